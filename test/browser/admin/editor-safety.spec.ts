import type { Page, Route } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, expectAccessible, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { describePictures } from './support/describe-pictures.js';
import { changeBeside, cut, editors, hold, makeRecord } from './support/editors.js';
import { enterAs } from './support/enter-as.js';
import { ADMIN_PASSWORD, API_URL } from './support/environment.js';
import { anyColour, picture } from './support/picture.js';
import { saveAs } from '../support/save-as.js';

/** How the stored token can come to its end. */
const endings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'is gone': (page) => page.evaluate(() => localStorage.removeItem('admin_token')),
  'is refused by the server': (page) =>
    page.evaluate(() => {
      const [head, claims] = (localStorage.getItem('admin_token') ?? '').split('.');
      localStorage.setItem('admin_token', [head, claims, 'A'.repeat(43)].join('.'));
    }),
  'has expired': (page) =>
    page.evaluate(() => {
      const claims = btoa(JSON.stringify({ userId: 1, exp: Math.floor(Date.now() / 1000) - 1 }));
      localStorage.setItem('admin_token', ['e30', claims.replaceAll('=', ''), 'x'].join('.'));
    }),
};

/** Makes a record and opens it. @returns its number and the field that is written in */
async function open(page: Page, api: AdminApi, editor: (typeof editors)[number], mark: string) {
  const id = await makeRecord(api, editor, mark);
  await page.goto(editor.editPath(id));
  return { id, field: page.getByRole('textbox', { name: editor.box.label }) };
}

for (const [index, editor] of editors.entries()) {
  const { kind, box, edit } = editor;
  // The dialog is the same one.
  const looksAtAccess = index === 0;

  test(`a second person saves a ${kind} first: both versions of the same field are shown, and one chooses`, async ({
    page,
    api,
    mark,
  }) => {
    const { id, field } = await open(page, api, editor, mark);
    await field.fill(`Eu, ${mark}`);
    expectFailure(refusedRequest(409));
    await changeBeside(api, editor, id, `Outra pessoa, ${mark}`);
    await page.getByRole('button', { name: edit.button }).click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
    await expect(dialog.getByRole('group', { name: `${box.label}: A sua versão` })).toContainText(`Eu, ${mark}`);
    await expect(dialog.getByRole('group', { name: `${box.label}: Versão guardada` })).toContainText(
      `Outra pessoa, ${mark}`,
    );
    await expect(dialog.getByRole('group')).toHaveCount(2);
    if (looksAtAccess) await expectAccessibleAtEveryWidth(page);

    await page.keyboard.press('Escape');
    await expect(field).toHaveValue(`Eu, ${mark}`);
    expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `Outra pessoa, ${mark}` });
    await page.getByRole('button', { name: edit.button }).click();
    await dialog.getByRole('radio', { name: 'Versão guardada' }).check();
    await dialog.getByRole('radio', { name: 'A sua versão' }).check();
    await changeBeside(api, editor, id, `E mais outra, ${mark}`);
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(dialog.getByRole('group', { name: `${box.label}: Versão guardada` })).toContainText(
      `E mais outra, ${mark}`,
    );
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(page.getByText(edit.success)).toBeVisible();
    expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `Eu, ${mark}` });
  });
}

// All editors share this behaviour, so it is proved on one kind.
for (const editor of editors.slice(0, 1)) {
  const { kind, box, edit } = editor;

  test.describe(`while a ${kind} is edited`, () => {
    test("leaving asks first: by a link, by the browser's own buttons, by closing the page", async ({
      page,
      api,
      mark,
    }) => {
      const id = await makeRecord(api, editor, mark);
      await page.goto(editor.editPath(id));
      await page.getByRole('link', { name: 'Voltar' }).click();
      await page.goBack();
      const field = page.getByRole('textbox', { name: box.label });
      await field.fill(`Por guardar ${mark}`);
      const dialog = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
      for (const leave of [
        () => page.getByRole('link', { name: 'Voltar' }).click(),
        () => page.getByRole('link', { name: 'Visão Geral' }).click(),
        () => page.goForward(),
      ]) {
        await leave();
        await expect(dialog).toContainText('Há alterações por guardar. Se sair agora, perdem-se.');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(field).toHaveValue(`Por guardar ${mark}`);
      }
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await expect(field).toHaveValue(`Por guardar ${mark}`);
    });

    test("'Sair' asks first, and the session goes on until it is answered", async ({ page, api, mark }) => {
      const id = await makeRecord(api, editor, mark);
      const { session } = await AdminApi.logIn();
      const headers = { Authorization: `Bearer ${session.token}` };
      const statusOfSession = async () => (await fetch(`${API_URL}/api/conta`, { headers })).status;
      await enterAs(page, session, editor.editPath(id));
      const field = page.getByRole('textbox', { name: box.label });
      await field.fill(`Por guardar ${mark}`);
      const leave = () => page.getByRole('button', { name: 'Sair', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
      await leave();
      await question.getByRole('button', { name: 'Continuar a editar' }).click();
      await expect(question).toBeHidden();
      await expect(field).toHaveValue(`Por guardar ${mark}`);
      expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBe(session.token);
      expect(await statusOfSession()).toBe(200);
      await leave();
      await question.getByRole('button', { name: 'Sair sem guardar' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect.poll(statusOfSession).toBe(401);
    });

    test('an unchanged form is left without a question', async ({ page, api, mark }) => {
      const { field } = await open(page, api, editor, mark);
      const before = await field.inputValue();
      await field.fill('outra coisa');
      await field.fill(before);
      await page.getByRole('link', { name: 'Voltar' }).click();
      await expect(page).toHaveURL(new RegExp(`${editor.listPath}$`));
    });

    test('a record that is gone, or a reading that fails, takes nothing typed away', async ({ page, api, mark }) => {
      const { id, field } = await open(page, api, editor, mark);
      await field.fill(`Escrito ${mark}`);
      const mend = await cut(page, 'GET', (editor.edited ?? editor.one)(id));
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Recarregar', exact: true }).click();
      await failed;
      await expect(field).toHaveValue(`Escrito ${mark}`);

      // The conflict cannot be read either: that is a failure, not an endless wait.
      expectFailure(refusedRequest(409));
      await changeBeside(api, editor, id, `Outra pessoa, ${mark}`);
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: edit.failure })).toBeVisible();
      await mend();
      expectFailure(refusedRequest(404));
      await api.call('DELETE', editor.remove(id));
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: edit.failure })).toBeVisible();
      await expect(field).toHaveValue(`Escrito ${mark}`);
      await expect(field).toBeEnabled();
    });

    test('a save that finds no server says so, and is made again by itself', async ({ page, api, mark }) => {
      const { id, field } = await open(page, api, editor, mark);
      await field.fill(`Escrito ${mark}`);
      const mend = await cut(page, 'PUT', editor.change(id));
      await page.getByRole('button', { name: edit.button }).click();
      const alert = page.getByRole('alert').filter({ hasText: edit.failure });
      await expect(alert).toContainText('Não há ligação ao servidor. O que escreveu não se perdeu');
      // the person is told once; a try of its own accord leaves the focus where they have put it
      await expect(page.locator(':focus').filter({ has: alert })).toBeVisible();
      await field.focus();
      await page.waitForEvent('requestfailed');
      await expect(alert).toBeVisible();
      await expect(field).toBeFocused();
      await mend();
      await expect(page.getByText(edit.success)).toBeVisible();
      expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `Escrito ${mark}`, versao: 2 });
    });

    test('what a save has stored is nobody else’s where its answer was lost and more was typed', async ({
      page,
      api,
      mark,
    }) => {
      const { id, field } = await open(page, api, editor, mark);
      await field.fill(`Escrito ${mark}`);
      expectFailure(/^PUT .*: net::ERR_FAILED$/);
      const storeAndLose = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await page.route(`${API_URL}${editor.change(id)}`, storeAndLose, { times: 1 });
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: edit.failure })).toBeVisible();
      await field.fill(`Escrito outra vez ${mark}`);
      expectFailure(refusedRequest(409));
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByText(edit.success)).toBeVisible();
      await expect(page.getByText('entretanto')).toHaveCount(0);
      expect(await api.call('GET', editor.one(id))).toMatchObject({
        [box.field]: `Escrito outra vez ${mark}`,
        versao: 3,
      });
    });

    test('what somebody else has stored is asked about, though one’s own save of the same was refused', async ({
      page,
      api,
      mark,
    }) => {
      const { id, field } = await open(page, api, editor, mark);
      await field.fill(`O mesmo ${mark}`);
      expectFailure(refusedRequest(400));
      const refuse = (route: Route) => route.fulfill({ status: 400, json: { message: 'Recusado.' } });
      await page.route(`${API_URL}${editor.change(id)}`, refuse, { times: 1 });
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: edit.failure })).toBeVisible();
      await changeBeside(api, editor, id, `O mesmo ${mark}`);
      await field.fill(`Outra coisa ${mark}`);
      expectFailure(refusedRequest(409));
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' })).toBeVisible();
      expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `O mesmo ${mark}` });
    });

    for (const [how, end] of Object.entries(endings)) {
      test(`a session whose token ${how} is renewed on the spot, and the save that was asked for goes on`, async ({
        page,
        api,
        mark,
      }) => {
        const { id, field } = await open(page, api, editor, mark);
        await field.fill(`Escrito ${mark}`);
        if (how === 'is refused by the server') expectFailure(refusedRequest(401));
        await end(page);
        await page.getByRole('button', { name: edit.button }).click();
        const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
        await expect(dialog).toContainText('O que escreveu não se perde.');
        if (how === 'is gone') await expectAccessible(page);
        await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByText(edit.success)).toBeVisible();
        expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `Escrito ${mark}` });
      });
    }

    test('every state is accessible on a phone and on a desk', async ({ page, api, mark }) => {
      const id = await makeRecord(api, editor, mark);
      await page.goto(editor.editPath(id));
      await expect(page.getByRole('button', { name: edit.button })).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await page.getByRole('textbox', { name: kind === 'membro' ? 'Nome' : 'Título' }).fill('');
      const refused = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('olá') };
      await page.locator('input[type=file]').first().setInputFiles(refused);
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByText('Campo obrigatório')).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
      await page.getByRole('button', { name: 'Eliminar' }).click();
      await expectAccessibleAtEveryWidth(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('link', { name: 'Voltar' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Sair sem guardar?' })).toBeVisible();
      await expectAccessibleAtEveryWidth(page);
    });
  });
}

test.describe('while a picture is on its way', () => {
  test('the form says so, cannot be saved, and is not left without a question', async ({ page }) => {
    await page.goto('/adicionar/equipa');
    const letGo = await hold(page, 'POST', '/upload');
    await page.locator('input[type=file]').setInputFiles(await picture('rita.jpg'));
    await expect(page.getByText('A carregar imagem...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Escolher: Imagem' })).toHaveCount(0);
    await expectAccessibleAtEveryWidth(page);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page
      .getByRole('alertdialog', { name: 'Sair sem guardar?' })
      .getByRole('button', { name: 'Continuar a editar' })
      .click();
    letGo();
    await expect(page.getByRole('img', { name: 'Pré-visualização: Imagem' })).toBeVisible();
  });

  test('an edited article says it in its own words, and waits with saving', async ({ page, api, mark }) => {
    const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: `A ${mark}`, descricao: 'T.' });
    await page.goto(`/editar/imprensa/${id}`);
    const letGo = await hold(page, 'POST', '/upload');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(await picture('a.jpg', anyColour()));
    await expect(page.getByText('Fazendo upload das fotos...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Atualizar Artigo' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    letGo();
    await expect(page.getByText('1 foto(s) enviada(s) com sucesso!')).toBeVisible();
    // nobody has said yet what it shows, which keeps it from being published, once the form has been looked through
    await describePictures(page);
    await expect(page.getByRole('button', { name: 'Atualizar Artigo' })).toBeEnabled();
  });
});

test.describe('with two people and a draft', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('that a draft was approved meanwhile stays so when something else of it is saved', async ({
    page,
    api,
    mark,
  }) => {
    const img = await api.upload('m.jpg', (await picture('m.jpg')).buffer, 'image/jpeg');
    const draft = { nome: `Eva ${mark}`, estado: 'Atual', testemunho: 'Olá.', img, rascunho: true };
    const { id } = await api.call<{ id: number }>('POST', '/equipa', draft);
    await page.goto(`/editar/equipa/${id}`);
    await page.getByRole('textbox', { name: 'Estado' }).fill('2025-2026');
    const current = await api.call<object>('GET', `/equipa/${id}`);
    await api.call('PUT', `/api/equipa/${id}`, { ...current, rascunho: false });
    await page.getByRole('button', { name: 'Atualizar Membro' }).click();
    await expect(page.getByText('Membro atualizado com sucesso!')).toBeVisible();
    const shown = await fetch(`${API_URL}/equipa/${id}`);
    expect(await shown.json()).toMatchObject({ estado: '2025-2026', rascunho: false });
  });
});

test.describe('with two people in one article', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('the changes of both are kept, and only what both changed is asked about', async ({ page, api, mark }) => {
    const article = { titulo: `Título ${mark}`, descricao: 'Texto.', hook: 'Destaque', Categoria: 'Jornal' };
    const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article);
    const beside = async (changed: object) =>
      api.call('PUT', `/api/imprensa/${id}`, { ...(await api.call<object>('GET', `/api/imprensa/${id}`)), ...changed });
    const title = page.getByRole('textbox', { name: 'Título', exact: true });
    await page.goto(`/editar/imprensa/${id}`);
    await title.fill(`Meu ${mark}`);
    await beside({ hook: 'Destaque de outra pessoa', descricao: 'Texto de outra pessoa.' });
    await saveAs(page, 'Guardar rascunho');
    const { nome } = api.session.user;
    await expect(page.getByText(new RegExp(`${nome} guardou alterações .* ficaram juntas com as suas`))).toBeVisible();
    await expect(page.getByText('Rascunho guardado.')).toBeVisible();
    const both = { titulo: `Meu ${mark}`, hook: 'Destaque de outra pessoa', descricao: 'Texto de outra pessoa.' };
    const standing = await api.call<{ conteudo: object }>('GET', `/api/imprensa/${id}/rascunho`);
    expect(standing.conteudo).toMatchObject(both);
    await expect(title).toHaveValue(`Meu ${mark}`);

    await title.fill(`Meu outra vez ${mark}`);
    await page.getByRole('textbox', { name: 'Categoria' }).fill('Minha');
    const theirs = { ...both, titulo: `Deles ${mark}`, data: '2026-01-02T10:00:00.000Z' };
    await api.call('PUT', `/api/imprensa/${id}/rascunho`, { estado: 'rascunho', conteudo: { ...article, ...theirs } });
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await expect(dialog).toContainText(`${nome} guardou alterações (`);
    await expectAccessibleAtEveryWidth(page);
    await dialog.getByRole('radio', { name: 'Versão guardada' }).check();
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(page.getByText('Publicado.', { exact: true })).toBeVisible();
    expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ ...theirs, Categoria: 'Minha' });
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, refusedRequest, test } from './support/admin-test.js';
import { saveAs } from '../support/save-as.js';

// This page is this file's: no other test changes it.
test.describe.configure({ mode: 'default' });

const EDITOR = '/editar/paginas/formacoes';
const API = '/api/paginas/formacoes';
const KEPT = '/api/por-guardar?recurso=paginas/formacoes&registo=0';

interface Words {
  lead: string;
  description: string;
  formTitle: string;
}
interface Stored {
  conteudo: Words & { first: { where: string } };
  rascunho: (Words & { first: { where: string } }) | null;
}

test.afterAll(async ({ api }) => {
  await api.call('PUT', API, { conteudo: {} });
  await api.call('POST', `${API}/publicacao`, {});
});

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const lead = (page: Page) => box(page, 'Introdução *');
const formTitle = (page: Page) => box(page, 'Título do formulário *');
const where = (page: Page) => box(page, 'Onde *').first();
const draft = (page: Page) => saveAs(page, 'Guardar rascunho');
const saved = (page: Page) => page.getByText('Rascunho guardado. Os visitantes ainda não o veem.');
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Há texto seu que não chegou a ser guardado' });

const whenKept = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/por-guardar/'));

/** Types into a page of the site in a window of the same person, and has it crash once that is kept. */
async function crashWhileTyping(context: BrowserContext, type: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  await page.goto(EDITOR);
  const kept = whenKept(page);
  await type(page);
  expect((await kept).status()).toBe(204);
  await expect(page.getByText('O que escreve fica guardado para si.')).toBeVisible();
  await page.close();
}

test('what was being typed into a page when the browser crashed is offered again, also of a group', async ({
  page,
  api,
  mark,
}) => {
  const before = await api.call('GET', API);
  await crashWhileTyping(page.context(), async (other) => {
    await lead(other).fill(`A meio ${mark}`);
    await where(other).fill(`No Porto ${mark}`);
  });
  expect(await api.call('GET', API)).toEqual(before);
  await page.goto(EDITOR);
  await expect(offer(page)).toContainText('Introdução');
  await expectAccessibleAtEveryWidth(page);
  await offer(page).getByRole('button', { name: 'Recuperar' }).click();
  await expect(lead(page)).toHaveValue(`A meio ${mark}`);
  await expect(where(page)).toHaveValue(`No Porto ${mark}`);
  await draft(page);
  await expect(saved(page)).toBeVisible();
  expect(await api.call('GET', API)).toMatchObject({
    rascunho: { lead: `A meio ${mark}`, first: { where: `No Porto ${mark}` } },
  });
  await expect.poll(() => api.call<unknown[]>('GET', KEPT)).toEqual([]);

  // the form goes on after a save
  const kept = whenKept(page);
  await lead(page).fill(`Mais ${mark}`);
  expect((await kept).request().postDataJSON()).toMatchObject({ campos: { lead: `Mais ${mark}` } });
});

test.describe('with two people in one page', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('the changes of both are kept, and only what both changed is asked about, with who and when', async ({
    page,
    api,
    mark,
  }) => {
    const now = async () => {
      const { rascunho, conteudo } = await api.call<Stored>('GET', API);
      return rascunho ?? conteudo;
    };
    const beside = async (changed: object) => api.call('PUT', API, { conteudo: { ...(await now()), ...changed } });
    await page.goto(EDITOR);
    await lead(page).fill(`Meu ${mark}`);
    await beside({ formTitle: `Título deles ${mark}` });
    await draft(page);
    const together = new RegExp(
      `${api.session.user.nome} guardou alterações \\(.+\\) entretanto: ficaram juntas com as suas`,
    );
    await expect(page.getByText(together)).toBeVisible();
    await expect(saved(page)).toBeVisible();
    expect(await now()).toMatchObject({ lead: `Meu ${mark}`, formTitle: `Título deles ${mark}` });
    await expect(formTitle(page)).toHaveValue(`Título deles ${mark}`);

    await lead(page).fill(`Meu outra vez ${mark}`);
    await where(page).fill(`Onde eu digo ${mark}`);
    await beside({ lead: `Deles ${mark}`, description: `Descrição deles ${mark}` });
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
    await expect(dialog).toContainText(`${api.session.user.nome} guardou alterações (`);
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await expect(dialog.getByRole('group', { name: 'Introdução: Versão guardada' })).toContainText(`Deles ${mark}`);
    await expectAccessibleAtEveryWidth(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(lead(page)).toHaveValue(`Meu outra vez ${mark}`);
    expect(await now()).toMatchObject({ lead: `Deles ${mark}` });
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await dialog.getByRole('radio', { name: 'Versão guardada' }).check();
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(page.getByText('Página publicada.')).toBeVisible();
    expect(await api.call('GET', API)).toMatchObject({
      rascunho: null,
      conteudo: {
        lead: `Deles ${mark}`,
        description: `Descrição deles ${mark}`,
        first: { where: `Onde eu digo ${mark}` },
      },
    });
  });

  test('what is taken up again is never over what they have saved', async ({ page, api, mark }) => {
    await crashWhileTyping(page.context(), (other) => lead(other).fill(`A meio ${mark}`));
    await api.call('PUT', API, { conteudo: { lead: `Deles ${mark}`, formTitle: `Título deles ${mark}` } });
    await page.goto(EDITOR);
    await offer(page).getByRole('button', { name: 'Recuperar' }).click();
    await draft(page);
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(saved(page)).toBeVisible();
    expect(await api.call('GET', API)).toMatchObject({
      rascunho: { lead: `A meio ${mark}`, formTitle: `Título deles ${mark}` },
    });
  });
});

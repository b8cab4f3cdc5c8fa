import { expect, test } from './support/admin-test.js';
import { cut, editors, hold, makeRecord, submitTwice } from './support/editors.js';
import { answerAsProxy } from './support/proxy.js';

for (const editor of editors) {
  const { kind, box, edit, add, deletion, leadsTo = '/dashboard' } = editor;

  test.describe(`the screens of one ${kind}`, () => {
    test('adding: a failure is said and keeps what was typed; two sendings in one tick make one record', async ({
      page,
      api,
      mark,
    }) => {
      await page.goto(editor.addPath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.addTitle);
      await expect(page.getByText('Campos marcados com * são obrigatórios')).toBeVisible();
      await editor.fill(page, mark);
      const mend = await cut(page, 'POST', editor.make);
      await page.getByRole('button', { name: add.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: add.failure })).toBeInViewport();
      await mend();

      const letGo = await hold(page, 'POST', editor.make);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await submitTwice(page);
      await expect(page.getByRole('button', { name: add.sending })).toBeDisabled();
      letGo();
      await expect(page.getByText(add.success)).toBeInViewport();
      if (add.redirectMs === null) {
        await expect(page).toHaveURL(new RegExp(`${editor.addPath}$`));
        await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('');
      } else {
        await page.clock.runFor(add.redirectMs - 1);
        await expect(page).toHaveURL(new RegExp(`${editor.addPath}$`));
        await page.clock.runFor(1);
        await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
      }
      const filter = encodeURIComponent(JSON.stringify({ q: mark }));
      expect(await api.call('GET', `${editor.make}?filter=${filter}`)).toHaveLength(1);
    });

    test('editing: failures to read and to save are said and can be tried again; loading, badge, saving, redirect', async ({
      page,
      api,
      mark,
    }) => {
      const id = await makeRecord(api, editor, mark);
      const before = await api.call<object>('GET', editor.one(id));
      const mendRead = await cut(page, 'GET', (editor.edited ?? editor.one)(id));
      const show = await hold(page, 'GET', (editor.edited ?? editor.one)(id));
      await page.goto(editor.editPath(id));
      await expect(page.getByText(edit.loading)).toBeVisible();
      show();
      await expect(page.getByRole('alert')).toContainText(edit.loadFailure);
      await mendRead();
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await expect(page.getByText(`ID: ${id}`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.editTitle);
      await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', editor.listPath);

      await page.getByRole('textbox', { name: box.label }).fill(`Mudado ${mark}`);
      const mendSave = await cut(page, 'PUT', editor.change(id));
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('alert').filter({ hasText: edit.failure })).toBeInViewport();
      await mendSave();
      const endOfProxy = await answerAsProxy(page, editor.change(id));
      const answered = page.waitForResponse((response) => response.status() === 502);
      await page.getByRole('button', { name: edit.button }).click();
      await answered;
      await expect(page.getByRole('button', { name: edit.button })).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveText(edit.failure);
      await endOfProxy();

      const letGo = await hold(page, 'PUT', editor.change(id));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: edit.button }).click();
      await expect(page.getByRole('button', { name: 'Salvando...' })).toBeDisabled();
      await expect(page.getByRole('textbox', { name: box.label })).toBeDisabled();
      letGo();
      await expect(page.getByText(edit.success)).toBeInViewport();
      await page.clock.runFor(editor.saveRedirectMs - 1);
      await expect(page).toHaveURL(new RegExp(`${editor.editPath(id)}$`));
      await page.clock.runFor(1);
      await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
      // Nothing else is written than what was changed.
      const changed = Object.fromEntries([box.field, box.alias ?? box.field].map((name) => [name, `Mudado ${mark}`]));
      expect(await api.call('GET', editor.one(id))).toEqual({ ...before, ...changed, versao: 2 });
    });

    test('deleting: asked, refused by the network, done, redirect', async ({ page, api, mark }) => {
      const id = await makeRecord(api, editor, mark);
      await page.goto(editor.editPath(id));
      await page.getByRole('button', { name: 'Eliminar' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
      for (const sentence of [
        deletion.question,
        editor.nameOf(mark),
        'Vai para o Lixo e fica lá 30 dias: até lá pode ser reposto.',
      ]) {
        await expect(dialog).toContainText(sentence);
      }
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expect(dialog).toBeHidden();
      expect(await api.call('GET', editor.one(id))).toMatchObject({ id });

      await page.getByRole('button', { name: 'Eliminar' }).click();
      const mend = await cut(page, 'DELETE', editor.remove(id));
      await dialog.getByRole('button', { name: 'Eliminar' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(deletion.failure);
      await mend();
      const letGo = await hold(page, 'DELETE', editor.remove(id));
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await dialog.getByRole('button', { name: 'Eliminar' }).click();
      await expect(dialog.getByRole('button', { name: 'Eliminando...' })).toBeDisabled();
      letGo();
      await expect(page.getByText(deletion.success)).toBeVisible();
      await page.clock.runFor(1499);
      await expect(page).toHaveURL(new RegExp(`${editor.editPath(id)}$`));
      await page.clock.runFor(1);
      await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
      await expect(api.call('GET', editor.one(id))).rejects.toThrow('404');
    });
  });
}

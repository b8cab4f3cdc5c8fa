import { resize } from '../support/resize.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { editors, makeRecord } from './support/editors.js';

const binOf = (mark: string) =>
  `/dashboard/lixo?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`;

for (const editor of editors) {
  test(`one ${editor.kind} that was removed is brought back from the bin`, async ({ page, api, mark }) => {
    const id = await makeRecord(api, editor, mark);
    const before = await api.call<object>('GET', editor.one(id));
    await api.call('DELETE', editor.remove(id));
    await page.goto(binOf(mark));
    await expect(page.getByRole('cell', { name: editor.nameOf(mark), exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Repor ${editor.nameOf(mark)}` }).click();
    await expect(page.getByText(`«${editor.nameOf(mark)}» foi reposto.`)).toBeVisible();
    await expect(page.getByRole('cell', { name: editor.nameOf(mark), exact: true })).toBeHidden();
    expect(await api.call('GET', editor.one(id))).toEqual({ ...before, versao: 2 });
  });
}

test('what is in the bin goes for good at once, when that is asked and confirmed', async ({ page, api, mark }) => {
  const [editor] = editors;
  if (editor === undefined) throw new Error('no editor');
  const id = await makeRecord(api, editor, mark);
  await api.call('DELETE', editor.remove(id));
  await resize(page, 390, 800);
  await page.goto(binOf(mark));
  const name = editor.nameOf(mark);
  await page.getByRole('button', { name: `Eliminar de vez ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar de vez' });
  await expect(dialog).toContainText('Esta ação não pode ser desfeita.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: `Eliminar de vez ${name}` }).click();
  await dialog.getByRole('button', { name: 'Eliminar de vez' }).click();
  await expect(page.getByText('Eliminado de vez.')).toBeVisible();
  // it names the record too, and closes behind the message
  await expect(dialog).toBeHidden();
  await expect(page.getByText(name)).toBeHidden();
  await expect(api.call('GET', `/api/eventos/${id}/versoes`)).rejects.toThrow('404');
});

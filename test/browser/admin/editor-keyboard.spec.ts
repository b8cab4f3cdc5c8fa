import type { FileChooser } from '@playwright/test';
import { expect, test } from './support/admin-test.js';
import { editors, makeRecord } from './support/editors.js';
import { tabTo } from './support/tab-to.js';

// The four kinds share their editor: one proves it.
for (const editor of editors.slice(0, 1)) {
  const { kind, box, edit, deletion } = editor;

  test(`a ${kind} is changed, left, and deleted without a mouse`, async ({ page, api, mark }) => {
    // A key at a time takes long where the machine is busy.
    test.slow();
    const choosers: FileChooser[] = [];
    page.on('filechooser', (chooser) => choosers.push(chooser));
    const id = await makeRecord(api, editor, mark);
    await page.goto(editor.editPath(id));
    await expect(page.getByRole('textbox', { name: box.label })).toBeVisible();
    await tabTo(page, 'textbox', box.label);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`Escrito ${mark}`);

    await tabTo(page, 'link', 'Cancelar');
    await page.keyboard.press('Enter');
    const leaving = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
    await tabTo(page, 'button', 'Continuar a editar');
    await page.keyboard.press('Enter');
    await expect(leaving).toBeHidden();

    // A picture is chosen by a button, too.
    await tabTo(page, 'button', /^Escolher: Trocar:/);
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers.map((chooser) => chooser.isMultiple())).toEqual([false]);

    await tabTo(page, 'button', edit.button);
    await page.keyboard.press('Enter');
    await expect(page.getByText(edit.success)).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `Escrito ${mark}` });

    await page.goto(editor.editPath(id));
    await expect(page.getByRole('button', { name: 'Eliminar' })).toBeVisible();
    await tabTo(page, 'button', 'Eliminar');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Confirmar Eliminação' })).toContainText(deletion.question);
    await tabTo(page, 'button', 'Eliminar');
    await page.keyboard.press('Enter');
    await expect(page.getByText(deletion.success)).toBeVisible();
  });
}

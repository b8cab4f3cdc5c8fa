import type { FileChooser, Page } from '@playwright/test';
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

/** How much the header or the bar of the editor covers of what has the focus, in pixels; undefined outside the fields. */
const coveredOfFocus = (page: Page) =>
  page.evaluate(async () => {
    // a bar that has just grown brings the field above it as the next frame is drawn
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bar = document.querySelector('section[aria-label="Publicação"]');
    const focused = document.activeElement;
    if (bar === null || !(focused instanceof HTMLElement) || !focused.closest('form') || bar.contains(focused))
      return undefined;
    // of a long text, the line that is written in is brought into view
    if (focused.isContentEditable) return undefined;
    const { top, bottom } = focused.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.max(0, header - top, bottom - bar.getBoundingClientRect().top);
  });

for (const [width, height] of [
  [320, 568],
  [820, 600],
  [1280, 720],
] as const) {
  test(`at ${width} × ${height}, neither header nor bar covers what has the focus, on either way`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/adicionar/evento');
    await page.getByRole('textbox', { name: 'Título' }).focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      const covered: number[] = [];
      for (let steps = 0; steps < 30; steps += 1) {
        await page.keyboard.press(key);
        const pixels = await coveredOfFocus(page);
        if (pixels !== undefined) covered.push(pixels);
      }
      expect(covered.length).toBeGreaterThan(15);
      expect(covered).toEqual(covered.map(() => 0));
    }
  });
}

import type { Page } from '@playwright/test';

/** Says of every picture in the form of an editor, one of which there must be, that it is decorative. */
export async function describePictures(page: Page): Promise<void> {
  const yet = page.getByRole('button', { name: /^Descrever: / });
  const dialog = page.getByRole('dialog', { name: /^Imagem: / });
  await yet.first().waitFor();
  while ((await yet.count()) > 0) {
    await yet.first().click();
    await dialog.getByLabel('Decorativa').check();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}

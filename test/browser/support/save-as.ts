import type { Page } from '@playwright/test';

/** Chooses another way to save than the editor's own button: 'Guardar rascunho', 'Agendar', 'Arquivar'. */
export async function saveAs(page: Page, way: string): Promise<void> {
  await openWays(page);
  await page.getByRole('menuitem', { name: new RegExp(`^${way}`) }).click();
}

export const openWays = (page: Page) => page.getByRole('button', { name: 'Mais opções de publicação' }).click();

import type { Locator } from '@playwright/test';
import { expect } from './admin-test.js';

/** Opens an earlier version in a dialog of the history, once the newest, which is shown first, is read to its end. */
export async function openVersion(dialog: Locator, place: number): Promise<void> {
  const version = dialog.getByRole('list', { name: 'Versões' }).getByRole('button').nth(place);
  await expect(version).toBeVisible();
  await expect(dialog.getByText('A carregar a versão...')).toHaveCount(0);
  await version.click();
}

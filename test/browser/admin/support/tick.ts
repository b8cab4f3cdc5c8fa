import type { Locator } from '@playwright/test';
import { expect } from './admin-test.js';

/** Ticks a box that follows the store of react-admin: it may change a rendering later than it is clicked. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

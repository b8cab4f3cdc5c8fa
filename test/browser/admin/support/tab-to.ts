import type { Page } from '@playwright/test';

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'combobox',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach the ${role} '${String(name)}'`);
}

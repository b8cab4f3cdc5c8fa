import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 40;

/** Goes through a form by Tab, from its first control to its button: every control in order, each with a focus that shows. */
export async function tabThrough(page: Page, form: Locator): Promise<void> {
  const ids = await form
    .locator(':is(input:not([type=hidden]):not([type=radio]:not(:checked)), textarea, select):not([inert] *)')
    .evaluateAll((controls) => controls.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1);
  await page.locator(`[id="${ids[0]}"]`).focus();
  const reached: string[] = [];
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    const { id, shows, submit } = await page.locator(':focus').evaluate((element) => {
      // A file's own control is hidden, and its place shows the focus for it.
      const drawn = element.matches('input[type=file]') ? element.parentElement : element;
      const { outlineStyle, boxShadow } = getComputedStyle(drawn ?? element);
      return {
        id: element.id,
        shows: outlineStyle !== 'none' || boxShadow !== 'none',
        submit: element.matches('button[type=submit]'),
      };
    });
    expect(shows, `the focus on ${id}`).toBe(true);
    if (submit) break;
    if (id) reached.push(id);
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(ids);
  await expect(form.locator('button[type=submit]')).toBeFocused();
}

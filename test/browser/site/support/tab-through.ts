import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 40;

/** Goes through a form by Tab, from its first control to its button: every control in order, each with a focus that shows. */
export async function tabThrough(page: Page, form: Locator): Promise<void> {
  const ids = await form
    .locator(':is(input:not([type=hidden]), textarea, select):not([inert] *)')
    .evaluateAll((controls) =>
      controls
        // of a choice of one, Tab comes to what is chosen, or else to the first
        .filter((control, index) => {
          if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
          const group = controls.filter((other) => 'name' in other && other.name === control.name);
          return group.some((one) => (one as HTMLInputElement).checked)
            ? control.checked
            : group[0] === controls[index];
        })
        .map(({ id }) => id),
    );
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

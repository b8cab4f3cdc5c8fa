import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Lists the rules of WCAG 2.2 AA and of good practice that a page breaks, one line a rule.
 * @param part selector of the part of it that is looked at, where it is not all
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const release = await unstick(page);
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    // Else a second page is opened to put together the answers of many frames, and what is well is told at length too:
    // two thirds of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A frame shows another page, which is not judged here.
    .exclude('iframe')
    .analyze();
  await release();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Puts what sticks to an edge of the window where it stands in the page: a field that it happens to cover by half would be
 * taken for one that is too small.
 * @returns what lets it stick again
 */
async function unstick(page: Page): Promise<() => Promise<void>> {
  const stuck = await page.evaluateHandle(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const sticky = all.filter((element) => getComputedStyle(element).position === 'sticky');
    for (const { style } of sticky) Object.assign(style, { position: 'relative', inset: 'auto' });
    return sticky;
  });
  return async () => {
    await stuck.evaluate((sticky) => {
      for (const { style } of sticky) Object.assign(style, { position: '', inset: '' });
    });
    await stuck.dispose();
  };
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What a page breaks of WCAG 2.2 AA and of good practice, one line a rule.
 * @param part selector of the part of it that is looked at, where it is not all
 */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    // Else a second page is opened to put together the answers of many frames, and what is well is told at length too:
    // two thirds of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What stands in a frame is another's.
    .exclude('iframe')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

import { pages } from './support/pages.js';
import { expect, test } from './support/site-test.js';

for (const { path } of pages) {
  test(`${path} asks for no script while it is drawn, and comes alive afterwards`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/modulepreload"|type="module"|<script[^>]* src=/);

    await page.goto(path);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa do site' }).click();
    await expect(page).toHaveURL('/mapa-do-site');
    // Only a page that runs moves on without loading anew.
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
}

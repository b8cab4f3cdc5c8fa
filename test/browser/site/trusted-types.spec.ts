import { expect, expectFailure, test } from './support/site-test.js';

test('a text that something puts where it would be markup or script is not taken', async ({ page }) => {
  await page.goto('/contacte-nos');
  expectFailure(/TrustedScript/);
  const taken = await page.evaluate(() => {
    const script = () => document.createElement('script');
    const attempts = {
      'an element for data': () => (document.createElement('div').innerHTML = '<script></script>'),
      'a file of ours': () => (script().src = '/assets/a.js'),
      markup: () => (document.createElement('div').innerHTML = '<img src=x>'),
      'a script that somebody uploaded': () => (script().src = '/uploads/a.js'),
      'a script of another site': () => (script().src = 'https://example.org/assets/a.js'),
      code: () => (script().text = 'alert(1)'),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });
  expect(taken).toEqual(['an element for data', 'a file of ours']);
});

test('a page that is reached by a link has its data for search engines', async ({ page }) => {
  await page.goto('/contacte-nos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('script[type="application/ld+json"]').last()).toBeAttached();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('FAQPage');
});

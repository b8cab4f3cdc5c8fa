import { expect, expectFailure, test } from './support/site-test.js';

test('a text that something puts where it would be markup or script becomes nothing', async ({ page }) => {
  await page.goto('/contacte-nos');
  const taken = await page.evaluate(() => {
    const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html }).innerHTML;
    const address = (src: string) => Object.assign(document.createElement('script'), { src }).getAttribute('src');
    const code = (text: string) => Object.assign(document.createElement('script'), { text }).text;
    return {
      'an empty script': element('<script></script>'),
      markup: element('<img src=x onerror=alert(1)>'),
      'a file of ours': address('/assets/a.js'),
      'a file that somebody uploaded': address('/uploads/a.js'),
      'a file of another site': address('https://example.org/assets/a.js'),
      data: code('{"@type":"FAQPage"}'),
      code: code('alert(1)'),
    };
  });
  expect(taken).toEqual({
    'an empty script': '<script></script>',
    markup: '',
    'a file of ours': '/assets/a.js',
    'a file that somebody uploaded': '',
    'a file of another site': '',
    data: '{"@type":"FAQPage"}',
    code: '',
  });
});

test('a page that is reached by a link has its data for search engines', async ({ page }) => {
  await page.goto('/contacte-nos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('script[type="application/ld+json"]').last()).toBeAttached();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('FAQPage');
});

test('a page that somebody changed on its way, as translators do, still comes alive', async ({ page }) => {
  await page.route('**/contacte-nos', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Contact us');
    await route.fulfill({ response, body: html });
  });
  expectFailure(/Minified React error #418/);
  await page.goto('/contacte-nos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacte-nos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perguntas frequentes');
});

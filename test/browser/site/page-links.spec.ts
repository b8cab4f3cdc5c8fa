import { expect, test } from './support/site-test.js';

test('a link of ours leads on in the same document, and back again', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Mapa do site' }).click();
  await expect(page).toHaveURL('/mapa-do-site');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  const steps = await page.evaluate(() => history.length);
  await footer.getByRole('link', { name: 'Mapa do site' }).click();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link of ours opens another tab for who asks for one', async ({ page, context }) => {
  await page.goto('/faq');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Mapa do site' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/mapa-do-site');
  await expect(page).toHaveURL('/faq');
});

import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { expect, test } from './support/site-test.js';

test.use({ answeredConsent: false });

for (const [answer, allowed] of [
  ['Recusar', false],
  ['Aceitar', true],
] as const) {
  test(`“${answer}” takes one click and is remembered`, async ({ page }) => {
    await page.goto('/faq');
    const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Definições de cookies' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goto('/dfc-global');
    await expect(page.getByRole('button', { name: 'Ver o vídeo' })).toBeVisible();
    await expect(page.getByText('o site que o aloja pode usar cookies')).toHaveCount(allowed ? 0 : 1);
  });
}

test('each kind can be chosen, and the choice changed later from the footer', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
  await question.getByText('Escolher').click();
  await expect(question.getByLabel('Essenciais')).toBeDisabled();
  await question.getByLabel('Estatística').check();
  await question.getByRole('button', { name: 'Guardar a escolha' }).click();
  await page.getByRole('button', { name: 'Definições de cookies' }).click();
  await expect(question.getByLabel('Estatística')).toBeChecked();
  await expect(question.getByLabel('Marketing')).not.toBeChecked();
});

test('the keyboard answers, comes back from the footer, and ends where it began', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
  await question.getByRole('button', { name: 'Recusar' }).press('Enter');
  await expect(question).toHaveCount(0);
  const reopen = page.getByRole('button', { name: 'Definições de cookies' });
  await reopen.press('Enter');
  await expect(question.getByRole('heading')).toBeFocused();
  for (const name of ['Política de Cookies', 'Recusar', 'Aceitar']) {
    await page.keyboard.press('Tab');
    await expect(question.getByText(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(reopen).toBeFocused();
});

test('before any answer nothing is asked of other hosts and no cookie is set', async ({ page, context, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of ['/', '/dfc-global', '/eventos/1']) await page.goto(path);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').hostname]);
  expect(await context.cookies()).toEqual([]);
});

test('the question has no accessibility violation and fits a small screen', async ({ page }) => {
  await resize(page, 320, 640);
  await page.goto('/faq');
  await expect(page.getByRole('region', { name: 'Cookies: aceitar ou recusar' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText('Escolher', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('the question is next after the skip link, and on a page that is twice as large takes a third of the view at most', async ({
  page,
}) => {
  // 1280 × 720 px, twice as large
  await resize(page, 640, 360);
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
  await expect(question).toBeVisible();
  expect((await question.boundingBox())?.height).toBeLessThanOrEqual(120);
  for (const name of ['Recusar', 'Aceitar'])
    await expect(question.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const steps = ['Saltar para o conteúdo', 'Política de Cookies', 'Recusar', 'Aceitar'];
  for (const name of steps) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
});

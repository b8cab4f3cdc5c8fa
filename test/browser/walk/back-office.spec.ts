import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.js';
import { ADMIN_URL, credentials, kindOf } from './addresses.js';
import { expectEveryPictureShown } from './pictures.js';

const MINUTE_MS = 60_000;
const SECTIONS = 18;

/** Where the links of a screen lead within the back office, the screen itself left out. */
async function linksOf(page: Page, within = 'body'): Promise<string[]> {
  const targets = await page
    .locator(`${within} a[href]`)
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  return targets
    .filter((href) => URL.canParse(href))
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === ADMIN_URL)
    .map(({ pathname }) => pathname);
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.soft(page.locator('.MuiSkeleton-root, [role="progressbar"]'), path).toHaveCount(0);
  await expectEveryPictureShown(page);
}

test('the first administrator signs in, and every section with its screens to add and to edit shows all of itself', async ({
  page,
}) => {
  test.setTimeout(10 * MINUTE_MS);
  await page.goto(`${ADMIN_URL}/login`);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`${ADMIN_URL}/dashboard`);
  await expectWhole(page, '/dashboard');

  const menu = page.getByRole('navigation', { name: 'Navegação' });
  const folded = menu.locator('button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  const sections = await linksOf(page, 'nav[aria-label="Navegação"]');
  expect(new Set(sections).size).toBeGreaterThanOrEqual(SECTIONS);

  const seen = new Set<string>(['/', '/login', '/dashboard']);
  const isNew = (path: string) => !seen.has(kindOf(path)) && seen.add(kindOf(path));
  /** Follows the link to a screen, and from there those to screens that were not seen yet, and comes back each time. */
  const look = async (path: string): Promise<void> => {
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(ADMIN_URL + path);
    await expectWhole(page, path);
    for (const found of await linksOf(page)) {
      if (!isNew(found)) continue;
      await test.step(found, () => look(found));
      await page.goBack();
    }
  };
  for (const path of sections) if (isNew(path)) await test.step(path, () => look(path));
  const kinds = [...seen];
  test.info().annotations.push({ type: 'screens', description: kinds.join(' ') });
  expect(kinds.filter((kind) => kind.startsWith('/adicionar/')).length, kinds.join(' ')).toBeGreaterThan(3);
  expect(kinds.filter((kind) => kind.startsWith('/editar/')).length, kinds.join(' ')).toBeGreaterThan(3);
});

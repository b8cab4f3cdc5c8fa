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
  await page.waitForLoadState('networkidle');
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

  const sidebar = await linksOf(page, 'nav[aria-label="Navegação"]');
  expect(new Set(sidebar).size).toBeGreaterThanOrEqual(SECTIONS);

  const ahead = [...sidebar, ...(await linksOf(page))];
  const seen = new Set<string>(['/', '/login', '/dashboard']);
  const isNew = (path: string) => !seen.has(kindOf(path)) && seen.add(kindOf(path));
  const look = async (tab: Page, path: string) => {
    const answer = await tab.goto(ADMIN_URL + path);
    expect.soft(answer?.status(), path).toBe(200);
    await expectWhole(tab, path);
    ahead.push(...(await linksOf(tab)));
  };
  // Four screens at once: each spends most of its time waiting.
  const tabs = [page, ...(await Promise.all(Array.from({ length: 3 }, () => page.context().newPage())))];
  const lookAtNext = async (tab: Page): Promise<void> => {
    const path = ahead.shift();
    if (path === undefined) return;
    if (isNew(path)) await test.step(path, () => look(tab, path));
    await lookAtNext(tab);
  };
  await Promise.all(tabs.map(lookAtNext));
  const kinds = [...seen];
  test.info().annotations.push({ type: 'screens', description: kinds.join(' ') });
  expect(kinds.filter((kind) => kind.startsWith('/adicionar/')).length, kinds.join(' ')).toBeGreaterThan(3);
  expect(kinds.filter((kind) => kind.startsWith('/editar/')).length, kinds.join(' ')).toBeGreaterThan(3);
});

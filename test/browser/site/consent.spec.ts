import type { Page } from '@playwright/test';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { StartedProcess } from '../../programs/support/started-process.js';
import { addresses } from './support/addresses.js';
import { waitUntilAlive } from './support/wait-until-alive.js';
import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { expect, test } from './support/site-test.js';

const STATISTICS = 'https://estatistica.exemplo/contar.js';

let site: StartedProcess;
let asking: string;

// One worker runs all tests of this file, so that they share a site that has a provider of statistics.
test.describe.configure({ mode: 'default' });
test.use({ answeredConsent: false });

test.beforeAll(async () => {
  const [port] = await freePorts(1);
  asking = `http://localhost:${port}`;
  site = new StartedProcess(['public-web/build/server/index.js'], {
    SITE_PORT: String(port),
    SITE_URL: asking,
    API_URL: addresses.api,
    STATISTICS_SCRIPT_URL: STATISTICS,
  });
  await site.printed(/Site em/);
});

test.afterAll(async () => {
  await site.dispose();
});

test.beforeEach(async ({ page }) => {
  await page.route(STATISTICS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.contado = "sim";' }),
  );
});

const counted = (page: Page) => page.locator('html[data-contado="sim"]');

test('without anything to choose nobody is asked, and the settings in the footer say so', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: /cookies/i })).toHaveCount(0);
  const settings = page.getByRole('button', { name: 'Definições de cookies' });
  await settings.press('Enter');
  const said = page.getByRole('region', { name: 'Definições de cookies' });
  await expect(said.getByRole('heading')).toBeFocused();
  await expect(said).toContainText('Este site só usa cookies essenciais, por isso não há nada para escolher.');
  expect(await violations(page)).toEqual([]);
  await said.getByRole('button', { name: 'Fechar' }).click();
  await expect(said).toHaveCount(0);
  await expect(settings).toBeFocused();
});

test('a provider’s script runs once it is allowed, and no longer when that is taken back', async ({ page }) => {
  await page.goto(`${asking}/faq`);
  const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
  await expect(question).toBeVisible();
  await expect(counted(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Aceitar' }).click();
  await expect(counted(page)).toHaveCount(1);
  await page.reload();
  await expect(counted(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Definições de cookies' }).click();
  await question.getByRole('button', { name: 'Recusar' }).click();
  await expect(counted(page)).toHaveCount(0);
});

for (const [answer, allowed] of [
  ['Recusar', false],
  ['Aceitar', true],
] as const) {
  test(`“${answer}” takes one click and is remembered`, async ({ page }) => {
    await page.goto(`${asking}/faq`);
    const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Definições de cookies' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await page.goto(`${asking}/dfc-global`);
    await expect(page.getByRole('button', { name: 'Ver o vídeo' })).toBeVisible();
    await expect(page.getByText('o site que o aloja pode usar cookies')).toHaveCount(allowed ? 0 : 1);
  });
}

test('each kind can be chosen, and the choice changed later from the footer', async ({ page }) => {
  await page.goto(`${asking}/faq`);
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
  await page.goto(`${asking}/faq`);
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

test('before any answer nothing is asked of other hosts and no cookie is set', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of ['/', '/dfc-global', '/eventos/1']) await page.goto(asking + path);
  expect([...hosts]).toEqual(['localhost']);
  expect(await context.cookies()).toEqual([]);
});

test('the question has no accessibility violation and fits a small screen', async ({ page }) => {
  await resize(page, 320, 640);
  await page.goto(`${asking}/faq`);
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
  await page.goto(asking);
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

test('the page ends with its footer, all of it above the question', async ({ page }) => {
  await page.goto(`${asking}/faq`);
  const question = page.getByRole('region', { name: 'Cookies: aceitar ou recusar' });
  await expect(question).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const width of [320, 768, 1280]) {
    await resize(page, width, 800);
    // The room for the question is measured anew once it has its new size.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          const [end, last, top] = await Promise.all([
            footer.evaluate(
              (element) => document.documentElement.scrollHeight - (element.getBoundingClientRect().bottom + scrollY),
            ),
            footer.getByRole('link', { name: 'YouTube' }).evaluate((element) => element.getBoundingClientRect().bottom),
            question.evaluate((element) => element.getBoundingClientRect().top),
          ]);
          return { ends: Math.abs(end) < 1, above: last <= top };
        },
        { message: `${width} px` },
      )
      .toEqual({ ends: true, above: true });
  }
});

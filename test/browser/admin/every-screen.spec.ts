import type { Locator, Page } from '@playwright/test';
import { pdf } from '../../support/samples.js';
import { resize } from '../support/resize.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { longRows } from './support/long-rows.js';

/** A row, as a line of the table, as a card, or as a tile. */
const ROW = '.RaList-content :is(tbody tr, li)';

/** What is there once a screen has its data. */
const fields = (page: Page): Locator => page.getByRole('main').getByRole('textbox').first();
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const counts = (page: Page): Locator => page.getByRole('list', { name: 'Totais' }).getByRole('link').first();
const addRequest = (page: Page): Locator => page.getByRole('button', { name: 'Registar pedido' });
const rules = (page: Page): Locator => page.getByRole('list', { name: 'Prazos' });
const reports = (page: Page): Locator => page.locator('main a[href="/lista-de-relatorios"]');

const screens: readonly (readonly [path: string, content: (page: Page) => Locator])[] = [
  ['/dashboard', counts],
  ['/dashboard/nao-existe', title],
  ['/dashboard/registrar', fields],
  ['/dashboard/dados-pessoais', fields],
  ['/dashboard/dados-pessoais/pedidos', addRequest],
  ['/dashboard/privacidade', rules],
  ['/dashboard/relatorios', reports],
  ['/adicionar/evento', fields],
  ['/adicionar/imprensa', fields],
  ['/adicionar/material', fields],
  ['/adicionar/equipa', fields],
  ['/adicionar/parceiro', fields],
  ['/adicionar/pergunta', fields],
  ['/adicionar/edicao', fields],
];

/** The buttons and links of the rows that cannot be seen whole: beyond the viewport, or cut by what scrolls around them. */
function actionsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate((row) => {
    const isCut = (action: Element): boolean => {
      const { left, right } = action.getBoundingClientRect();
      for (let frame = action.parentElement; frame !== null; frame = frame.parentElement) {
        const box = frame === document.documentElement ? new DOMRect(0, 0, window.innerWidth) : null;
        const isClipping = getComputedStyle(frame).overflowX !== 'visible';
        const edges = box ?? (isClipping ? frame.getBoundingClientRect() : null);
        if (edges !== null && (left < edges.left - 0.5 || right > edges.right + 0.5)) return true;
      }
      return false;
    };
    const actions = [...document.querySelectorAll(`${row} :is(a, button)`)];
    return actions.filter(isCut).map((action) => action.getAttribute('aria-label') ?? action.textContent ?? '');
  }, ROW);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

for (const { path, make } of longRows) {
  test(`${path} is accessible, and shows what can be done with a row whole, from 320 to 1920 px`, async ({
    page,
    api,
    mark,
  }) => {
    await make(api, mark);
    await page.goto(`${path}?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`);
    const row = page.locator(ROW);
    for (const width of [1920, 1280, 1152, 1024, 900, 768, 390, 320]) {
      await resize(page, width, 900);
      await expect(row).toHaveCount(1);
      await expect(row.locator('a, button').first()).toBeVisible();
      await expect.soft
        .poll(() => actionsOutOfSight(page), { message: `cut at ${width} px`, timeout: 2000 })
        .toEqual([]);
      await expect.soft.poll(() => sidewaysScroll(page), { message: `scroll at ${width} px`, timeout: 2000 }).toBe(0);
    }
    await expectAccessibleAtEveryWidth(page);
  });
}

for (const [path, content] of screens) {
  test(`${path} has no accessibility violation and no sideways scroll`, async ({ page }) => {
    await page.goto(path);
    await expect(content(page)).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root, [role="progressbar"]')).toHaveCount(0);
    await expectAccessibleAtEveryWidth(page);
  });
}

test('a message has no accessibility violation and no sideways scroll', async ({ page, api, mark }) => {
  const contact = { nome: `Ana ${mark}`, email: 'ana@escola.pt', assunto: 'Olá', descricao: 'Texto.' };
  await page.goto(`/dashboard/contactos/${await api.sendContact(contact, pdf())}`);
  await expect(page.getByRole('button', { name: 'Transferir PDF' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test.describe('logged out', () => {
  test.use({ loggedIn: false });

  test('the login has no accessibility violation and no sideways scroll', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Email e password são obrigatórios.')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });
});

for (const [path, limit, loggedIn] of [
  ['/login', 360_000, false],
  ['/dashboard', 450_000, true],
] as const) {
  test.describe(`the JavaScript of ${path}`, () => {
    test.use({ loggedIn });

    test(`is at most ${limit / 1000} kB compressed`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') {
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        }
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(100_000);
      expect(total).toBeLessThanOrEqual(limit);
    });
  });
}

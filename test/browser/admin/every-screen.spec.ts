import type { Locator, Page } from '@playwright/test';
import { pdf } from '../../support/samples.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { longRows } from './support/long-rows.js';
import { archetypes, fields, type Screen, testList, testScreen } from './support/whole-screen.js';

/** These are there once a screen has its data. */
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const addRequest = (page: Page): Locator => page.getByRole('button', { name: 'Registar pedido' });
const rules = (page: Page): Locator => page.getByRole('list', { name: 'Prazos' });
const figures = (page: Page): Locator => page.getByRole('heading', { name: 'Como se conta' });
const reminders = (page: Page): Locator => page.getByRole('button', { name: /^Mostrar o que segue/ }).first();
const reports = (page: Page): Locator => page.locator('main a[href="/lista-de-relatorios"]');

const screens: readonly Screen[] = [
  ['/dashboard/nao-existe', title],
  ['/dashboard/registrar', fields],
  ['/dashboard/dados-pessoais', fields],
  ['/dashboard/dados-pessoais/pedidos', addRequest],
  ['/dashboard/privacidade', rules],
  ['/dashboard/lembretes', reminders],
  ['/dashboard/relatorios', reports],
  ['/dashboard/numeros', figures],
  ['/adicionar/imprensa', fields],
  ['/adicionar/material', fields],
  ['/adicionar/equipa', fields],
  ['/adicionar/parceiro', fields],
  ['/adicionar/pergunta', fields],
  ['/adicionar/edicao', fields],
];

for (const row of longRows) if (!archetypes.includes(row.path)) testList(row);
for (const screen of screens) testScreen(screen);

test('a message has no accessibility violation and no sideways scroll', async ({ page, api, mark }) => {
  const contact = { nome: `Ana ${mark}`, email: 'ana@escola.pt', assunto: 'Olá', descricao: 'Texto.' };
  await page.goto(`/dashboard/contactos/${await api.sendContact(contact, pdf())}`);
  await expect(page.getByRole('button', { name: 'Descarregar PDF' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
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

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { hold } from './support/editors.js';
import { answerAsProxy } from './support/proxy.js';

const ENGLISH = /Bad Gateway|Unexpected|JSON|HTTP/i;

/** A reading that fails is tried again a few times, ever more slowly, before it is said. */
const READ_AGAIN_MS = 30_000;

/** Expects an alert with this sentence, and none in English. */
async function expectSaid(page: Page, sentence: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: sentence });
  await expect(alert).toBeVisible({ timeout: READ_AGAIN_MS });
  expect(await page.getByRole('alert').allInnerTexts()).not.toContainEqual(expect.stringMatching(ENGLISH));
}

test.describe('logged out', () => {
  test.use({ loggedIn: false });

  for (const [what, body, status] of [
    ['a page of a proxy', '<h1>502 Bad Gateway</h1>', 502],
    ['nothing', '', 502],
    ['a page where an answer should be', '<!doctype html><title>Olá</title>', 200],
  ] as const) {
    test(`a login that is answered with ${what} fails in the specified words`, async ({ page }) => {
      await page.goto('/login');
      await answerAsProxy(page, '/api/login', { body, status });
      await page.getByLabel('Email').fill('ana@exemplo.pt');
      await page.getByLabel('Password', { exact: true }).fill('uma palavra');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Erro no login');
    });
  }
});

test('a registration that a proxy answers fails in the specified words', async ({ page, mark }) => {
  await page.goto('/dashboard/registrar');
  await answerAsProxy(page, '/api/register');
  await page.getByRole('textbox', { name: 'Nome' }).fill('Rita');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${mark}@exemplo.pt`);
  await page.getByLabel('Password', { exact: false }).first().fill(`p4l4vra ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Erro no registro');
});

test('an overview that fails says so at once, and a retry brings it', async ({ page }) => {
  await page.goto('/dashboard/nao-existe');
  const endOfProxy = await answerAsProxy(page, '/api/resumo');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/api/resumo'))));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await expectSaid(page, 'Não foi possível ler os totais.');
  // the menu and the overview read it as each comes, and what was answered is not asked for again
  expect(asked).toBeLessThanOrEqual(2);
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await expectAccessible(page);
  await endOfProxy();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('list', { name: 'Totais' }).getByRole('link')).toHaveCount(14);
});

test('lists and dialogs that a proxy answers say it in Portuguese', async ({ page, api, mark }) => {
  const id = await api.sendContact({ nome: 'Ana', email: `${mark}@escola.pt`, assunto: 'Olá', descricao: 'Texto.' });
  await page.goto('/dashboard/contactos');
  // The list brings the message, too, once it comes.
  const show = await hold(page, 'GET', '/api/contactos?*');
  await answerAsProxy(page, `/api/contactos/${id}`);
  await page.goto(`/dashboard/contactos/${id}`);
  await expectSaid(page, 'Não foi possível ler a mensagem. Tente novamente.');
  show();
  await answerAsProxy(page, '/api/contactos?*');
  await page.goto('/dashboard/contactos');
  await expectSaid(page, 'Não foi possível ler a lista.');
});

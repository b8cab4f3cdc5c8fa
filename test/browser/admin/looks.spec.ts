import type { Page } from '@playwright/test';
import { strokesOfZero } from '../support/strokes-of-zero.js';
import { resize } from '../support/resize.js';
import { expect, expectFailure, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';
import { tick } from './support/tick.js';

async function box(page: Page, selector: string): Promise<{ top: number; bottom: number; height: number }> {
  const { y = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return { top: y, bottom: y + height, height };
}

test('the text face has a plain zero', async ({ page }) => {
  await page.goto('/dashboard');
  expect(await strokesOfZero(page)).toBe(2);
});

test('an inbox keeps short addresses whole, and its bar of chosen rows covers no filter', async ({
  page,
  api,
  mark,
}) => {
  const email = 'ines.sa@exemplo.pt';
  await api.sendContact({ nome: `Inês ${mark}`, email, assunto: 'Olá', descricao: 'Texto.' });
  await resize(page, 1024, 800);
  await page.goto(`/dashboard/contactos?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  const lines = await page
    .getByText(email, { exact: true })
    .evaluate((cell) => cell.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight));
  expect.soft(lines).toBeLessThan(1.5);
  await tick(page.getByRole('checkbox').nth(1));
  await expect(page.getByText('1 selecionado')).toBeVisible();
  const filters = await box(page, 'form');
  await expect.poll(async () => (await box(page, '.RaBulkActionsToolbar-toolbar')).top).toBeGreaterThan(filters.bottom);
});

test('the list of the team says what it is sorted by, on a phone too', async ({ page }) => {
  await resize(page, 390, 800);
  await page.goto('/dashboard/equipa');
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveText('Ordem de entrada');
});

test('files as pictures offer no columns', async ({ page }) => {
  await page.goto('/dashboard/upload');
  await expect(page.getByRole('button', { name: 'Colunas' })).toBeVisible();
  await page.getByRole('button', { name: 'Grelha', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Colunas' })).toHaveCount(0);
});

test('what can be done about a failure stands in one line on a phone', async ({ page }) => {
  await resize(page, 320, 800);
  await page.route(`${API_URL}/api/resumo`, (route) => route.fulfill({ status: 502 }));
  expectFailure(/: 502$/);
  await page.goto('/dashboard');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  expect((await retry.boundingBox())?.height).toBeLessThan(40);
});

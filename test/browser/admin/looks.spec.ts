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
  const filters = await box(page, '.RaFilterForm-filterFormInput:nth-last-child(1 of .RaFilterForm-filterFormInput)');
  await expect.poll(async () => (await box(page, '.RaBulkActionsToolbar-toolbar')).top).toBeGreaterThan(filters.bottom);
});

test('at 1024 px the filters and buttons of a list take two lines at most, and every word of a filter is read', async ({
  page,
}) => {
  await resize(page, 1024, 800);
  await page.goto('/dashboard/eventos');
  const search = page.getByPlaceholder('Pesquisar eventos');
  await expect(page.getByRole('button', { name: 'Mais ações da lista' })).toBeVisible();
  const lines = await page
    .locator('.RaFilterForm-filterFormInput, a[href="/adicionar/evento"]')
    .evaluateAll((parts) => new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top / 20))).size);
  expect(lines).toBe(2);
  expect((await search.boundingBox())?.width).toBeGreaterThan(170);
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

/** Adds up how much of a page moves while it loads. @returns what reads the sum */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(window, { seen });
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.moved += Number(entry.value);
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved);
}

for (const width of [390, 1440])
  test(`the overview stays where it is while it loads, and breaks no word of its counts, at ${width} px`, async ({
    page,
    api,
  }) => {
    await resize(page, width, 900);
    // the first steps come by a call of their own, here once all the rest could be drawn
    const rest = ['resumo', 'estado', 'conta'].map(async (path) => {
      await (await page.waitForResponse(`${API_URL}/api/${path}`)).finished();
    });
    await page.route(`${API_URL}/api/segundo-passo`, async (route) => {
      await Promise.all(rest);
      const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      await route.fallback();
    });
    await page.addInitScript(
      (key) => localStorage.setItem(key, '[]'),
      `RaStorepainel.primeiros-passos.${api.session.user.id}`,
    );
    const moved = await watchShifts(page);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Três coisas para começar' })).toBeVisible();
    expect(await moved()).toBeLessThan(0.01);
    const lines = await page
      .getByRole('list', { name: 'Totais' })
      .getByText('Oportunidades')
      .evaluate((word) => word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).lineHeight));
    expect(lines).toBeLessThan(1.5);
  });

test('the accounts stay where they are, however late the invitations above them come', async ({ page, api, mark }) => {
  const colleague = { nome: `Colega ${mark}`, email: `colega-${mark}@example.pt`, papel: 'edicao' };
  const { id } = await api.call<{ id: number }>('POST', '/api/convidados', colleague);
  const list = page.waitForResponse((response) => response.url().startsWith(`${API_URL}/api/users?`));
  await page.route(`${API_URL}/api/convidados`, async (route) => {
    await (await list).finished();
    const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    await route.fallback();
  });
  const moved = await watchShifts(page);
  await page.goto('/dashboard/utilizadores', { waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: 'Convites à espera' }).getByText(colleague.email)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await moved()).toBeLessThan(0.01);
  await api.call('DELETE', `/api/convidados/${id}`);
});

test('where nothing is to be done, the overview says so, and has no empty list', async ({ page }) => {
  await page.route(`${API_URL}/api/resumo`, async (route) => {
    const response = await route.fetch();
    const resumo = (await response.json()) as Record<string, unknown>;
    const none = Object.entries(resumo).map(([name, value]) => [name, typeof value === 'number' ? 0 : value]);
    const json = {
      ...(Object.fromEntries(none) as typeof resumo),
      naoLidas: {},
      porAceitar: {},
      pedidosDados: { total: 0, atrasados: 0, primeiros: [] },
    };
    await route.fulfill({ response, json });
  });
  await page.goto('/dashboard');
  const today = page.getByRole('region', { name: 'Hoje' });
  await expect(today).toContainText('Está tudo em dia: não há nada à sua espera.');
  await expect(today.getByRole('list')).toHaveCount(0);
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

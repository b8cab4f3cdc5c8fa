import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, test } from './support/site-test.js';

// These tests change the content of the whole site, so they have a system of their own.
test.describe.configure({ mode: 'serial' });
test.use({ waitsForScripts: false });

let stack: OwnStack;

test.beforeAll(async () => {
  stack = await startOwnStack({}, { hasBackOffice: true });
});
test.afterAll(() => stack.stop());

const year = new Date().getFullYear();
/** Where samples are shown, with one of them each. */
const sampled = [
  ['/eventos', /\(exemplo\)/],
  ['/eventos/1', /\(exemplo\)/],
  ['/imprensa', /\(exemplo\)/],
  ['/imprensa/1', /\(exemplo\)/],
  ['/material', /\(exemplo\)/],
  ['/relatorios', /\(exemplo\)/],
  [`/relatorios?ano=${year - 1}`, /\(exemplo\)/],
  ['/voluntariado', /\(exemplo\)/],
  ['/oportunidades', /Associação patrona/],
  ['/20202021', /Escola \(exemplo\)/],
  ['/projetos', /Escola \(exemplo\)/],
  ['/projetos/1', /Escola \(exemplo\)/],
] as const;
const lists = ['/eventos', '/imprensa', '/material', `/relatorios?ano=${year - 1}`, '/voluntariado', '/oportunidades'];

const NOINDEX = '<meta name="robots" content="noindex"/>';
const textOf = async (path: string) => (await fetch(stack.site + path)).text();
/** Whether a page says to search engines, and to people, that it shows samples. */
const says = async (path: string) => {
  const html = await textOf(path);
  return { path, engines: html.includes(NOINDEX), people: html.includes('Conteúdo de exemplo') };
};
const silent = { engines: false, people: false };

async function enter(page: Page): Promise<void> {
  await page.goto(`${stack.admin}/login`);
  await page.getByLabel('Email').fill(stack.credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(stack.credentials.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`${stack.admin}/dashboard`);
}

test('a page that shows samples says so to people and to search engines; another does not', async () => {
  for (const [path, sample] of sampled) {
    expect.soft(sample.test(await textOf(path)), path).toBe(true);
    expect.soft(await says(path)).toEqual({ path, engines: true, people: true });
  }
  // the newest of each kind stands on the home page, which is itself no sample
  expect.soft(await says('/')).toEqual({ path: '/', engines: false, people: true });
  for (const path of ['/concurso-anual', '/faq', '/contacte-nos', '/newsletter'])
    expect.soft(await says(path)).toEqual({ path, ...silent });
});

test('what somebody has made of a sample is none', async () => {
  const headers = { ...(await stack.adminHeaders()), 'Content-Type': 'application/json' };
  const address = `${stack.api}/api/eventos/1`;
  const sample = (await (await fetch(address)).json()) as Record<string, unknown>;
  const put = (body: object) => fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) });
  expect((await put({ ...sample, titulo: 'Festival de verdade' })).status).toBe(200);
  await expect.poll(() => says('/eventos/1')).toEqual({ path: '/eventos/1', ...silent });
});

test('one action, asked twice, removes all samples and nothing else; the bin brings them back', async ({ page }) => {
  await enter(page);
  const note = page.getByRole('note').filter({ hasText: 'conteúdos de exemplo' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Eliminar os exemplos' }).click();
  const first = page.getByRole('alertdialog', { name: 'Eliminar o conteúdo de exemplo' });
  await expect(first).toContainText('Eventos: 11');
  await expect(first).toContainText('Edições: 9');
  expect(await violations(page)).toEqual([]);
  await first.getByRole('button', { name: 'Continuar' }).click();
  const again = page.getByRole('alertdialog', { name: 'Eliminar mesmo?' });
  await again.getByRole('button', { name: 'Cancelar' }).click();
  await expect(again).toBeHidden();
  expect(await says('/imprensa')).toMatchObject({ engines: true });

  await note.getByRole('button', { name: 'Eliminar os exemplos' }).click();
  await first.getByRole('button', { name: 'Continuar' }).click();
  await again.getByRole('button', { name: /^Eliminar \d+ conteúdos de exemplo$/ }).click();
  await expect(page.getByText(/^\d+ conteúdos de exemplo no Lixo\.$/)).toBeVisible();
  await expect(note).toBeHidden();
  for (const path of lists) expect.soft(await says(path)).toEqual({ path, ...silent });
  for (const path of ['/eventos/2', '/imprensa/1', '/20202021'])
    expect.soft((await fetch(stack.site + path)).status, path).toBe(404);
  for (const [path, own] of [
    ['/eventos/1', 'Festival de verdade'],
    ['/faq', 'O que é a DFC Portugal?'],
  ] as const)
    expect.soft((await textOf(path)).includes(own), path).toBe(true);

  await page.goto(`${stack.admin}/dashboard/lixo?perPage=100`);
  await page.getByRole('checkbox', { name: 'Selecionar tudo' }).click();
  await page.getByRole('button', { name: 'Repor', exact: true }).click();
  await expect(page.getByText(/^Foram repostos \d+ registos\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('O lixo está vazio.')).toBeVisible();
  expect(await says('/20202021')).toMatchObject({ engines: true, people: true });
  expect((await fetch(`${stack.site}/imprensa/1`)).status).toBe(200);
  await page.goto(`${stack.admin}/dashboard`);
  await expect(note).toBeVisible();
});

import type { Page } from '@playwright/test';
import type { paths } from '../../../contract/api.js';
import { districts } from '../../../contract/districts.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';
import { API_URL } from './support/environment.js';

type Numeros = paths['/api/numeros']['get']['responses'][200]['content']['application/json'];
type Edition = Numeros['edicoes'][number];

const ANSWER = `${API_URL}/api/numeros`;

/** Opens the screen. @returns the figures that it was answered */
async function open(page: Page): Promise<Numeros> {
  const [answer] = await Promise.all([page.waitForResponse(ANSWER), page.goto('/dashboard/numeros')]);
  return (await answer.json()) as Numeros;
}

const edition = ({ edicoes }: Numeros, chave: string) => edicoes.find((one) => one.chave === chave) as Edition;
const words = (count: number | null | undefined) => (typeof count === 'number' ? count.toLocaleString('pt-PT') : '—');

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the figures of an edition stand beside those of the one before, as table, bars and CSV, at an address of their own', async ({
  page,
  api,
  mark,
}) => {
  await api.submit('/festival', {
    nomeEscola: `Escola ${mark}`,
    emailEscola: 'geral@escola.pt',
    morada: 'Rua da Escola, 1',
    codigoPostal: '8000-000',
    nomeResponsavel: 'Maria João',
    emailResponsavel: `${mark}@escola.pt`,
    contactoTelefonico: '912345678',
    descricao: `Um recreio onde caibam todos: ${mark}.`,
    privacidade: 'true',
    captcha: 'true',
  });
  const figures = await open(page);
  const present = edition(figures, '20262027');
  const before = figures.edicoes[figures.edicoes.indexOf(present) + 1];
  expect(present.escolas).toBeGreaterThan(0);
  const table = page.getByRole('table', { name: 'Números da edição e da anterior' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Número',
    '2026/2027',
    before?.anoLetivo ?? '',
    'Diferença',
  ]);
  const row = table.getByRole('row').filter({ hasText: 'Escolas' });
  await expect(row.getByRole('cell').first()).toHaveText(words(present.escolas));
  await expect(row.getByRole('cell').nth(1)).toContainText(words(before?.escolas));
  const byDistrict = page.getByRole('table', { name: 'Escolas e alunos por distrito' });
  await expect(byDistrict.getByRole('row').filter({ hasText: 'Faro' })).toHaveCount(1);
  await expectAccessibleAtEveryWidth(page);

  await choose(page, 'Número', 'Projetos entregues');
  await choose(page, 'Edição', '2024/2025');
  await expect(page).toHaveURL(/[?&]numero=projetos/);
  await expect(page).toHaveURL(/[?&]edicao=20242025/);
  await expect(page.getByRole('heading', { name: 'Edição 2024/2025' })).toBeVisible();
  await expect(page.getByText('Não há escolas contadas nesta edição.')).toHaveCount(2);
  const bars = page.getByRole('list', { name: 'Projetos entregues por edição' }).getByRole('listitem');
  await expect(bars.filter({ hasText: '2026/2027' })).toHaveText(`2026/2027${words(present.projetos)}`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Edição 2026/2027' })).toBeVisible();
  await expect(bars).not.toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^numeros-\d{4}-\d\d-\d\d\.csv$/);
  const [header, first] = (await csvText(download)).split('\r\n');
  const cells = (all: readonly string[]) => all.map((cell) => `"${cell}"`).join(';');
  expect(header).toBe(`\uFEFF${cells(['Número', ...figures.edicoes.map(({ anoLetivo }) => anoLetivo)])}`);
  expect(first).toBe(cells(['Escolas', ...figures.edicoes.map(({ escolas }) => String(escolas ?? ''))]));
});

test('the figures are printed on one page with the name of the association, whatever the number of districts', async ({
  page,
}) => {
  await page.route(ANSWER, async (route) => {
    const response = await route.fetch();
    const figures = (await response.json()) as Numeros;
    const porDistrito = [...districts, null].map((nome) => ({ nome, escolas: 12, alunos: 340 }));
    const edicoes = figures.edicoes.map((one) => ({ ...one, porDistrito, semAlunos: 12 }));
    await route.fulfill({ response, json: { ...figures, edicoes } });
  });
  const { associacao } = await open(page);
  await expect(page.getByRole('cell', { name: '340' })).toHaveCount(districts.length + 1);
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  const head = page.getByText(associacao, { exact: true });
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(head).toBeVisible();
  await expect(page.getByText('Desafio Escolar 2026/2027: números do ano')).toBeVisible();
  for (const name of ['Exportar CSV', 'Imprimir', 'Sair'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('without an edition there is nothing to count, and the screen leads to the first', async ({ page }) => {
  await page.route(ANSWER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as Numeros), edicoes: [] } });
  });
  await open(page);
  await expect(page.getByText('Ainda não há edições de que mostrar números.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('link', { name: 'Nova Edição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova Edição');
});

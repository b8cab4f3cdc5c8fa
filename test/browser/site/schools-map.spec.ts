import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sqlite } from '../../../scripts/lib/sqlite.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary.mjs';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { expect, test } from './support/site-test.js';

const counts = { Braga: 5, Évora: 1, Porto: 12, Açores: 2 };
const names = ['Braga: 5 escolas', 'Évora: 1 escola', 'Porto: 12 escolas', 'Açores: 2 escolas'];
const maps = [
  { path: '/concurso-anual', heading: 'Escolas de todo o país' },
  { path: '/20262027', heading: 'Os números desta edição' },
];
const sectionOf = (page: Page, heading: string) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: heading }) });

// The figures are counted in the night: a system of this file's own, whose last night is told here.
let stack: OwnStack;
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const folder = temporaryFolder('schools-map');
  stack = await startOwnStack({ DATA_DIR: folder, PAGE_CACHE_MB: '0' });
  const page = await browser.newPage();
  for (const { path, heading } of maps) {
    await page.goto(stack.site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  }
  await page.close();
  const porDistrito = Object.entries(counts).map(([nome, escolas]) => ({ nome, escolas, alunos: escolas * 60 }));
  const figures = {
    participacoes: 20,
    escolas: 20,
    alunos: 1_200,
    semAlunos: 0,
    projetos: 0,
    porDistrito,
    porCiclo: [],
  };
  const database = sqlite(join(folder, 'dfc.sqlite'), { timeout: 5_000 });
  database
    .prepare('INSERT INTO numeros (edicao, desde, downloads, contagens) VALUES (?, ?, 0, ?)')
    .run('20262027', '2026-09-01', JSON.stringify(figures));
  database.close();
});
test.afterAll(() => stack.stop());

for (const { path, heading } of maps)
  test(`on ${path} each district with schools leads to its projects, from the map and from a list`, async ({
    page,
  }) => {
    await page.goto(stack.site + path);
    const section = sectionOf(page, heading);
    const places = [
      section.getByRole('group', { name: 'Mapa de Portugal' }),
      section.getByRole('list', { name: 'Distritos com escolas' }),
    ];
    for (const place of places) {
      const links = place.getByRole('link');
      await expect(links).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(name);
        const address = await links.nth(index).getAttribute('href');
        expect(new URLSearchParams(address?.replace('/projetos?', '')).get('distrito')).toBe(
          Object.keys(counts)[index],
        );
      }
      await links.first().focus();
      for (const link of (await links.all()).slice(1)) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
    }
    expect(await violations(page)).toEqual([]);
  });

test('the page of an edition has its known figures, and no other has them', async ({ page }) => {
  const [, { heading }] = maps as [unknown, (typeof maps)[number]];
  await page.goto(`${stack.site}/20262027`);
  const figures = sectionOf(page, heading).locator('dl > div');
  await expect(figures).toHaveText([/escolas\s*20/, /alunos\s*1200/, /distritos\s*4/]);
  await page.goto(`${stack.site}/20242025`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desafio Escolar 2024/2025');
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
});

test('the map fits into every width, and no district is too small to be touched', async ({ page }) => {
  await page.goto(`${stack.site}/20262027`);
  for (const width of [320, 768, 1920]) {
    await resize(page, width, 900);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const link of await page.getByRole('group', { name: 'Mapa de Portugal' }).getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  }
});

test('where the browser chooses the colours, the map is drawn in lines and has its numbers', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${stack.site}/20262027`);
  const map = page.getByRole('group', { name: 'Mapa de Portugal' });
  const looks = await map
    .locator('a path:last-of-type')
    .evaluateAll((pieces) =>
      pieces.map((piece) => ({ fill: getComputedStyle(piece).fill, stroke: getComputedStyle(piece).stroke })),
    );
  const [first] = looks;
  expect(looks).toEqual(names.map(() => first));
  expect(first?.fill).not.toBe(first?.stroke);
  await expect(map.locator('text')).toHaveText(['5', '1', '12', '2']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is there, and its districts are links', async ({ page }) => {
    await page.goto(`${stack.site}/concurso-anual`);
    const porto = page
      .getByRole('group', { name: 'Mapa de Portugal' })
      .getByRole('link', { name: 'Porto: 12 escolas' });
    await expect(porto).toBeVisible();
    await expect(porto).toHaveAttribute('href', '/projetos?distrito=Porto');
  });
});

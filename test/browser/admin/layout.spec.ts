import type { Locator } from '@playwright/test';
import { resize } from '../support/resize.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';

const labels = [
  'Mensagens',
  'Visão Geral',
  'Utilizadores',
  'Registrar',
  'Eventos',
  'Imprensa',
  'Contactos',
  'Voluntariado',
  'Oportunidades',
  'Desafio Escolar',
  'Newsletter',
  'Upload',
  'Relatórios',
  'Material',
  'Sessões',
  'Formações',
  'Material Pedagógico',
  'Equipa',
];

const site = [
  'Páginas',
  'Parceiros',
  'Perguntas',
  'Edições',
  'Mural de projetos',
  'Participações',
  'Lembretes',
  'Números do ano',
];

const more = ['Atividade', 'Privacidade', 'Dados de uma pessoa', 'Rascunhos e arquivo', 'Lixo', 'Fotografias'];

/** How much of the end of the navigation fades out. */
const FADES_PX = 32;

const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('at 1440 × 900 every specified section is in sight, and the others unfold and stay so', async ({ page }) => {
  await resize(page, 1440, 900);
  await page.goto('/dashboard');
  await expect(page.getByText('Navegação', { exact: true })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Navegação' });
  const links = nav.getByRole('link');
  const shown = async () => (await links.allInnerTexts()).map((text) => text.split('\n')[0]);
  await expect(links).toHaveCount(labels.length);
  expect(await shown()).toEqual(labels);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  expect(await nav.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  for (const name of ['Site', 'Mais']) {
    const heading = nav.getByRole('button', { name, exact: true });
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await heading.press('Enter');
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
  }
  await page.reload();
  await expect(links).toHaveCount(labels.length + site.length + more.length);
  expect(await shown()).toEqual([...labels, ...site, ...more]);
  await links.filter({ hasText: 'Utilizadores' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilizadores');
  await expect(links.filter({ hasText: 'Utilizadores' })).toHaveAttribute('aria-current', 'page');
});

test('the group of the open section is unfolded, also one that was folded before', async ({ page }) => {
  await page.goto('/dashboard/lixo');
  const nav = page.getByRole('navigation', { name: 'Navegação' });
  const heading = nav.getByRole('button', { name: 'Mais', exact: true });
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await heading.click();
  await expect(nav.getByRole('link', { name: 'Lixo', exact: true })).toHaveCount(0);
  await page.goto('/dashboard/atividade');
  await expect(nav.getByRole('link', { name: 'Atividade', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a group that is opened moves no entry from under the pointer', async ({ page }) => {
  await resize(page, 1440, 900);
  await page.goto('/dashboard');
  const nav = page.getByRole('navigation', { name: 'Navegação' });
  const placeOf = async (entry: Locator) => Math.round((await boxOf(entry)).y);
  await nav.getByRole('button', { name: 'Mais', exact: true }).click();
  await nav.evaluate((list) => (list.scrollTop = list.scrollHeight));
  const site = nav.getByRole('button', { name: 'Site', exact: true });
  const before = await placeOf(site);
  await site.click();
  await expect(nav.getByRole('link', { name: 'Parceiros', exact: true })).toBeAttached();
  expect(await placeOf(site)).toBe(before);
  await site.click();

  // its first visit alone unfolds a group; the groups above stay as they are
  const bin = nav.getByRole('link', { name: 'Lixo', exact: true });
  await nav.evaluate((list) => (list.scrollTop = list.scrollHeight));
  const place = await placeOf(bin);
  await bin.click();
  await expect(bin).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('button', { name: 'Pedidos', exact: true })).toHaveAttribute('aria-expanded', 'true');
  expect(await placeOf(bin)).toBe(place);
  await nav.getByRole('link', { name: 'Visão Geral', exact: true }).click();
  await expect(nav.getByRole('link', { name: 'Formações', exact: true })).toBeAttached();
  await expect(bin).toBeAttached();
});

test('greets by name and by the hour', async ({ page, api }) => {
  await page.clock.setFixedTime(new Date('2026-03-10T14:30:00'));
  await page.goto('/dashboard');
  await expect(page.getByText(`Olá, ${api.session.user.nome}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Boa tarde, ${api.session.user.nome}!` })).toBeVisible();
});

test('Ctrl+B folds the sidebar, and the cookie keeps it folded for seven days', async ({ page, context }) => {
  await page.goto('/dashboard');
  const sidebar = page.locator('#navegacao');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '48px');
  await expect(page.getByRole('link', { name: 'Eventos', exact: true })).toBeVisible();
  await page.keyboard.press('Meta+b');
  await expect(sidebar).toHaveCSS('width', '256px');
});

test('an entry that has the focus keeps it while Ctrl+B folds the menu and opens it again', async ({ page }) => {
  await page.goto('/dashboard');
  const sidebar = page.locator('#navegacao');
  const entry = sidebar.getByRole('link', { name: 'Eventos', exact: true });
  await entry.focus();
  // the first time its hint has yet to be fetched
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveCSS('width', '48px');
    await expect(page.getByRole('tooltip', { name: 'Eventos' })).toBeVisible();
    await expect(entry).toBeFocused();
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveCSS('width', '256px');
    await expect(entry).toBeFocused();
  }
});

test('under 768 px the navigation is a sheet of 18rem', async ({ page }) => {
  await resize(page, 767, 800);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Navegação' })).toBeHidden();
  await page.getByRole('button', { name: 'Alternar a navegação' }).click();
  await expect(page.locator('#navegacao')).toHaveCSS('width', '288px');
  await page.getByRole('link', { name: 'Eventos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventos');
  await expect(page.getByRole('navigation', { name: 'Navegação' })).toBeHidden();
});

test('on a low screen every section is in reach, and the open one in sight', async ({ page }) => {
  await resize(page, 1366, 600);
  await page.goto('/dashboard/edicoes');
  const nav = page.getByRole('navigation', { name: 'Navegação' });
  await expect(nav.getByRole('link', { name: 'Edições', exact: true })).toBeInViewport({ ratio: 1 });
  const folded = nav.getByRole('button', { expanded: false });
  await expect(folded).not.toHaveCount(0);
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(nav.getByRole('link')).toHaveCount(labels.length + site.length + more.length);
  for (const name of ['Visão Geral', 'Rascunhos e arquivo', 'Fotografias']) {
    const link = nav.getByRole('link', { name, exact: true });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    // clear of where the list fades out
    const [{ bottom: end }, { bottom }] = await Promise.all([boxOf(nav), boxOf(link)]);
    expect(bottom).toBeLessThanOrEqual(end - FADES_PX);
  }
  // what is scrolled is the list of sections alone
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(nav).toHaveCSS('overflow-y', 'auto');
});

for (const width of [390, 320]) {
  test(`on a phone of ${width} px the header has room for all that is in it, and keeps one row when the page is scrolled`, async ({
    page,
    api,
  }) => {
    await resize(page, width, 800);
    await page.goto('/dashboard');
    await expect(page.getByText(`Olá, ${api.session.user.nome}`)).toBeVisible();
    const header = page.getByRole('banner');
    const boxes = await header
      .locator('a, button, h1')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    }
    await expect(page.getByRole('list', { name: 'Totais' }).getByRole('link')).not.toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(header.getByRole('button', { name: 'Alternar a navegação' })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Sair' })).not.toBeInViewport();
  });
}

test('every count of the overview leads to its section', async ({ page, api }) => {
  const { contagens } = await api.call<{ contagens: Record<string, number> }>('GET', '/api/resumo');
  await page.goto('/dashboard');
  const cards = page.getByRole('list', { name: 'Totais' }).getByRole('link');
  await expect(cards).toHaveCount(Object.keys(contagens).length);
  await cards.filter({ hasText: 'Eventos' }).click();
  await expect(page).toHaveURL(/\/dashboard\/eventos/);
});

test('the chart of submissions has a table with its numbers', async ({ page, api, mark }) => {
  await api.sendContact({ nome: 'Ana', email: `${mark}@escola.pt`, assunto: 'Olá', descricao: 'Texto.' });
  // Other tests send messages meanwhile: what counts is what the page was answered.
  const answer = page.waitForResponse(`${API_URL}/api/resumo`);
  await page.goto('/dashboard');
  const chart = page.getByRole('img', { name: /^Submissões por mês/ });
  await expect(chart).toBeVisible();
  const ticks = (await chart.locator('[data-tick]').allInnerTexts()).map(Number).toSorted((one, other) => one - other);
  const { submissoesPorMes } = (await (await answer).json()) as {
    submissoesPorMes: { total: Record<string, number> }[];
  };
  const sums = submissoesPorMes.map(({ total }) => Object.values(total).reduce((sum, count) => sum + count, 0));
  expect(ticks[0]).toBe(0);
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...sums));
  // The highest month of the scale's height is what its count is of the last mark.
  const heights = await chart.locator('[data-month]').evaluateAll((months) =>
    months.map((month) => {
      const parts = [...month.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      return parts / month.getBoundingClientRect().height;
    }),
  );
  expect(Math.max(...heights)).toBeCloseTo(Math.max(...sums) / (ticks.at(-1) ?? 1), 1);
  for (const width of [390, 320]) {
    await resize(page, width, 800);
    // The sidebar leaves after the width has changed.
    await expect(async () => {
      const months = await chart.locator('[data-label]').evaluateAll((labels) =>
        labels
          .filter((label) => getComputedStyle(label).visibility === 'visible')
          .map((label) => {
            const { left, right } = (label.firstElementChild ?? label).getBoundingClientRect();
            return { size: Number.parseFloat(getComputedStyle(label).fontSize), left, right };
          }),
      );
      expect(months.length).toBeGreaterThanOrEqual(6);
      expect(Math.min(...months.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
      for (const [index, { left }] of months.slice(1).entries())
        expect(left).toBeGreaterThan(months[index]?.right ?? 0);
    }).toPass();
  }
  await resize(page, 1280, 720);
  await page.getByRole('button', { name: 'Ver tabela' }).click();
  const table = page.getByRole('table', { name: 'Submissões por mês e formulário' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('columnheader', { name: 'Contactos' })).toBeVisible();
  await expectAccessible(page);
});

test('what is to be done today leads to where it is done', async ({ page, api, mark }) => {
  const sender = { nome: `Ana ${mark}`, email: `${mark}@escola.pt` };
  const id = await api.sendContact({ ...sender, assunto: 'Olá', descricao: 'Texto.' });
  await api.sendContact({ ...sender, assunto: 'Outra', descricao: 'Outro texto.' });
  // a message that was read waits as well
  await api.call('PUT', `/api/contactos/${id}`, { lida: true });
  await page.goto('/dashboard');
  await page
    .getByRole('region', { name: 'Hoje' })
    .getByRole('link', { name: /^\d+ mensagens por responder, \d+ por ler$/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/mensagens\?/);
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveText('Por responder');
  await page.getByPlaceholder('Pesquisar mensagens').fill(mark);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Olá' })).toContainText('Aberta');
});

test("an unknown section shows 'Seção em Desenvolvimento'", async ({ page }) => {
  await page.goto('/dashboard/nao-existe');
  await expect(page.getByText('Seção em Desenvolvimento')).toBeVisible();
});

test('the keyboard reaches the content first and the title gets the focus on navigation', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Eventos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeFocused();
});

import { resize } from '../support/resize.js';
import { expect, expectAccessible, refusedRequest, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';

const event = (titulo: string, data: string) => ({ titulo, data, local: 'Porto' });

test('a column that was hidden stays hidden', async ({ page }) => {
  await page.goto('/dashboard/eventos');
  await expect(page.getByRole('columnheader', { name: /Descrição/ })).toBeVisible();
  await page.getByRole('button', { name: 'Colunas' }).click();
  const shown = page.getByRole('switch', { name: 'Descrição' });
  await shown.click();
  await expect(shown).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: /Descrição/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /Título/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Descrição/ })).toHaveCount(0);
});

test('the server sorts and pages, and the next page brings the other rows', async ({ page, api, mark }) => {
  for (let day = 1; day <= 11; day += 1) {
    const two = String(day).padStart(2, '0');
    await api.createEvent(event(`Dia ${two} ${mark}`, `2028-03-${two}T10:00:00.000Z`));
  }
  await page.goto('/dashboard/eventos');
  await page.getByPlaceholder('Pesquisar eventos').fill(mark);
  await expect(page.getByText('1-11 de 11')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Dia 11');
  await page.getByRole('button', { name: /^Ordenar por Título/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Dia 01');
  await page.getByRole('combobox', { name: /^Linhas por página/ }).click();
  await page.getByRole('option', { name: '10', exact: true }).click();
  await expect(page.getByText('1-10 de 11')).toBeVisible();
  await page.getByRole('button', { name: 'Ir para a página seguinte' }).click();
  await expect(page.getByText('11-11 de 11')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('Dia 11');

  // who comes back from a record finds the same rows
  await page.getByRole('link', { name: `Editar Dia 11 ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Evento');
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await expect(page.getByText('11-11 de 11')).toBeVisible();
  await expect(page.getByPlaceholder('Pesquisar eventos')).toHaveValue(mark);
});

test('a row that needs too much room makes its list one of cards, and a search without it a table again', async ({
  page,
  api,
  mark,
}) => {
  for (const [day, name] of ['Um', 'Dois', 'Três'].entries()) {
    await api.createEvent(event(`${name} ${mark}`, `2028-03-0${day + 1}T10:00:00.000Z`));
  }
  await page.goto(`/dashboard/eventos?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('tbody tr:nth-child(3) td { min-width: 100vw }');
    document.adoptedStyleSheets = [sheet];
  });
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
  await expect(cards).toHaveCount(3);
  await page.getByPlaceholder('Pesquisar eventos').fill(`${mark} dois`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Dois ${mark}`);
});

test('on a phone the search stays in sight and the filters are behind a button that counts them', async ({
  page,
  api,
  mark,
}) => {
  await api.createEvent(event(`Festa ${mark}`, '2028-03-01T10:00:00.000Z'));
  await resize(page, 390, 800);
  const filter = JSON.stringify({ q: mark, tipo: 'proximo' });
  await page.goto(`/dashboard/eventos?${new URLSearchParams({ filter }).toString()}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: mark })).toBeInViewport({ ratio: 1 });
  await expect(page.getByPlaceholder('Pesquisar eventos')).toBeVisible();
  const kind = page.getByRole('combobox', { name: 'Tipo' });
  await expect(kind).toBeHidden();
  const button = page.getByRole('button', { name: 'Filtrar (1)' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(kind).toHaveText('Próximo');
  await expectAccessible(page);
  await button.press('Enter');
  await expect(kind).toBeHidden();
  await page.getByRole('button', { name: 'Mais ações da lista' }).click();
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`while the rows are on their way at ${width} px, their place is held and accessible`, async ({ page }) => {
    await resize(page, width, 800);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`${API_URL}/equipa?*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard/equipa');
    await expect(page.getByText('A carregar a lista...')).toBeVisible();
    await expectAccessible(page);
    release?.();
    await expect(page.getByText('A carregar a lista...')).toHaveCount(0);
    await expect(page.getByText(/^\d+-\d+ de \d+$/)).toBeVisible();
  });
}

test('an answer that is no list is not shown as one', async ({ page }) => {
  await page.route(`${API_URL}/api/relatorios2?*`, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': new URL(page.url()).origin } }),
  );
  await page.goto('/lista-de-relatorios');
  const alert = page.getByRole('alert').filter({ hasText: 'Formato de dados inválido' });
  await expect(alert).toContainText('Erro ao carregar relatórios. Tente novamente.', { timeout: 30_000 });
});

test.describe('with an API that fails', () => {
  test.use({ expectedErrors: [refusedRequest(503)] });

  test('a list says so, and a retry brings it', async ({ page }) => {
    let isDown = true;
    await page.route(`${API_URL}/api/contactos?*`, async (route) => {
      if (!isDown) return route.continue();
      const message = 'O serviço está indisponível por momentos.';
      return route.fulfill({
        status: 503,
        json: { statusCode: 503, message, erro: message, error: message },
        headers: { 'Access-Control-Allow-Origin': new URL(page.url()).origin },
      });
    });
    await page.goto('/dashboard/contactos');
    await expect(page.getByRole('alert')).toContainText('Não foi possível ler a lista.', { timeout: 30_000 });
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

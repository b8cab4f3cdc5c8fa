import { waitUntilAlive } from './support/wait-until-alive.js';
import { cutOff } from './support/cut-off.js';
import { expect, test } from './support/site-test.js';

const year = new Date().getFullYear();

test('a year of events that cannot be loaded says so; another can be chosen, or the same asked for again', async ({
  page,
}) => {
  await page.goto('/eventos');
  const restore = await cutOff(page);
  const years = page.getByRole('navigation', { name: 'Escolher o ano' });
  await years.getByRole('link', { name: String(year - 1) }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Falha ao carregar os eventos. Por favor, tente novamente.');
  await expect(years.getByRole('link', { name: String(year - 1) })).toHaveAttribute('aria-current', 'true');
  await restore();
  await years.getByRole('link', { name: String(year) }).click();
  await expect(page.getByRole('region', { name: 'A Decorrer' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  const restoreAgain = await cutOff(page);
  await years.getByRole('link', { name: String(year - 1) }).click();
  const retry = page.getByRole('link', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  await restoreAgain();
  await retry.click();
  await expect(page).toHaveURL(`/eventos?ano=${year - 1}`);
  await expect(page.getByRole('region', { name: 'Anteriores' })).toBeVisible();
});

test('a year of reports that cannot be loaded says so, and another can be chosen', async ({ page }) => {
  await page.goto('/relatorios');
  const restore = await cutOff(page);
  const years = page.getByRole('navigation', { name: 'Escolher o ano' });
  await years.getByRole('link', { name: '2021' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Ocorreu um erro ao consultar os relatórios.');
  await restore();
  await years.getByRole('link', { name: String(year - 1) }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /\.pdf/ }).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('materials that cannot be loaded are asked for again in place, and what was typed stays', async ({ page }) => {
  await page.goto('/servicos');
  const restore = await cutOff(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Material Pedagógico' }).click();
  await expect(main.getByRole('alert')).toContainText('Erro ao carregar os materiais. Tente novamente mais tarde.');
  await main.getByLabel('Nome').fill('Ana');
  const retry = main.getByRole('link', { name: 'Tentar Novamente' });
  await retry.click();
  await expect(retry).toBeVisible();
  await restore();
  await retry.click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(main.getByLabel('Nome')).toHaveValue('Ana');
});

for (const [list, card, title, back] of [
  ['/eventos', 'article', 'Evento não encontrado', 'Voltar aos eventos'],
  ['/imprensa', 'article', 'Artigo não encontrado', 'Voltar à imprensa'],
] as const) {
  test(`${list}: one that cannot be loaded says so and can be asked for again`, async ({ page }) => {
    await page.goto(list);
    const restore = await cutOff(page);
    const main = page.getByRole('main');
    // one of the sample content, which no other test changes
    const sample = main.getByRole(card).filter({ hasText: '(exemplo)' });
    const name = (await sample.getByRole('heading').first().textContent()) ?? '';
    await main.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText('Falha ao carregar os detalhes do evento.');
    await expect(main.getByRole('link', { name: back })).toHaveAttribute('href', list);
    await restore();
    await main.getByRole('link', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}

test('articles that cannot be loaded say so', async ({ page }) => {
  await page.goto('/');
  await cutOff(page);
  await page.getByRole('main').getByRole('link', { name: 'Artigos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprensa');
  await expect(page.getByRole('alert')).toContainText('Falha ao carregar os artigos. Por favor, tente novamente.');
});

test('the four steps need no network', async ({ page, context }) => {
  await page.goto('/servicos');
  await waitUntilAlive(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'partilha' }).click();
  await expect(page.getByRole('region', { name: 'Partilhar' })).toBeVisible();
});

test('a page that is asked for without network says that there is none', async ({ page, context }) => {
  await page.goto('/form-voluntariado');
  await waitUntilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Voluntariado' }).click();
  await expect(page.getByRole('region', { name: 'A nossa equipa' })).toBeVisible();
  await page.getByRole('link', { name: 'Junta-te à equipa?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidatura a voluntário');
  await context.setOffline(true);
  const restore = await cutOff(page);
  await page.getByRole('main').getByRole('link', { name: 'Voluntariado' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Está sem ligação à Internet');
  // A picture that was never loaded could not come now.
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await context.setOffline(false);
  await restore();
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voluntariado');
});

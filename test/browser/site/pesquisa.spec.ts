import { violations } from '../support/axe.js';
import { expectInPlace } from './support/in-place.js';
import { expect, test } from './support/site-test.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the header leads to the search, which finds what is published, accents aside, and leads there', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Pesquisar no site' }).click();
      await expect(page).toHaveURL('/pesquisa');
      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: 'O que quer encontrar?' }).fill('EXEMPLO sessao');
      await main.getByRole('button', { name: 'Pesquisar' }).click();
      await expect(page).toHaveURL(/\/pesquisa\?q=EXEMPLO\+sessao&tipo=&ano=$/);
      await expect(main.getByRole('searchbox')).toHaveValue('EXEMPLO sessao');
      const events = main.getByRole('region', { name: /^Eventos/ });
      const found = events.getByRole('link', { name: /^Sessão/ }).first();
      const title = (await found.textContent()) ?? '';
      await found.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

test('a search keeps to a kind and a year, says when there is nothing, and stays out of search engines', async ({
  page,
}) => {
  const response = await page.goto('/pesquisa?q=exemplo&tipo=artigo&ano=');
  expect(response?.headers()['cache-control']).toBe('no-store');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Artigos/]);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectInPlace(page);
  await main.getByRole('combobox', { name: 'Ano' }).selectOption('2020');
  await main.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(main.getByText('Não encontrámos nada com essas palavras.')).toBeVisible();
  await page.goto('/pesquisa?q=exemplo');
  await main.getByRole('link', { name: /^Ver tudo.*Eventos$/ }).click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Eventos/]);
  await page.goto('/pesquisa?q=a');
  await expect(main.getByText('Escreva pelo menos duas letras')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`/pesquisa?q=${encodeURIComponent('<script>alert(1)</script> "\'')}`);
  await expect(main.getByRole('searchbox')).toHaveValue('<script>alert(1)</script> "\'');
});

test.describe('where nothing is', () => {
  test.use({ expectedErrors: [/: 404/] });

  test('one can search at once', async ({ page }) => {
    await page.goto('/nao-existe');
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: 'O que quer encontrar?' }).fill('exemplo');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/pesquisa\?q=exemplo$/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

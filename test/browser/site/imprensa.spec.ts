import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expect, test } from './support/site-test.js';

type Row = { id: number; titulo: string };

const STEP = 6;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ request }) => {
  const headers = await adminHeaders(request);
  const rows = (await (await request.get(`${addresses.api}/api/imprensa`)).json()) as Row[];
  for (let number = rows.length; number < 2 * STEP + 1; number += 1) {
    const stored = await request.post(`${addresses.api}/api/imprensa`, {
      headers,
      data: { titulo: `Artigo ${number}`, descricao: 'Texto.', Categoria: 'Blogue', data: '2020-02-03T10:00:00.000Z' },
    });
    expect(stored.status()).toBe(201);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the press page shows six articles, newest first, and six more or fewer on demand', async ({
      page,
      request,
    }) => {
      const rows = (await (await request.get(`${addresses.api}/api/imprensa`)).json()) as Row[];
      await page.goto('/imprensa');
      const cards = page.getByRole('main').getByRole('article');
      const more = page.getByRole('link', { name: 'Carregar mais' });
      const fewer = page.getByRole('link', { name: 'Carregar menos' });
      await expect(cards.getByRole('heading')).toHaveText(rows.slice(0, STEP).map(({ titulo }) => titulo));
      await expect(fewer).toHaveCount(0);
      await more.click();
      await expect(cards).toHaveCount(2 * STEP);
      await fewer.click();
      await expect(cards).toHaveCount(STEP);
    });

    test('a photo of an article opens over the whole screen and closes by another click', async ({ page, request }) => {
      const rows = (await (await request.get(`${addresses.api}/api/imprensa`)).json()) as Row[];
      await page.goto(`/imprensa/${rows[0]?.id}`);
      await page
        .getByRole('button', { name: /^Ampliar a imagem/ })
        .first()
        .click();
      const close = page.getByRole('button', { name: /^Fechar a imagem/ });
      await expect(close).toBeVisible();
      await close.click();
      await expect(close).toHaveCount(0);
    });
  });
}

test('an article has its date, category, paragraphs, share links and the two lists', async ({ page, request }) => {
  const category = `Categoria ${Date.now()}`;
  const stored = await request.post(`${addresses.api}/api/imprensa`, {
    headers: await adminHeaders(request),
    data: {
      titulo: 'Um artigo só',
      descricao: 'Primeiro.\n\nSegundo.',
      Categoria: category,
      data: '2021-05-07T10:00:00.000Z',
    },
  });
  const { id } = (await stored.json()) as { id: number };
  await page.goto(`/imprensa/${id}`);
  const article = page.getByRole('article');
  await expect(article).toContainText('7 de maio de 2021');
  await expect(article).toContainText(category);
  await expect(article.getByText('Segundo.', { exact: true })).toBeVisible();
  for (const network of ['Facebook', 'LinkedIn', 'WhatsApp', 'E-mail']) {
    await expect(article.getByRole('link', { name: network })).toHaveAttribute('href', /imprensa/);
  }
  await expect(page.getByText('Nenhum artigo relacionado encontrado.')).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Artigos mais recentes' }).getByRole('link').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à imprensa' }).click();
  await expect(page).toHaveURL('/imprensa');
});

test.describe('where a page may write to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a text to quote is copied as it is read, and that is said', async ({ page }) => {
    await page.goto('/imprensa/sala-de-imprensa');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Copiar Versão longa' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Copiado.' })).toBeVisible();
    const paragraphs = await main.locator('blockquote').nth(1).getByRole('paragraph').allTextContents();
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(paragraphs.join('\n\n'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the press room has no button that does nothing', async ({ page }) => {
    await page.goto('/imprensa/sala-de-imprensa');
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

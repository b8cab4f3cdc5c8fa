import type { APIRequestContext, Page } from '@playwright/test';
import { picture } from '../../support/samples.js';
import { violations } from '../support/axe.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expectInPlace } from './support/in-place.js';
import { expect, expectFailure, test } from './support/site-test.js';
import { tabTo } from './support/tab-to.js';

const STEP = 24;

const own = () => `Prémio ${crypto.randomUUID().slice(0, 8)}`;
const wallOf = (premio: string) => `/projetos?${new URLSearchParams({ premio }).toString()}`;
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').getByRole('status');

/** Puts a project on the wall and answers its id. */
async function createProject(request: APIRequestContext, fields: object): Promise<number> {
  const response = await request.post(`${addresses.api}/api/mural`, {
    headers: await adminHeaders(request),
    data: { edicao: '20262027', titulo: 'Um projeto', ...fields },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

/** Two projects that won one award, of which one tells its story. */
async function createTwo(request: APIRequestContext): Promise<string> {
  const premio = own();
  const steps = {
    sentir: 'O recreio era **cinzento**.\n\n- sem sombra\n- sem bancos',
    imaginar: 'Um recreio com árvores.',
    fazer: `Plantámos ${'árvores e mais '.repeat(20)}árvores.`,
    partilhar: 'Agora há sombra.',
  };
  await createProject(request, { titulo: 'O recreio com sombra', premio, distrito: 'Bragança', ordem: 1, ...steps });
  await createProject(request, { titulo: 'Só o nome', premio, distrito: 'Beja', ordem: 2 });
  return premio;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the wall is filtered by a form, which says what it is filtered by, and so does its address', async ({
      page,
      request,
    }) => {
      const premio = await createTwo(request);
      await page.goto(wallOf(premio));
      await expect(found(page)).toHaveText('2 projetos com estes filtros');
      const [told, silent] = [cardsOf(page).first(), cardsOf(page).last()];
      await expect(told.getByRole('listitem')).toHaveText([
        'O que incomodavaO recreio era cinzento. sem sombra sem bancos',
        /^O que fizeramPlantámos árvores e mais .{70,95}…$/,
        'O que mudouAgora há sombra.',
      ]);
      await expect(silent.getByRole('listitem')).toHaveCount(0);
      await expect(told).toContainText('2026/2027 · Bragança');

      const form = page.getByRole('form', { name: 'Filtrar os projetos' });
      await expect(form.getByLabel('Prémio')).toHaveValue(premio);
      await expect(form.getByLabel('Prémio').getByRole('option', { selected: true })).toHaveText(`${premio} (2)`);
      await form.getByRole('radio', { name: /^Fazer \(\d+\)$/ }).check();
      await form.getByRole('checkbox', { name: 'Só os distinguidos' }).check();
      await form.getByRole('button', { name: 'Filtrar' }).click();
      const query = (more = {}) =>
        new URLSearchParams({ passo: 'fazer', premio, ...more, distinguidos: '1' }).toString();
      await expect(page).toHaveURL(`/projetos?${query()}`);
      await expect(found(page)).toHaveText('1 projeto com estes filtros');
      await expect(cardsOf(page).getByRole('listitem')).toHaveText([/^O que fizeram/]);
      await expect(form.getByRole('radio', { name: /^Fazer/ })).toBeChecked();
      await expect(form.getByRole('checkbox')).toBeChecked();

      await form.getByLabel('Distrito').selectOption('Beja');
      await form.getByRole('button', { name: 'Filtrar' }).click();
      await expect(page).toHaveURL(`/projetos?${query({ distrito: 'Beja' })}`);
      await expect(found(page)).toHaveText('Ainda não há projetos com estes filtros.');

      await page.getByRole('link', { name: 'Limpar filtros' }).click();
      await expect(page).toHaveURL('/projetos');
      await expect(found(page)).toHaveText(/^\d+ projetos$/);
      await expect(form.getByRole('radio', { name: 'Qualquer' })).toBeChecked();
      await expect(page.getByRole('link', { name: 'Limpar filtros' })).toHaveCount(0);
    });

    test('the wall shows twenty-four projects, and as many more on demand', async ({ page }) => {
      await page.goto('/projetos');
      await expect(cardsOf(page)).toHaveCount(STEP);
      await page.getByRole('link', { name: 'Carregar mais' }).click();
      await expect(page).toHaveURL(`/projetos?mostrar=${2 * STEP}`);
      await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(STEP);
      if (javaScriptEnabled) await expect(cardsOf(page).nth(STEP).getByRole('link')).toBeFocused();
    });
  });
}

test('an address that asks for what there is not gets a calm page', async ({ page, request }) => {
  for (const query of [
    'ano=abc',
    'ano=20242026&ano=20242025',
    'passo=voar',
    'distrito=Galiza',
    'mostrar=9999',
    'mostrar=-1',
    'premio=%00',
    `premio=${'x'.repeat(500)}`,
    'distinguidos=sim',
  ])
    expect([query, (await request.get(`/projetos?${query}`)).status()]).toEqual([query, 200]);
  await page.goto('/projetos?ano=20302031&distrito=Porto');
  await expect(found(page)).toHaveText('Ainda não há projetos com estes filtros.');
  await expect(page.getByLabel('Edição')).toHaveValue('20302031');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${addresses.site}/projetos`);
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(cardsOf(page).first()).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

  test('the wall is filtered by the keyboard, and fits', async ({ page, request }) => {
    const premio = await createTwo(request);
    await page.goto(wallOf(premio));
    expect(await violations(page)).toEqual([]);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await fits()).toBe(0);
    await expect(page.getByRole('form')).toBeHidden();
    await tabTo(page, 'main summary');
    await page.keyboard.press('Enter');
    expect(await violations(page)).toEqual([]);
    expect(await fits()).toBe(0);
    await tabTo(page, '[name="passo"]:checked');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Sentir/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Só os distinguidos' })).toBeChecked();
    await page.keyboard.press('Enter');
    const query = new URLSearchParams({ passo: 'sentir', premio, distinguidos: '1' });
    await expect(page).toHaveURL(`/projetos?${query.toString()}`);
    await expect(found(page)).toHaveText('1 projeto com estes filtros');
    await expect(page.getByRole('main').locator('summary')).toHaveText(
      `Filtrar os projetos: Sentir · ${premio} · Só os distinguidos`,
    );
    await expectInPlace(page);
  });
});

test('a project has a page with its whole story, its pictures, and facts for search engines', async ({
  page,
  request,
}) => {
  const headers = await adminHeaders(request);
  const names: string[] = [];
  for (const [place, alt] of ['Um recreio com árvores novas', 'Uma pá na terra', 'Um banco de paletes'].entries()) {
    const images = { name: `${place}.jpg`, mimeType: 'image/jpeg', buffer: await picture('jpeg', 1_200, 800 + place) };
    const stored = await request.post(`${addresses.api}/upload`, { headers, multipart: { images } });
    const name = ((await stored.json()) as { filePaths: string[] }).filePaths[0] ?? '';
    const data = { menores: false, alt };
    expect((await request.put(`${addresses.api}/api/files/${name}`, { headers, data })).ok()).toBe(true);
    names.push(name);
  }
  const [cover = '', ...others] = names.map((name) => `/uploads/${name}`);
  const premio = own();
  const word = `Zimbro${Date.now().toString(36).slice(-4)}`;
  const id = await createProject(request, {
    titulo: `${word}: a horta é nossa!`,
    escola: 'Escola Básica de Gaia',
    distrito: 'Porto',
    premio,
    patrocinio: 'Uma empresa',
    frase: 'Um canteiro vazio que dá sopa.',
    sentir: 'O canteiro estava **vazio**.',
    imaginar: 'Uma horta de todos.',
    fazer: 'Plantámos couves.',
    partilhar: 'Fizemos sopa.',
    imagem: cover,
    fotos: others,
    video: 'https://www.youtube.com/watch?v=abcdefghijk',
  });
  const path = `/projetos/${id}-${word.toLowerCase()}-a-horta-e-nossa`;

  for (const wrong of [`/projetos/${id}`, `/projetos/${id}-outra-coisa?utm=x`]) {
    const moved = await request.get(wrong, { maxRedirects: 0 });
    const { location, 'cache-control': caching } = moved.headers();
    expect([moved.status(), location, caching]).toEqual([301, path + (/\?.*/.exec(wrong)?.[0] ?? ''), 'no-store']);
  }

  await page.goto(`/pesquisa?q=${word}`);
  await page.getByRole('main').getByRole('link', { name: word }).click();
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${word}: a horta é nossa!`);
  for (const [step, text] of [
    ['Sentir', 'O canteiro estava vazio.'],
    ['Imaginar', 'Uma horta de todos.'],
    ['Fazer', 'Plantámos couves.'],
    ['Partilhar', 'Fizemos sopa.'],
  ] as const)
    await expect(main.getByRole('region', { name: step, exact: true })).toContainText(text);
  await expect(main.getByRole('term')).toHaveText(['Prémio', 'Escola', 'Distrito', 'Edição', 'Patrocínio']);
  await expect(main.getByRole('button', { name: 'Ver Projeto' })).toBeVisible();
  await main.getByRole('button', { name: /Uma pá na terra/ }).click();
  const large = page.getByRole('dialog', { name: 'Uma pá na terra' });
  await expect(large).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Um banco de paletes' })).toBeVisible();
  await page.keyboard.press('Escape');

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const facts = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(facts).toContainEqual(
    expect.objectContaining({
      '@type': 'CreativeWork',
      name: `${word}: a horta é nossa!`,
      about: 'Um canteiro vazio que dá sopa.',
      award: premio,
      dateCreated: '2027',
      url: addresses.site + path,
      image: expect.objectContaining({
        url: addresses.api + cover,
        caption: 'Um recreio com árvores novas',
      }) as unknown,
      isPartOf: {
        '@type': 'CreativeWork',
        name: 'Desafio Escolar 2026/2027',
        url: `${addresses.site}/20262027`,
      },
    }),
  );
  const trail = facts.find((fact) => fact['@type'] === 'BreadcrumbList')?.['itemListElement'];
  expect((trail as { name: string }[]).map(({ name }) => name).slice(1, 3)).toEqual([
    'Desafio Escolar',
    'Mural de projetos',
  ]);
  const meta = (property: string) => page.locator(`meta[property="${property}"]`);
  await expect(meta('og:image')).toHaveAttribute('content', `${addresses.api}${cover}?w=1200`);
  await expect(meta('og:image:alt')).toHaveAttribute('content', 'Um recreio com árvores novas');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Um canteiro vazio que dá sopa.');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addresses.site + path);
  await expectInPlace(page);
  await expect
    .poll(async () =>
      (await (await request.get('/sitemap.xml')).text()).includes(`<loc>${addresses.site}${path}</loc>`),
    )
    .toBe(true);

  await main.getByRole('link', { name: 'Porto' }).click();
  await expect(page).toHaveURL('/projetos?distrito=Porto');
});

test('a project without a story shows what it has, and leads to its edition and to others of it', async ({ page }) => {
  await page.goto('/20152016');
  await page.getByRole('link', { name: 'Um recreio para todos', exact: true }).click();
  await expect(page).toHaveURL('/projetos/1-um-recreio-para-todos');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Sentir' })).toHaveCount(0);
  await expect(main).not.toContainText('Ainda por escrever');
  await expect(main.getByRole('link', { name: 'Ver Projeto' })).toHaveAttribute('target', '_blank');
  await expect(main.getByText('Conteúdo de exemplo')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(main.getByRole('article')).toHaveCount(3);
  await expectInPlace(page);
  await main.getByRole('link', { name: 'Desafio Escolar 2015/2016' }).click();
  await page.getByRole('link', { name: 'Ver esta edição no mural' }).click();
  await expect(page).toHaveURL('/projetos?ano=20152016');
  await expect(found(page)).toHaveText('5 projetos com estes filtros');
});

test('a project that waits is shown by the link of its preview alone', async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const conteudo = { edicao: '20262027', titulo: 'Ainda por publicar', fazer: 'Estamos a plantar.' };
  const made = await request.post(`${addresses.api}/api/rascunhos`, {
    headers,
    data: { recurso: 'mural', conteudo, estado: 'rascunho' },
  });
  const { registo } = (await made.json()) as { registo: number };
  const data = { recurso: 'mural', registo: String(registo) };
  const link = await request.post(`${addresses.api}/api/previsualizacoes`, { headers, data });
  const { url } = (await link.json()) as { url: string };
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ainda por publicar');
  await expect(page.getByRole('main').getByRole('region', { name: 'Fazer' })).toContainText('Estamos a plantar.');
  expect((await request.get(`/projetos/${registo}`)).status()).toBe(404);
  expectFailure(/previsualizacao=nada: 404$/);
  await page.goto(`/projetos/${registo}?previsualizacao=nada`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta pré-visualização já não está disponível');
});

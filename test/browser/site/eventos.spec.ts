import { addresses } from './support/addresses.js';
import { createEvento, removeEvento } from './support/admin-api.js';
import { expect, expectFailure, test } from './support/site-test.js';

const year = new Date().getFullYear();
const CROWDED = 2021;
const QUIET = 2020;
const FULL = 2022;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ request }) => {
  const existing = (await (await request.get(`${addresses.api}/api/eventos?ano=${CROWDED}`)).json()) as unknown[];
  for (let day = existing.length + 1; day <= 7; day += 1) {
    await createEvento(request, { titulo: `Encontro ${day}`, data: `${CROWDED}-03-0${day}T10:00:00.000Z` });
  }
});

test('the events page offers the years that have events, and starts with the current one', async ({
  page,
  request,
}) => {
  const withEvents = (await (await request.get(`${addresses.api}/api/eventos/anos`)).json()) as number[];
  await page.goto('/eventos');
  const years = page.getByRole('navigation', { name: 'Escolher o ano' }).getByRole('link');
  const offered = [...new Set([...withEvents, year])].sort();
  expect(await years.allTextContents()).toEqual(offered.map(String));
  expect(offered).not.toContain(QUIET);
  await expect(years.and(page.locator('[aria-current=true]'))).toHaveText(String(year));
  for (const name of ['A Decorrer', 'Próximos', 'Anteriores']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('choosing a year shows that year’s events, or that it has none; five past ones at first, five more on demand', async ({
      page,
    }) => {
      await page.goto('/eventos');
      await page.getByRole('link', { name: String(CROWDED), exact: true }).click();
      await expect(page).toHaveURL(`/eventos?ano=${CROWDED}`);
      const past = page.getByRole('region', { name: 'Anteriores' });
      await expect(past.getByRole('listitem')).toHaveCount(5);
      await expect(past.getByRole('heading', { level: 3 }).first()).toHaveText('Encontro 7');
      await expect(past).toContainText(`07.03.${CROWDED}`);
      await past.getByRole('link', { name: 'Carregar mais' }).click();
      await expect(past.getByRole('listitem')).toHaveCount(7);
      await expect(past.getByRole('link', { name: 'Carregar mais' })).toHaveCount(0);
      // The focus goes on with the first event that came.
      if (javaScriptEnabled) await expect(past.getByRole('link', { name: 'Encontro 2' })).toBeFocused();

      // a year without events has no link, but for as long as it is the one that is shown
      await page.goto(`/eventos?ano=${QUIET}`);
      const quiet = page.getByRole('link', { name: String(QUIET), exact: true });
      await expect(quiet).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText('Nenhum evento anterior disponível')).toBeVisible();
      // what is on now, or comes next, is of another year
      await expect(page.getByText(`Não há eventos a decorrer em ${QUIET}.`)).toBeVisible();
      await expect(page.getByText(`Não há próximos eventos em ${QUIET}.`)).toBeVisible();
    });
  });
}

test('a full year weighs what it shows of it: the next events come a few at a time, without their texts', async ({
  page,
  request,
}) => {
  const secret = 'Texto que só a página do evento mostra';
  for (let day = 10; day < 24; day += 1) {
    const data = `${FULL}-05-${day}T10:00:00.000Z`;
    await createEvento(request, { titulo: `Aviso ${day}`, data, tipo: 'proximo', descricao: secret });
  }
  await page.goto(`/eventos?ano=${FULL}`);
  const next = page.getByRole('region', { name: 'Próximos' });
  await expect(next.getByRole('article')).toHaveCount(12);
  expect(await page.content()).not.toContain(secret);
  await next.getByRole('link', { name: 'Carregar mais' }).click();
  await expect(next.getByRole('article')).toHaveCount(14);
  await expect(page).toHaveURL(`/eventos?ano=${FULL}&proximos=24`);
  await expect(next.getByRole('link', { name: 'Carregar mais' })).toHaveCount(0);
});

test('next year is on the list as soon as it has an event, which also stands among those that come next', async ({
  page,
  request,
}) => {
  const titulo = 'Encontro depois da passagem de ano';
  const id = await createEvento(request, { titulo, data: `${year + 2}-01-10T10:00:00.000Z`, tipo: 'proximo' });
  await page.goto('/eventos?proximos=60');
  const next = page.getByRole('region', { name: 'Próximos' });
  await expect(next.getByRole('link', { name: titulo })).toBeVisible();
  await page.getByRole('link', { name: String(year + 2), exact: true }).click();
  await expect(page).toHaveURL(`/eventos?ano=${year + 2}`);
  await expect(page.getByRole('link', { name: String(year + 2), exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(next.getByRole('link', { name: titulo })).toBeVisible();
  await removeEvento(request, id);
  await page.goto(`/eventos?ano=${year + 2}`);
  await expect(page.getByRole('link', { name: String(year), exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(next.getByRole('link', { name: titulo })).toHaveCount(0);
});

test('what began last year is among what is on now until it is over', async ({ page, request }) => {
  const began = { data: `${year - 1}-12-20T10:00:00.000Z`, tipo: 'decorrer' };
  const [lasting, over] = ['Recolha de inverno', 'Recolha de outono'] as const;
  const ids = [
    await createEvento(request, { ...began, titulo: lasting, dataFim: `${year + 1}-01-10T10:00:00.000Z` }),
    await createEvento(request, { ...began, titulo: over, dataFim: `${year - 1}-12-22T10:00:00.000Z` }),
  ];
  const now = page.getByRole('region', { name: 'A Decorrer' });
  await page.goto('/eventos');
  await expect(now.getByRole('link', { name: lasting })).toBeVisible();
  await expect(now.getByRole('link', { name: over })).toHaveCount(0);
  await page.goto(`/eventos?ano=${year - 1}`);
  await expect(now.getByRole('link', { name: over })).toBeVisible();
  for (const id of ids) await removeEvento(request, id);
});

test('an event opens with its details, its pictures and the other upcoming events', async ({ page, request }) => {
  const filter = encodeURIComponent(JSON.stringify({ ano_gte: year }));
  const events = (await (await request.get(`${addresses.api}/api/eventos?tipo=proximo&filter=${filter}`)).json()) as {
    id: number;
    titulo: string;
    descricao: string;
    ano: number;
  }[];
  const [event, other] = events;
  if (!event || !other) throw new Error('the sample content has two upcoming events at least');
  await page.goto(`/eventos?ano=${event.ano}`);
  await page.getByRole('link', { name: event.titulo }).click();
  await expect(page).toHaveURL(`/eventos/${event.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.titulo);
  await expect(page.getByRole('main')).toContainText(event.descricao.split('\n')[0] ?? '');
  const aside = page.getByRole('complementary', { name: 'Próximos eventos' });
  await expect(aside.getByRole('link', { name: other.titulo })).toBeVisible();
  await expect(aside.getByRole('link', { name: event.titulo })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar aos eventos' }).click();
  await expect(page).toHaveURL('/eventos');
});

test('an event says what is missing, and dates are in Portuguese and in Lisbon’s time', async ({ page, request }) => {
  const id = await createEvento(request, { titulo: 'Só o essencial', data: '2022-07-05T22:30:00.000Z' });
  await page.goto(`/eventos/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('terça-feira, 5 de julho de 2022, 23:30');
  for (const text of ['Website não disponível', 'Admissão não disponível', 'Descrição indisponível.']) {
    await expect(main).toContainText(text);
  }
  // which is no fact for search engines
  const described = page.locator('meta[name="description"]');
  await expect(described).toHaveAttribute('content', 'Só o essencial, terça-feira, 5 de julho de 2022, Porto');
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
    expect(data).not.toContain('indisponível');
});

test('a picture that is missing or broken gives way to the placeholder', async ({ page, request }) => {
  const id = await createEvento(request, { titulo: 'Sem fotografia', data: '2022-07-05T10:00:00.000Z' });
  await page.goto(`/eventos/${id}`);
  const placeholder = 'img[src="/art/placeholder.svg"]';
  await expect(page.getByRole('article').locator(placeholder)).toHaveCount(1);

  expectFailure(/\/uploads\/.*: net::ERR_FAILED$/);
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto('/eventos');
  await expect(page.getByRole('region', { name: 'A Decorrer' }).locator(placeholder)).not.toHaveCount(0);
});

test('an unknown event leads back to the list', async ({ page }) => {
  expectFailure(/\/eventos\/999999: 404$/);
  await page.goto('/eventos/999999');
  await expect(page.getByText('Falha ao carregar os detalhes do evento.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar aos eventos' }).click();
  await expect(page).toHaveURL('/eventos');
});

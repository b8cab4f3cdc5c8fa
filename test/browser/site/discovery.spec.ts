import type { Page } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { createEvento } from './support/admin-api.js';
import { pages } from './support/pages.js';
import { expect, test } from './support/site-test.js';

async function factsOn(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

test('the sitemap names every page, event and article', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const events = (await (await request.get(`${addresses.api}/api/eventos`)).json()) as { id: number }[];
  for (const path of [...pages.map(({ path }) => path), ...events.map(({ id }) => `/eventos/${id}`)]) {
    expect(xml).toContain(`<loc>${addresses.site}${path}</loc>`);
  }
  // one that stands in for a real one
  expect(xml).not.toContain('/projetos/1-');
});

test('the sitemap leaves out pages that search engines shall not list, and what is no page', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/410', '/parceiros', '/pesquisa', '/sessoes/obrigado', '/feed.xml', '/login']) {
    expect(xml).not.toContain(`<loc>${addresses.site}${path}</loc>`);
  }
});

test('robots.txt names the sitemap and keeps invitations out', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${addresses.site}/sitemap.xml`);
  expect(text).toContain('Disallow: /testemunho/');
});

test('security.txt says whom to tell of a vulnerability, and is good for months from whenever it is read', async ({
  request,
}) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = (await response.text()).trimEnd().split('\n');
  const expires = fields.find((field) => field.startsWith('Expires: ')) ?? '';
  expect(fields).toEqual([
    expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
    `Contact: ${addresses.site}/contacte-nos`,
    expires,
    'Preferred-Languages: pt, en',
    `Canonical: ${addresses.site}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('the feed lists the articles', async ({ page, request }) => {
  const response = await request.get('/feed.xml');
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const titles = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      return [...feed.querySelectorAll('item > title')].map((title) => title.textContent);
    },
    await response.text(),
  );
  const rows = (await (await request.get(`${addresses.api}/api/imprensa`)).json()) as { titulo: string }[];
  expect(titles).toContain(rows[0]?.titulo);
});

test('events come as calendar files', async ({ request }) => {
  const all = await request.get('/eventos.ics');
  expect(all.headers()['content-type']).toContain('text/calendar');
  const lines = (await all.text()).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const file = await request.get('/eventos/1/evento.ics');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="(?!evento\.)[a-z\d-]+\.ics"$/);
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await request.get('/eventos/999999/evento.ics')).status()).toBe(404);
});

for (const { situacao, word, note, status, schema } of [
  {
    situacao: 'cancelado',
    word: 'Cancelado',
    note: 'Este evento foi cancelado.',
    status: 'CANCELLED',
    schema: 'EventCancelled',
  },
  {
    situacao: 'adiado',
    word: 'Adiado',
    note: 'Este evento foi adiado. A nova data será anunciada aqui.',
    status: 'TENTATIVE',
    schema: 'EventPostponed',
  },
])
  test(`that an event is «${situacao}» is on its page and card, in calendars and for search engines`, async ({
    page,
    request,
  }) => {
    const titulo = `Encontro ${situacao}`;
    const id = await createEvento(request, { titulo, data: '2022-12-30T10:00:00.000Z', situacao });
    const other = await createEvento(request, { titulo: 'Outro encontro', data: '2022-12-31T10:00:00.000Z' });
    await page.goto(`/eventos/${id}`);
    await expect(page.getByText(note)).toBeVisible();
    expect(await factsOn(page)).toContainEqual(
      expect.objectContaining({ '@type': 'Event', eventStatus: `https://schema.org/${schema}` }),
    );
    const file = await (await request.get(`/eventos/${id}/evento.ics`)).text();
    expect(file).toContain(`\r\nSTATUS:${status}\r\nSUMMARY:${word}: ${titulo}\r\n`);
    await page.goto('/eventos?ano=2022');
    const card = page.getByRole('listitem').filter({ hasText: titulo });
    await expect(card.getByText(word, { exact: true })).toBeVisible();

    await page.goto(`/eventos/${other}`);
    await expect(page.getByRole('article').getByText(word, { exact: true })).toBeHidden();
    expect(await factsOn(page)).toContainEqual(
      expect.objectContaining({ '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled' }),
    );
    expect(await (await request.get(`/eventos/${other}/evento.ics`)).text()).toContain('STATUS:CONFIRMED');
  });

test('pages carry facts for search engines', async ({ page }) => {
  for (const [path, type] of [
    ['/', 'NGO'],
    ['/eventos/1', 'Event'],
    ['/eventos/1', 'BreadcrumbList'],
    ['/imprensa/1', 'NewsArticle'],
    ['/projetos/1', 'CreativeWork'],
    ['/projetos/1', 'BreadcrumbList'],
    ['/imprensa/sala-de-imprensa', 'NGO'],
    ['/imprensa/sala-de-imprensa', 'BreadcrumbList'],
    ['/faq', 'FAQPage'],
    ['/20202021', 'BreadcrumbList'],
    ['/form-voluntariado', 'BreadcrumbList'],
  ] as const) {
    await page.goto(path);
    expect((await factsOn(page)).map((fact) => fact['@type'])).toContain(type);
  }
});

test('the icons, the manifest and the card’s picture exist', async ({ request }) => {
  for (const path of [
    '/icon.svg',
    '/favicon.ico',
    '/icon-192.png',
    '/icon-512.png',
    '/apple-touch-icon.png',
    '/social.jpg',
    '/manifest.webmanifest',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('an article is announced as one, with its day', async ({ page, request }) => {
  const [row] = (await (await request.get(`${addresses.api}/api/imprensa`)).json()) as { data: string }[];
  await page.goto('/imprensa');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute('content', row?.data ?? '');
});

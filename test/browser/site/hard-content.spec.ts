import sharp from 'sharp';
import { resize } from '../support/resize.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { findBrokenNumbers } from './support/find-broken-numbers.js';
import { expect, test } from './support/site-test.js';

const UNBROKEN = 'Incomensuravelmente'.repeat(9).slice(0, 176);
const MEETING = `https://reunioes.exemplo.pt/${'a1b2c3d4e5'.repeat(12)}`;
const TELEPHONE = '+351 912 345 678';

/** Made once: what was stored, by where a visitor finds it. */
let made: { event: number; article: number };

test.beforeAll(async ({ request }) => {
  const headers = await adminHeaders(request);
  const tall = await sharp({ create: { width: 300, height: 1200, channels: 3, background: '#2faf81' } })
    .jpeg()
    .toBuffer();
  const stored = await request.post(`${addresses.api}/upload`, {
    headers,
    multipart: { images: { name: 'cartaz.jpg', mimeType: 'image/jpeg', buffer: tall } },
  });
  const url = `/uploads/${((await stored.json()) as { filePaths: string[] }).filePaths[0]}`;
  const create = async (path: string, data: object) => {
    const answer = await request.post(addresses.api + path, { headers, data: { url, ...data } });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const event = { data: '2023-05-04T09:30:00.000Z', tipo: 'anterior' };
  const article = { data: '2019-05-04T09:30:00.000Z', Categoria: 'Correio', descricao: 'Texto.' };
  await create('/api/eventos', { ...event, titulo: 'Cartaz ao alto', local: 'Porto' });
  await create('/api/eventos', {
    titulo: 'Festa de fim de ano',
    tipo: 'proximo',
    data: `${new Date().getFullYear()}-12-30T10:00:00.000Z`,
    local: 'Porto',
  });
  await create('/api/imprensa', { ...article, titulo: 'Recorte ao alto' });
  made = {
    event: await create('/api/eventos', {
      ...event,
      titulo: UNBROKEN,
      local: MEETING,
      admissao: TELEPHONE,
      hook: UNBROKEN,
    }),
    article: await create('/api/imprensa', {
      ...article,
      titulo: UNBROKEN,
      hook: UNBROKEN,
      // somewhere among so many a line ends
      descricao: `Ligue para ${TELEPHONE}, ou para 220 000 001, ou escreva um e-mail para 4400-000 Gaia. `.repeat(20),
    }),
  };
});

test('an unbroken title, address or link makes no page scroll sideways; a telephone number, a postal code and a word stay in one line', async ({
  page,
}) => {
  await resize(page, 320, 700);
  const { event, article } = made;
  for (const path of ['/eventos?ano=2023', `/eventos/${event}`, '/imprensa?mostrar=60', `/imprensa/${article}`]) {
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(excess, path).toBeLessThanOrEqual(0);
  }
  for (const path of [`/eventos/${event}`, `/imprensa/${article}`, '/privacidade', '/newsletter/cancelar']) {
    await page.goto(path);
    expect.soft(await page.getByRole('main').evaluate(findBrokenNumbers), path).toEqual([]);
  }
});

test('no ‘e-mail’ of the site’s own words is broken at its dash, at any width', async ({ page }) => {
  for (const path of ['/', '/cookies', '/privacidade']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await resize(page, width, 900);
      expect.soft(await page.locator('body').evaluate(findBrokenNumbers), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a picture that is four times as high as it is wide stretches no row, and nothing moves when it comes', async ({
  page,
}) => {
  for (const [path, rows, atMost] of [
    ['/eventos?ano=2023', '[aria-labelledby=anteriores] li:has-text("Cartaz ao alto")', 160],
    [`/eventos/${made.event}`, 'aside li:has-text("Festa de fim de ano")', 110],
    [`/imprensa/${made.article}`, '[aria-labelledby=relacionados] li:has-text("Recorte ao alto")', 110],
  ] as const) {
    await page.goto(path);
    const row = page.locator(rows).first();
    const picture = row.locator('img');
    await row.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth), {
        message: path,
      })
      .toBe(4);
    expect.soft((await row.boundingBox())?.height, path).toBeLessThanOrEqual(atMost);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => setTimeout(resolve, 0, 0));
        }),
    );
    expect.soft(shift, path).toBeLessThan(0.01);
  }
});

test('an event’s cover opens whole', async ({ page }) => {
  await page.goto(`/eventos/${made.event}`);
  await page.getByRole('button', { name: `Ampliar a imagem: ${UNBROKEN}` }).click();
  const whole = page.getByRole('dialog').getByRole('img');
  await expect(whole).toBeVisible();
  await expect
    .poll(async () => {
      const box = await whole.boundingBox();
      return box ? Math.round((10 * box.height) / box.width) : 0;
    })
    .toBe(40);
  await page.getByRole('button', { name: /^Fechar a imagem/ }).click();
  await expect(whole).toBeHidden();
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from './support/addresses.js';
import { adminHeaders, createEvento } from './support/admin-api.js';
import { expectPartInPlace } from './support/part-in-place.js';
import { expect, test } from './support/site-test.js';

const COUNT = 5;
const title = 'Festa das fotografias';
const large = (number: number): string => `${title}, fotografia ${number}`;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });
let path: string;

test.beforeAll(async ({ request }) => {
  const headers = await adminHeaders(request);
  const fotos: string[] = [];
  for (let number = 1; number <= COUNT; number += 1) {
    const buffer = await sharp({
      create: { width: 400, height: 300, channels: 3, background: { r: 40 * number, g: 90, b: 160 } },
    })
      .jpeg()
      .toBuffer();
    const multipart = { images: { name: `festa-${number}.jpg`, mimeType: 'image/jpeg', buffer } };
    const stored = await request.post(`${addresses.api}/upload`, { headers, multipart });
    const [nome = ''] = ((await stored.json()) as { filePaths: string[] }).filePaths;
    fotos.push(`/uploads/${nome}`);
    const said = { menores: false, alt: number === 2 ? 'Uma turma a dançar' : null, credito: 'Rita Exemplo' };
    if (number === 2)
      expect((await request.put(`${addresses.api}/api/files/${nome}`, { headers, data: said })).ok()).toBe(true);
  }
  const id = await createEvento(request, { titulo: title, data: '2023-09-04T10:00:00.000Z', fotos });
  path = `/eventos/${id}`;
});

const tiles = (page: Page) =>
  page.getByRole('button', { name: /^Ampliar a imagem: (Festa das fotografias, |Uma turma)/ });

test('three are on the page, and the others behind a click', async ({ page }) => {
  await page.goto(path);
  await expect(tiles(page)).toHaveCount(3);
  await page.getByText('Ver todas (5)').click();
  await expect(tiles(page)).toHaveCount(COUNT);
  await expectPartInPlace(page, 'main');
  await page.getByText('Ver menos').click();
  await expect(tiles(page)).toHaveCount(3);
});

test('they are seen large one after the other by keys, with what is said of each, and the focus goes back', async ({
  page,
}) => {
  await page.goto(path);
  const first = tiles(page).first();
  await first.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: large(1) })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 de 5');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Uma turma a dançar' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Uma turma a dançar' })).toBeVisible();
  await expect(dialog.getByText('Fotografia: Rita Exemplo')).toBeVisible();
  await expectPartInPlace(page, 'dialog');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('5 de 5');
  await dialog.getByRole('button', { name: 'Fotografia seguinte' }).click();
  await dialog.getByRole('button', { name: 'Fotografia seguinte' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('2 de 5');
  await dialog.getByRole('button', { name: 'Fotografia anterior' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 de 5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first).toBeFocused();
  // opened again it begins with its own
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('1 de 5');
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe shows the next, and a tap closes', async ({ page }) => {
    await page.goto(path);
    await tiles(page).first().tap();
    const dialog = page.getByRole('dialog');
    const status = dialog.getByRole('status');
    await expect(status).toHaveText('1 de 5');
    const finger = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      const at = (x: number) => [{ x, y: 420 }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      for (const share of [0.3, 0.6, 1]) {
        await finger.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(from + (to - from) * share),
        });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 90);
    await expect(status).toHaveText('2 de 5');
    await swipe(90, 300);
    await swipe(90, 300);
    await expect(status).toHaveText('5 de 5');
    // the first tap may only end what is left of the swipe
    await expect(async () => {
      await dialog.getByRole('img').tap();
      await expect(dialog).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each opens large, also those behind the click', async ({ page }) => {
    await page.goto(path);
    await page.getByText('Ver todas (5)').click();
    await tiles(page).nth(4).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: large(5) })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fotografia seguinte' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Fechar a imagem/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

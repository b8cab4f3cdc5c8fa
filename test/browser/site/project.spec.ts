import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { violations } from '../support/axe.js';
import { tinyPdf } from '../support/tiny-pdf.js';
import { addresses } from './support/addresses.js';
import { waitUntilAlive } from './support/wait-until-alive.js';
import { adminHeaders } from './support/admin-api.js';
import { expectInPlace } from './support/in-place.js';
import { registerSchool } from './support/register-school.js';
import { expect, expectFailure, test } from './support/site-test.js';

const saved = (page: Page) => expect(page.getByText('Tudo guardado')).toBeVisible();
const write = (page: Page, field: string, text: string) => page.getByLabel(field, { exact: true }).fill(text);

/** A photograph as a telephone takes it: wider than the site ever shows it. */
const photograph = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#3fa7b5' } })
    .jpeg()
    .toBuffer();

/** Lets a school hand in whatever the day of the edition is. */
async function openHandingIn(request: APIRequestContext, email: string): Promise<void> {
  const headers = await adminHeaders(request);
  const filter = JSON.stringify({ q: email });
  const path = `${addresses.api}/api/participacoes`;
  const list = await request.get(path, { headers, params: { filter } });
  const [school] = (await list.json()) as { id: number }[];
  const data = { ate: '2027-06-20', motivo: 'Para a experiência.' };
  expect((await request.put(`${path}/${school?.id}/prazo`, { headers, data })).status()).toBe(200);
}

/** Writes all words of a project. */
async function writeStory(page: Page, titulo: string): Promise<void> {
  await write(page, 'Título', titulo);
  await write(page, 'O projeto numa frase', 'Uma praia sem lixo.');
  await write(page, 'Sentir', 'Havia **plásticos** no recreio.\n\n- redes\n- garrafas');
  await write(page, 'Imaginar', 'Uma rede na foz do rio.');
  await write(page, 'Fazer', 'A turma coseu a rede.');
  await write(page, 'Partilhar', 'Contámos na rádio.');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

  test('a project is written, shown as it will be, handed in, taken back and thrown away', async ({
    page,
    request,
  }) => {
    const { email, link } = await registerSchool(page);
    await page.goto(link);
    await page.getByRole('link', { name: 'Começar o projeto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O projeto');
    await expect(page.getByRole('listitem').filter({ hasText: 'o título' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entregar o projeto' })).toHaveCount(0);
    await writeStory(page, 'O mar é de todos');
    await saved(page);
    const names = page.getByText('No texto parece haver nomes completos: «Rita Luz».');
    await expect(names).toHaveCount(0);
    await write(page, 'Fazer', 'A turma coseu a rede, que a Rita Luz lançou.');
    await expect(names).toBeVisible();
    await saved(page);

    const sent = page.waitForRequest((one) => one.url().endsWith('/ficheiros'));
    await page
      .locator('#fotos')
      .setInputFiles({ name: 'praia.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    expect((await sent).method()).toBe('POST');
    await page.getByLabel('O que mostra').fill('Uma praia vista do paredão.');
    await expect(page.getByRole('listitem').filter({ hasText: 'dizer se há crianças na fotografia 1' })).toBeVisible();
    await page.getByRole('radio', { name: 'Não' }).check();
    await page
      .locator('#documento')
      .setInputFiles({ name: 'relato.pdf', mimeType: 'application/pdf', buffer: tinyPdf('Praia') });
    await expect(page.getByRole('link', { name: 'relato.pdf' })).toBeVisible();
    await saved(page);
    await expect(page.getByText('Não falta nada.')).toBeVisible();
    const consent = page.getByRole('checkbox', { name: 'O projeto pode ser mostrado no site' });
    await consent.click();
    await expect(page.getByText('Guardado: o projeto pode ser mostrado.')).toBeVisible();
    await expectInPlace(page);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Ver como fica' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O mar é de todos');
    await expect(page.getByRole('region', { name: 'Sentir' }).locator('strong')).toHaveText('plásticos');
    const picture = page.getByRole('img', { name: 'Uma praia vista do paredão.' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeLessThanOrEqual(1_800);
    await expectInPlace(page);
    expect(await violations(page)).toEqual([]);

    await openHandingIn(request, email);
    await page.getByRole('link', { name: 'Voltar ao projeto' }).click();
    await page.getByRole('button', { name: 'Entregar o projeto' }).click();
    await expect(page.getByText(/«O mar é de todos» foi entregue a .*Parabéns!/)).toBeVisible();
    await expect(consent).toBeChecked();
    await consent.click();
    await expect(page.getByText('Guardado: o projeto não é mostrado.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Colegas' })).toContainText('os colegas ficam como estão');
    expect(await violations(page)).toEqual([]);
    expect(new URL((await page.goto(`${link}/projeto`))?.url() ?? '').pathname).toBe(link);
    await page.getByRole('button', { name: 'Retirar a entrega para corrigir' }).click();
    await page.getByRole('link', { name: 'Continuar o projeto' }).click();
    await expect(page.getByLabel('Título')).toHaveValue('O mar é de todos');
    await expect(page.getByLabel('O que mostra')).toHaveValue('Uma praia vista do paredão.');
    await page.getByText('Deitar fora o rascunho').click();
    await page.getByRole('button', { name: 'Deitar fora' }).click();
    await expect(page.getByText('Ainda não foi começado.')).toBeVisible();
  });

  test('what is written while the connection is away is kept, and saved when it is back', async ({ page, context }) => {
    const { link } = await registerSchool(page);
    await page.goto(`${link}/projeto`);
    await write(page, 'Título', 'Antes');
    await saved(page);
    await context.setOffline(true);
    await write(page, 'Título', 'Sem rede');
    await expect(page.getByText('Sem ligação: guardamos quando voltar')).toBeVisible();
    await page.locator('#fotos').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(page.getByText('a.jpg segue sozinho quando a ligação voltar.')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    await expect(page.getByLabel('O que mostra')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Título')).toHaveValue('Sem rede');
  });
});

test('of two devices the second is asked what stays', async ({ page, browser }) => {
  expectFailure(/PUT .*\/projeto: 409/);
  const { link } = await registerSchool(page);
  await page.goto(`${link}/projeto`);
  await write(page, 'Título', 'Um');
  await saved(page);
  const other = await browser.newPage();
  await other.goto(new URL(`${link}/projeto`, page.url()).href);
  await waitUntilAlive(other);
  const kept = other.waitForResponse((one) => one.request().method() === 'PUT');
  await write(other, 'Título', 'Dois');
  expect((await kept).status()).toBe(200);
  await other.close();
  await write(page, 'Partilhar', 'Três');
  await expect(
    page.getByRole('alert').filter({ hasText: 'O projeto foi alterado noutro dispositivo' }),
  ).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver o que está guardado' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('Dois');
  await write(page, 'Título', 'Quatro');
  await saved(page);
});

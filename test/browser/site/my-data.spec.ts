import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { mailTo } from '../admin/support/mail-to.js';
import { pdf } from '../../support/samples.js';
import { violations } from '../support/axe.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { fillForm, visitorForms } from './support/forms.js';
import { expectInPlace } from './support/in-place.js';
import { expect, expectFailure, test } from './support/site-test.js';
import { tabTo } from './support/tab-to.js';

/** A short address: at 320 px a long one is broken, as it has to be. */
const someone = () => `p${Math.random().toString(36).slice(2, 9)}@e.pt`;

/** Asks for a training in somebody's name. @returns its id */
async function enquire(request: APIRequestContext, email: string): Promise<number> {
  const data = { nome: 'Noca Sousa', email, tipo: 'Oficina DFC', mensagem: 'Gostava de saber mais.' };
  const response = await request.post(`${addresses.api}/formacoes`, { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

async function linkIn(email: string): Promise<string> {
  const find = async () =>
    (await mailTo(email)).flatMap(({ text }) => /\/os-meus-dados\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  return (await find()).at(-1) ?? '';
}

/** Asks for the link without a page. */
async function askedLink(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post(`${addresses.api}/api/os-meus-dados`, { data: { email } });
  expect(response.status()).toBe(202);
  return linkIn(email);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  test('who asks by the keyboard is mailed a link, sees what is held, corrects it, takes it along and erases it', async ({
    page,
    request,
  }) => {
    const email = someone();
    const id = await enquire(request, email);
    await page.goto('/os-meus-dados');
    await tabTo(page, '#os-meus-dados-email');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Escreva o seu e-mail.');
    await page.locator('#os-meus-dados-email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'O site não está a enviar e-mails' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto(await linkIn(email));
    const heading = page.getByRole('heading', { name: 'Pedido de formação' });
    const record = page.getByRole('listitem').filter({ has: heading });
    await expect(record).toContainText('Gostava de saber mais.');
    expect(await violations(page)).toEqual([]);

    await tabTo(page, 'main summary');
    await page.keyboard.press('Enter');
    await tabTo(page, `#formacoes-${id}-nome`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Noémia Sousa');
    await page.keyboard.press('Enter');
    await expect(record.getByText('Corrigido.', { exact: true })).toBeVisible();
    await expect(record.getByRole('definition').filter({ hasText: 'Noémia Sousa' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await tabTo(page, 'a[download]');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as { email: string; registos: object[] };
    expect(copy.email).toBe(email);
    expect(copy.registos).toContainEqual(expect.objectContaining({ tipo: 'formacoes', id }));

    const question = page.getByRole('region', { name: 'Apagar tudo' });
    await expect(question).toContainText('Pedido de formação (1)');
    await tabTo(page, '#apagar-confirmo');
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toContainText('Confirme que quer apagar os seus dados.');
    await tabTo(page, '#apagar-confirmo');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const done = page.getByRole('region', { name: 'O que foi feito' });
    await expect(done).toContainText('Pedido de formação (1)');
    await expect(done.getByRole('heading', { name: 'O que foi feito' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(async () => (await mailTo(email)).map(({ subject }) => subject))
      .toContain('Recibo: os seus dados foram apagados');
    const headers = await adminHeaders(request);
    expect((await request.get(`${addresses.api}/formacoes/${id}`, { headers })).status()).toBe(404);

    expectFailure(/os-meus-dados\/[\w-]{43}: 410$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta ligação já não é válida');
    expect(await violations(page)).toEqual([]);
  });
});

test('a record that is held stays, with its reason, and the question says so; in its place at every width', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = someone();
  const registo = await enquire(request, email);
  const ate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const data = { tipo: 'formacoes', registo, motivo: 'Queixa em curso', ate };
  const held = await request.post(`${addresses.api}/api/retidos`, { headers: await adminHeaders(request), data });
  expect(held.status()).toBe(201);
  await request.post(`${addresses.api}/sessoes`, {
    data: { nome: 'Rita', email, tipo: 'Arranque do Projeto', mensagem: 'Outra pergunta.' },
  });
  await page.goto(await askedLink(request, email));
  const question = page.getByRole('region', { name: 'Apagar tudo' });
  await expect(question).toContainText('Pedido de sessão (1)');
  await expect(question).toContainText('Motivo: Queixa em curso');
  await expect(question).toContainText('fica registado um pedido seu');
  await page
    .locator('main details')
    .first()
    .evaluate((details) => details.toggleAttribute('open', true));
  await expectInPlace(page);
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Apagar tudo' }).click();
  const done = page.getByRole('region', { name: 'O que foi feito' });
  await expect(done).toContainText('Pedido de sessão (1)');
  await expect(done).toContainText('Motivo: Queixa em curso');
  await expect(done).toContainText('fica registado um pedido seu');
});

test('what a link opens is kept by nobody, in no index, and its address goes nowhere; an unknown one says so', async ({
  page,
  request,
}) => {
  const email = someone();
  await enquire(request, email);
  const path = await askedLink(request, email);
  for (const address of [path, `${path}.data`, `${path}/dados.json`]) {
    const {
      [`cache-control`]: caching,
      'referrer-policy': referrer,
      'x-robots-tag': robots,
    } = (await request.get(address)).headers();
    expect.soft({ address, caching, referrer, robots }).toEqual({
      address,
      caching: 'no-store',
      referrer: 'no-referrer',
      robots: 'noindex',
    });
  }
  expectFailure(/os-meus-dados\/nenhuma: 404$/);
  await page.goto('/os-meus-dados/nenhuma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ligação não encontrada');
  await page.getByRole('link', { name: 'Pedir outra ligação' }).click();
  await expect(page).toHaveURL('/os-meus-dados');
});

test('what is held is printed, with its moments in words, and neither the link nor what changes it', async ({
  page,
  request,
}) => {
  const email = someone();
  await enquire(request, email);
  const path = await askedLink(request, email);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(path);
  await expect(page.getByRole('main').locator('time')).toHaveText([/^\d+ de \p{L}+ de \d{4}, às \d\dh\d\d$/u]);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Gostava de saber mais.')).toBeVisible();
  await expect(page.getByText(/\/os-meus-dados$/)).toBeVisible();
  for (const hidden of ['Corrigir', 'Apagar tudo', path])
    await expect(page.getByText(hidden).filter({ visible: true })).toHaveCount(0);
});

test('is reached from the policy and from every footer', async ({ page }) => {
  await page.goto('/privacidade');
  await page.getByRole('main').getByRole('link', { name: 'Os meus dados' }).click();
  await expect(page).toHaveURL('/os-meus-dados');
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Os meus dados' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Os meus dados');
});

test('a document that came along is taken along, also without JavaScript, and stays the link’s own', async ({
  page,
  request,
  browser,
}) => {
  const email = someone();
  const [contact] = visitorForms.filter(({ endpoint }) => endpoint === '/contactos');
  if (contact === undefined) throw new Error('There is no contact form.');
  await page.goto('/contacte-nos');
  const main = page.getByRole('main');
  const attached = { name: 'o meu projeto.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await main.locator('input[type=file]').setInputFiles(attached);
  await fillForm(page, { ...contact, texts: { ...contact.texts, 'E-mail': email } });
  await main.getByRole('button', { name: contact.submit }).click();
  await expect(main.getByText(contact.success)).toBeVisible();
  const path = await askedLink(request, email);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(new URL(path, page.url()).href);
  const document = still.getByRole('main').getByRole('link', { name: /^Descarregar o documento \(PDF\)/ });
  const [download] = await Promise.all([still.waitForEvent('download'), document.click()]);
  expect(download.suggestedFilename()).toBe('o meu projeto.pdf');
  expect(await readFile(await download.path())).toEqual(pdf());
  await plain.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what is held is read and taken along', async ({ page, request }) => {
    const email = someone();
    await enquire(request, email);
    await page.goto(await askedLink(request, email));
    await expect(page.getByText('Gostava de saber mais.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Descarregar uma cópia (JSON)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
    await page.goto('/os-meus-dados');
    await expect(page.getByRole('main').locator('form')).toContainText('O site não está a enviar e-mails');
    await expect(page.getByText('A ligação, válida durante')).toHaveCount(0);
    await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible();
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import { picture } from '../../support/samples.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expect, expectFailure, test } from './support/site-test.js';

async function rowsWith(request: APIRequestContext, list: string, mark: string): Promise<Record<string, unknown>[]> {
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  const response = await request.get(`${addresses.api}${list}?filter=${filter}`, {
    headers: await adminHeaders(request),
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as Record<string, unknown>[];
}

async function solve(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel('Não sou um robô').click();
  await expect(main.getByText('Verificado.')).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible();

for (const { path, list, kind } of [
  { path: '/formacoes', list: '/formacoes', kind: 'Oficina DFC' },
  { path: '/sessoes', list: '/sessoes', kind: 'Acompanhamento do Projeto' },
  { path: '/material', list: '/material', kind: undefined },
]) {
  test(`an enquiry on ${path} arrives`, async ({ page, request }) => {
    const mark = `Pedido ${path} ${Date.now()}`;
    await page.goto(path);
    if (kind) await page.getByLabel(kind).check();
    await field(page, 'Nome').fill('Ana Teste');
    await field(page, 'E-mail').fill('ana@exemplo.pt');
    await field(page, 'Mensagem').fill(mark);
    await press(page, 'Enviar pedido');
    await said(page, 'Mensagem enviada com sucesso!');
    await expect(field(page, 'Mensagem')).toHaveValue('');
    const rows = await rowsWith(request, list, mark);
    expect(rows).toHaveLength(1);
    if (kind) expect(rows[0]).toMatchObject({ tipo: kind });
  });
}

/** The proofs of work that a page asks for and sends. */
function watchProofs(page: Page) {
  const asked: string[] = [];
  const sent: boolean[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captcha/prova')) asked.push(request.url());
    if (request.method() === 'POST') sent.push('recaptcha' in (request.postDataJSON() as object));
  });
  return { asked, sent };
}

async function enquire(page: Page) {
  await field(page, 'E-mail').fill('ana@exemplo.pt');
  await field(page, 'Mensagem').fill(`Pedido ${Date.now()} ${Math.random()}`);
  await press(page, 'Enviar pedido');
  await said(page, 'Mensagem enviada com sucesso!');
}

test('an enquiry proves its work unseen, begun with the first letter', async ({ page }) => {
  const { asked, sent } = watchProofs(page);
  await page.goto('/material');
  await field(page, 'Nome').focus();
  expect(asked).toHaveLength(0);
  await field(page, 'Nome').press('A');
  await expect.poll(() => asked.length).toBe(1);
  await enquire(page);
  expect([asked.length, sent]).toEqual([1, [true]]);
});

test('an enquiry is taken where no proof can be had, and repeats one that is refused', async ({ page, baseURL }) => {
  const { sent } = watchProofs(page);
  expectFailure(/\/api\/captcha\/prova: 503$/);
  await page.route('**/api/captcha/prova', (route) => route.fulfill({ status: 503 }));
  await page.goto('/material');
  await field(page, 'Nome').fill('Ana');
  await enquire(page);
  expect(sent).toEqual([false]);

  await page.unrouteAll();
  expectFailure(/^POST .*\/material: 400$/);
  const headers = { 'Access-Control-Allow-Origin': baseURL ?? '' };
  const json = { erro: 'Falhou.', errors: { recaptcha: 'Falhou.' } };
  await page.route(`${addresses.api}/material`, (route) => route.fulfill({ status: 400, headers, json }), { times: 1 });
  await field(page, 'Nome').fill('Ana');
  await enquire(page);
  expect(sent).toEqual([false, true, true]);
});

test('a form’s trap is met by no eye, key, screen reader or autofill, and what fills it in is told the same', async ({
  page,
  request,
}) => {
  const mark = `Armadilha ${Date.now()}`;
  await page.goto('/material');
  const trap = page.getByRole('main').locator('input[name=pagina]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await trap.evaluate((input) => input.focus());
  await expect(trap).not.toBeFocused();
  const names = await page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name')));
  expect(names).toEqual(['nome', 'email', 'mensagem']);
  expect((await trap.locator('xpath=..').boundingBox())?.width).toBeLessThanOrEqual(1);

  await field(page, 'Nome').fill('Máquina');
  await field(page, 'E-mail').fill('maquina@exemplo.pt');
  await field(page, 'Mensagem').fill(mark);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://burla.exemplo.pt'));
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await press(page, 'Enviar pedido');
  await said(page, 'Mensagem enviada com sucesso!');
  expect((await sent).postDataJSON()).toMatchObject({ demora: expect.stringMatching(/^\d+$/) });
  expect(await rowsWith(request, '/material', mark)).toEqual([]);
});

test('a proposal of a partnership arrives', async ({ page, request }) => {
  const mark = `Proposta ${Date.now()}`;
  await page.goto('/form-parcerias');
  const main = page.getByRole('main');
  await field(page, 'Nome').fill('Eva Teste');
  await field(page, 'E-mail').fill('eva@exemplo.pt');
  for (const motivo of await main.getByRole('option').allTextContents()) {
    if (motivo === 'Escolha uma opção') continue;
    await main.getByLabel('Motivo do contacto').selectOption(motivo);
    await field(page, 'Descrição').fill(mark);
    await field(page, 'Nome').fill('Eva Teste');
    await field(page, 'E-mail').fill('eva@exemplo.pt');
    await main.getByLabel('Li e aceito a').check();
    await solve(page);
    await press(page, 'Enviar');
    await said(page, 'Formulário submetido com sucesso!');
    await expect(field(page, 'Descrição')).toHaveValue('');
  }
  expect(await rowsWith(request, '/api/oportunidades', mark)).toHaveLength(4);
});

test('a sentence of the server is shown at its field', async ({ page }) => {
  await page.goto('/concurso-anual-form');
  for (const name of ['Nome da escola', 'Morada', 'Nome do responsável']) {
    await field(page, name).fill('Escola');
  }
  await field(page, 'E-mail da escola').fill('escola@exemplo.pt');
  await field(page, 'E-mail do responsável').fill('ana@exemplo.p');
  await field(page, 'Código postal').fill('4400-001');
  await field(page, 'Contacto telefónico').fill('912 345 678 (mãe)');
  await field(page, 'Em que se vai concentrar o projeto').fill('O recreio.');
  await page.getByRole('main').getByLabel('Li e aceito a').check();
  await solve(page);
  expectFailure(/^POST .*\/festival: 400$/);
  await press(page, 'Inscrever a escola');
  await expect(field(page, 'E-mail do responsável')).toHaveAccessibleDescription(
    'Introduza um endereço de e-mail válido.',
  );
  await expect(field(page, 'Nome da escola')).toHaveValue('Escola');
});

test('an invitation takes one testimonial, which waits for approval', async ({ page, request }) => {
  const made = await request.post(`${addresses.api}/api/convites`, {
    headers: await adminHeaders(request),
    data: { nota: 'Teste' },
  });
  const { url } = (await made.json()) as { url: string };
  const path = new URL(url).pathname;
  const nome = `Testemunha ${Date.now()}`;
  const first = await page.goto(path);
  expect(first?.headers()['cache-control']).toBe('no-store');
  await field(page, 'Nome').fill(nome);
  await field(page, 'Estado').fill('2025-2026');
  await field(page, 'Testemunho').fill('Foi bom.');
  await press(page, 'Enviar testemunho');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Junta uma fotografia.');
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg') });
  await expect(page.getByRole('img', { name: 'A fotografia escolhida' })).toBeVisible();
  await press(page, 'Enviar testemunho');
  await said(page, 'Testemunho enviado com sucesso! Será publicado depois de aprovado.');

  const members = (await (await request.get(`${addresses.api}/equipa`)).json()) as { nome: string }[];
  expect(members.map((member) => member.nome)).not.toContain(nome);
  expectFailure(/\/testemunho\/.*: 410$/);
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este convite já não pode ser usado');
  expectFailure(/\/testemunho\/inventado: 404$/);
  expect((await page.goto('/testemunho/inventado'))?.status()).toBe(404);
});

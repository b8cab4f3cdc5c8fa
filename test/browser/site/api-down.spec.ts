import { freePorts } from '../../../scripts/lib/ports.mjs';
import { StartedProcess } from '../../programs/support/started-process.js';
import { expect, expectFailure, test } from './support/site-test.js';

let site: StartedProcess;
let url: string;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const [port, closed] = await freePorts(2);
  url = `http://localhost:${port}`;
  const api = `http://localhost:${closed}`;
  site = new StartedProcess(['public-web/build/server/index.js'], {
    SITE_PORT: String(port),
    SITE_URL: url,
    API_URL: api,
    API_INTERNAL_URL: api,
  });
  await site.printed(/Site em/);
});

test.afterAll(async () => {
  await site.dispose();
});

test('with the API down the events page answers 503 with the specified error and a retry', async ({ page }) => {
  expectFailure(/\/eventos\?ano=2021: 503$/);
  const response = await page.goto(`${url}/eventos?ano=2021`);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eventos e Oportunidades');
  await expect(page.getByText('Falha ao carregar os eventos. Por favor, tente novamente.')).toBeVisible();
  const retry = page.getByRole('link', { name: 'Tentar novamente' });
  await expect(retry).toHaveAttribute('href', '/eventos?ano=2021');
});

test('with the API down a page of which nothing can be shown says the id by which the log knows the request', async ({
  page,
}) => {
  expectFailure(/\/20242025: 503$/);
  const response = await page.goto(`${url}/20242025`);
  const id = response?.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expect(page.getByText(`Se nos escrever sobre isto, indique este código: ${id}`)).toBeVisible();
  await site.printed(new RegExp(`"route":"/:edicao".*"requestId":"${id}"`));
});

test('with the API down an event answers 503 with its own error', async ({ page }) => {
  expectFailure(/\/eventos\/1: 503$/);
  const response = await page.goto(`${url}/eventos/1`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText('Falha ao carregar os detalhes do evento.')).toBeVisible();
});

test('with the API down a page is kept by nobody: it may lack a part, or words that were changed', async ({
  request,
}) => {
  for (const path of ['/voluntariado', '/contacte-nos']) {
    const answer = await request.get(url + path);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  }
});

test('with the API down the other pages still answer, and a form keeps what was typed', async ({ page }) => {
  expect((await page.goto(`${url}/contacte-nos`))?.status()).toBe(200);
  const main = page.getByRole('main');
  await main.getByLabel('Nome').fill('Ana');
  expectFailure(/\/api\/captcha: 503$/);
  await page.route('**/api/captcha', (route) => route.fulfill({ status: 503 }));
  await main.getByLabel('Não sou um robô').click();
  await expect(main.getByText('Não foi possível verificar.')).toBeVisible();
  await expect(main.getByLabel('Nome')).toHaveValue('Ana');
});

test('a wrong configuration stops the start and names all that is wrong', async () => {
  const wrong = new StartedProcess(['public-web/build/server/index.js'], { SITE_PORT: 'x', ADMIN_URL: 'ftp://x' });
  expect((await wrong.exit()).code).toBe(1);
  expect(wrong.output).toContain('SITE_PORT');
  expect(wrong.output).toContain('ADMIN_URL');
});

import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { describePictures } from './admin/support/describe-pictures.js';
import { expect, test } from './support/browser-test.js';
import { tinyPdf } from './support/tiny-pdf.js';

const { API_URL: api, SITE_URL: site, ADMIN_URL: admin } = process.env;
const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env;
const mark = Date.now().toString(36);
const subject = `Inscrição da minha turma ${mark}`;
const eventTitle = `Feira das Ideias ${mark}`;
/** Every day of it is to come, whenever the test runs. */
const nextYear = new Date().getFullYear() + 1;
const document = tinyPdf(`Projeto ${mark}`);

interface SampleEvent {
  id: number;
  titulo: string;
  ano: number;
}

/** A person with a browser of their own. */
async function person(browser: Browser): Promise<Page> {
  return await (await browser.newContext()).newPage();
}

async function picture(name: string, background: string) {
  const create = { width: 640, height: 480, channels: 3 as const, background };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** A past sample event of an earlier year, with one of this year to tell it from. */
async function sampleEvents(): Promise<{ earlier: SampleEvent; current: SampleEvent }> {
  const events = (await (await fetch(`${api}/api/eventos`)).json()) as SampleEvent[];
  const thisYear = new Date().getFullYear();
  const earlier = events.find(({ ano }) => ano < thisYear);
  const current = events.find(({ ano }) => ano === thisYear);
  if (!earlier || !current)
    throw new Error('The sample content needs an event of this year and one of an earlier year.');
  return { earlier, current };
}

async function readsTheEvents(page: Page): Promise<void> {
  const { earlier, current } = await sampleEvents();
  await page.goto(`${site}/`);
  await page.getByRole('main').getByRole('link', { name: 'Eventos' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos e Oportunidades' })).toBeVisible();
  await expect(page.getByRole('link', { name: current.titulo })).toBeVisible();
  await expect(page.getByRole('link', { name: earlier.titulo })).toHaveCount(0);

  await page.getByRole('link', { name: String(earlier.ano), exact: true }).click();
  await expect(page.getByRole('link', { name: current.titulo })).toHaveCount(0);
  await page.getByRole('link', { name: earlier.titulo }).click();
  await expect(page).toHaveURL(`${site}/eventos/${earlier.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(earlier.titulo);
}

async function writesToTheAssociation(page: Page): Promise<void> {
  await page.goto(`${site}/contacte-nos`);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Enviar mensagem' });
  await main.getByLabel('Nome').fill('Beatriz Visitante');
  await expect(send).toBeEnabled();
  await main.getByRole('textbox', { name: 'E-mail' }).fill('beatriz@exemplo.pt');
  await main.getByLabel('Assunto').fill(subject);
  await main.getByRole('textbox', { name: 'Mensagem' }).fill('Somos 24 alunos do 4.º ano.\nO projeto segue em anexo.');
  await main.locator('input[type=file]').setInputFiles({
    name: 'projeto.pdf',
    mimeType: 'application/pdf',
    buffer: document,
  });
  await main.getByLabel('Li e aceito a').check();
  await main.getByLabel('Não sou um robô').click();
  await expect(main.getByText('Verificado.')).toBeVisible();
  await send.click();
  await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
}

async function signsIn(page: Page): Promise<void> {
  await page.goto(`${site}/login`);
  await expect(page).toHaveURL(`${admin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`${admin}/dashboard`);
}

async function readsTheMessage(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Contactos/ })
    .click();
  await page.getByPlaceholder('Pesquisar contactos').fill(mark);
  await page.getByRole('link', { name: 'Ver detalhes de Beatriz Visitante' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(subject);
  await expect(dialog).toContainText('Somos 24 alunos do 4.º ano.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Descarregar PDF' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(document);
}

async function publishesAnEvent(page: Page): Promise<void> {
  await page.goto(`${admin}/dashboard/eventos`);
  await page.getByRole('link', { name: 'Adicionar Evento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adicionar Novo Evento' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Título' }).fill(eventTitle);
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Todas as turmas mostram o que mudaram.');
  await page.getByLabel('Data de início').fill(`${nextYear}-06-05T10:00`);
  await page.getByRole('textbox', { name: 'Local' }).fill('Vila Nova de Gaia');
  const files = page.locator('input[type=file]');
  await files.first().setInputFiles(await picture('capa.jpg', '#e4572e'));
  await expect(page.getByRole('button', { name: 'Remover imagem' })).toBeVisible();
  await files.last().setInputFiles([await picture('um.jpg', '#00aa88'), await picture('dois.jpg', '#3355cc')]);
  await expect(page.getByText('2 foto(s) enviada(s) com sucesso!')).toBeVisible();
  await describePictures(page);
  await page.getByRole('button', { name: 'Criar Evento' }).click();
  await expect(page.getByText('Evento criado com sucesso! Redirecionando para o dashboard...')).toBeVisible();
  await expect(page).toHaveURL(`${admin}/dashboard`);
}

async function seesTheNewEvent(page: Page): Promise<void> {
  await page.goto(`${site}/eventos?ano=${nextYear}`);
  await page.getByRole('region', { name: 'Próximos' }).getByRole('link', { name: eventTitle }).click();
  const pictures = page
    .getByRole('article')
    .getByRole('button', { name: /^Ampliar/ })
    .getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const image of await pictures.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
}

test('a visitor reads and writes, an administrator answers and publishes, and the visitor sees it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const visitor = await person(browser);
  const administrator = await person(browser);

  await test.step('a visitor reads the sample events, filters a year and opens one', () => readsTheEvents(visitor));
  await test.step('and sends the contact form with a PDF', () => writesToTheAssociation(visitor));
  await test.step('an administrator signs in', () => signsIn(administrator));
  await test.step('reads that message and opens its PDF', () => readsTheMessage(administrator));
  await test.step('creates an event with photos', () => publishesAnEvent(administrator));
  await test.step('and the visitor sees it', () => seesTheNewEvent(visitor));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(eventTitle);
});

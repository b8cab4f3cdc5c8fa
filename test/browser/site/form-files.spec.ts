import { contactoInput } from '../../../contract/limits/contacto-input.js';
import type { Locator, Page } from '@playwright/test';
import { pdf, picture } from '../../support/samples.js';
import { visitorForms } from './support/forms.js';
import { expect, expectFailure, test } from './support/site-test.js';

const MAX = contactoInput.documento.maxLength;
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const good = file('bom.pdf', 'application/pdf', pdf());

/** Lets files, or a text, fall on an element. @returns whether the browser would then have opened them itself */
async function drop(on: Locator, files: { name: string; type: string; size: number }[]): Promise<boolean> {
  return await on.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, size } of dropped) {
      dataTransfer.items.add(new File([new Uint8Array(size)], name, { type }));
    }
    if (dropped.length === 0) dataTransfer.setData('text/plain', 'um texto');
    const options = { dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent('dragover', options));
    return element.dispatchEvent(new DragEvent('drop', options));
  }, files);
}

const zoneOf = (page: Page) => page.getByRole('main').locator('form div:has(> input[type=file])');
const attached = (page: Page) =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));

test.describe('an attachment', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contacte-nos');
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeEnabled();
  });

  test('each way a file can be wrong has its sentence, at its field', async ({ page }) => {
    const main = page.getByRole('main');
    const input = main.locator('input[type=file]');
    const hint = 'O que ajude a perceber, como um programa ou um convite: um PDF com 10 MB, no máximo.';
    const droppedWrong = 'Please upload a PDF file under 10MB. Só um ficheiro PDF, com 10 MB no máximo.';
    const sentence = (text: string) => expect(input).toHaveAccessibleDescription(`${hint} ${text}`);

    await drop(zoneOf(page), [{ name: 'nota.txt', type: 'text/plain', size: 4 }]);
    await sentence(droppedWrong);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await input.setInputFiles(good);
    await expect(input).toHaveAccessibleDescription(hint);
    await main.getByRole('button', { name: 'Remover' }).click();
    await expect(input).toBeFocused();
    await drop(zoneOf(page), [{ name: 'grande.pdf', type: 'application/pdf', size: MAX + 1 }]);
    await sentence(droppedWrong);
    const two = { name: 'dois.pdf', type: 'application/pdf', size: 4 };
    await drop(zoneOf(page), [two, { ...two, name: 'tres.pdf' }]);
    await sentence(droppedWrong);
    await input.setInputFiles(file('grande.pdf', 'application/pdf', pdf(MAX + 1)));
    await sentence('File size must be less than 10MB. O ficheiro não pode ter mais de 10 MB.');
    await input.setInputFiles(file('nota.txt', 'text/plain', Buffer.from('olá')));
    await sentence('O ficheiro escolhido não é um PDF.');
    await input.setInputFiles(file('vazio.pdf', 'application/pdf', Buffer.alloc(0)));
    await sentence('O ficheiro escolhido está vazio.');
    expect(await attached(page)).toEqual([]);
  });

  test('stays when a wrong file or a text comes after it', async ({ page }) => {
    const main = page.getByRole('main');
    await main.locator('input[type=file]').setInputFiles(good);
    await main.locator('input[type=file]').setInputFiles(file('nota.txt', 'text/plain', Buffer.from('olá')));
    await expect(main.getByText('O ficheiro escolhido não é um PDF.')).toBeVisible();
    await drop(zoneOf(page), [{ name: 'nota.txt', type: 'text/plain', size: 4 }]);
    await drop(zoneOf(page), []);
    await expect(main.getByText('bom.pdf')).toBeVisible();
    expect(await attached(page)).toEqual(['bom.pdf']);
  });

  test('shows where it can be dropped, and a drop beside that place does not replace the page', async ({ page }) => {
    const zone = zoneOf(page);
    const plain = await zone.evaluate((element) => getComputedStyle(element).backgroundColor);
    await zone.dispatchEvent('dragover', { dataTransfer: await page.evaluateHandle(() => new DataTransfer()) });
    await expect(zone).not.toHaveCSS('background-color', plain);
    await zone.dispatchEvent('dragleave');
    await expect(zone).toHaveCSS('background-color', plain);
    expect(
      await drop(page.getByRole('heading', { level: 1 }), [{ name: 'a.pdf', type: 'application/pdf', size: 4 }]),
    ).toBe(false);
    expect(await attached(page)).toEqual([]);
  });

  test('tells how much of it has gone, and can not be changed meanwhile', async ({ page, context }) => {
    const main = page.getByRole('main');
    await main.getByLabel('Nome').fill('Ana Teste');
    await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
    await main.getByLabel('Assunto').fill(`Devagar ${Date.now()}`);
    await main.getByRole('textbox', { name: 'Mensagem' }).fill('Um ficheiro grande.');
    await main.getByLabel('Li e aceito a').check();
    await main.locator('input[type=file]').setInputFiles(file('projeto.pdf', 'application/pdf', pdf(MAX)));
    await main.getByRole('checkbox', { name: 'Não sou um robô' }).click();
    await expect(main.getByText('Verificado.')).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const line = { offline: false, latency: 0, downloadThroughput: -1 };
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 1024 * 1024 });
    await main.getByRole('button', { name: 'Enviar mensagem' }).click();
    const progress = main.getByRole('progressbar', { name: 'Envio do ficheiro' });
    await expect.poll(() => progress.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0);
    await expect(main.getByRole('button', { name: 'Trocar' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Remover' })).toBeDisabled();
    await devtools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
    await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('the picture of a testimonial', () => {
  const testimonial = visitorForms.find(({ picture: has }) => has);

  test.beforeEach(async ({ page, request }) => {
    await page.goto((await testimonial?.path(request)) ?? '');
    await expect(page.getByRole('main').locator('button[type=submit]')).toBeEnabled();
  });

  test('is uploaded at once; the form waits for it; it can be replaced and removed', async ({ page }) => {
    const main = page.getByRole('main');
    const input = main.locator('input[type=file]');
    const photo = file('eu.jpg', 'image/jpeg', await picture('jpeg'));
    const shown = main.getByRole('img', { name: 'A fotografia escolhida' });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/upload', async (route) => {
      await held;
      await route.continue();
    });
    await input.setInputFiles(photo);
    await expect(main.getByRole('status').filter({ hasText: 'A carregar imagem...' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'A carregar imagem...' })).toBeDisabled();
    release();
    await expect(shown).toBeVisible();
    const first = await shown.getAttribute('src');
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Trocar' }).click();
    await (await chooser).setFiles(photo);
    await expect(shown).not.toHaveAttribute('src', first ?? '');
    await main.getByRole('button', { name: 'Remover' }).click();
    await expect(shown).toHaveCount(0);
    await expect(input).toBeFocused();
    await input.setInputFiles(photo);
    await expect(shown).toBeVisible();
  });

  test('what is no picture, or does not arrive, is told', async ({ page }) => {
    const main = page.getByRole('main');
    const input = main.locator('input[type=file]');
    const photo = file('eu.jpg', 'image/jpeg', await picture('jpeg'));
    for (const wrong of [good, file('grande.jpg', 'image/jpeg', Buffer.alloc(MAX + 1))]) {
      await input.setInputFiles(wrong);
      await expect(input).toHaveAccessibleDescription(/Só uma imagem PNG ou JPG, até 10MB\.$/);
    }
    expectFailure(/\/upload: 415$/);
    expectFailure(/\/upload: net::ERR_FAILED$/);
    await input.setInputFiles(file('falsa.jpg', 'image/jpeg', Buffer.from('isto não é uma imagem')));
    await expect(input).toHaveAccessibleDescription(/Erro ao enviar a imagem\. .+/);
    await page.route('**/upload', (route) => route.abort(), { times: 1 });
    await input.setInputFiles(photo);
    await expect(input).toHaveAccessibleDescription(/Erro ao enviar a imagem\.$/);
    await input.setInputFiles(photo);
    await expect(main.getByRole('img', { name: 'A fotografia escolhida' })).toBeVisible();
  });
});

test.describe('before the scripts have come', () => {
  test.use({ waitsForScripts: false });

  test('what is done to a form before its code has come is not lost', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/form-voluntariado', { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Nome' }).fill('Rui Teste');
    await main.getByRole('spinbutton', { name: 'Idade' }).fill('23');
    await main.locator('input[type=file]').setInputFiles(good);
    await main.getByRole('checkbox', { name: 'Quero receber a newsletter.' }).check();
    await main.getByRole('checkbox', { name: 'Não sou um robô' }).click();
    await expect(main.getByRole('button', { name: 'Enviar candidatura' })).toBeDisabled();
    release();
    await expect(main.getByText('bom.pdf')).toBeVisible();
    await expect(main.getByText('Verificado.')).toBeVisible();
    await main.getByRole('button', { name: 'Enviar candidatura' }).click();
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(4);
    await expect(main.getByRole('textbox', { name: 'Nome' })).toHaveValue('Rui Teste');
    await expect(main.getByRole('spinbutton', { name: 'Idade' })).toHaveValue('23');
    await expect(main.getByRole('checkbox', { name: 'Quero receber a newsletter.' })).toBeChecked();
  });
});

import { contactoInput } from '../../../contract/limits/contacto-input.js';
import type { Page } from '@playwright/test';
import { pdf } from '../../support/samples.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expect, expectFailure, test } from './support/site-test.js';

const MAX = contactoInput.documento.maxLength;
const success = 'Formulário submetido com sucesso!';

function form(page: Page) {
  const main = page.getByRole('main');
  const fields = {
    nome: main.getByLabel('Nome'),
    email: main.getByRole('textbox', { name: 'E-mail' }),
    assunto: main.getByLabel('Assunto'),
    mensagem: main.getByRole('textbox', { name: 'Mensagem' }),
    documento: main.locator('input[type=file]'),
    privacidade: main.getByLabel('Li e aceito a'),
    captcha: main.getByLabel('Não sou um robô'),
  };
  const submit = main.getByRole('button', { name: /enviar/i });
  const alert = main.getByRole('alert');
  const fill = async (assunto: string) => {
    await fields.nome.fill('Ana Teste');
    await fields.email.fill('ana@exemplo.pt');
    await fields.assunto.fill(assunto);
    await fields.mensagem.fill('Gostava de inscrever a minha turma.\nObrigada!');
    await fields.privacidade.check();
  };
  const solve = async () => {
    await fields.captcha.click();
    await expect(main.getByText('Verificado.')).toBeVisible();
  };
  return { main, ...fields, submit, alert, fill, solve };
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

// A click waits for the button, which is enabled once the page's JavaScript runs.
test.beforeEach(async ({ page }) => {
  await page.goto('/contacte-nos');
});

test('a bad e-mail address is told, and what was typed stays', async ({ page }) => {
  const { fill, email, mensagem, submit, alert } = form(page);
  await fill('E-mail errado');
  await email.fill('ana@exemplo');
  await submit.click();
  await expect(alert).toContainText('O endereço de e-mail não está completo');
  await expect(mensagem).toHaveValue(/Gostava/);
});

test('a PDF can be dropped, replaced and removed', async ({ page }) => {
  const { main, documento } = form(page);
  await main.getByText('Largar o PDF').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.4'], 'largado.pdf', { type: 'application/pdf' }));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(main.getByText('largado.pdf')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Trocar' }).click();
  await (await chooser).setFiles(file('trocado.pdf', 'application/pdf', pdf()));
  await expect(main.getByText('trocado.pdf')).toBeVisible();
  await main.getByRole('button', { name: 'Remover' }).click();
  await expect(main.getByText('trocado.pdf')).toHaveCount(0);
  expect(await documento.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
});

test('a whole form with a PDF of exactly 10 MB reaches the association, once', async ({ page, request }) => {
  const assunto = `Pedido ${Date.now()}`;
  const { main, fill, solve, documento, submit, nome } = form(page);
  await fill(assunto);
  await documento.setInputFiles(file('projeto.pdf', 'application/pdf', pdf(MAX)));
  await solve();
  await submit.dblclick();
  await expect(main.getByText(success)).toBeVisible();
  await expect(nome).toHaveValue('');
  await expect(main.getByText('projeto.pdf')).toHaveCount(0);
  await expect(main.getByLabel('Não sou um robô')).not.toBeChecked();

  const filter = encodeURIComponent(JSON.stringify({ q: assunto }));
  const stored = await request.get(`${addresses.api}/api/contactos?filter=${filter}`, {
    headers: await adminHeaders(request),
  });
  const rows = (await stored.json()) as { nome: string; documento: string | null }[];
  expect(rows).toHaveLength(1);
  expect(rows[0]?.nome).toBe('Ana Teste');
  expect(rows[0]?.documento).toMatch(/\.pdf$/);
});

test('the server’s sentence is shown when it refuses, by field and as a whole, and nothing typed is lost', async ({
  page,
}) => {
  const { fill, solve, documento, submit, alert, mensagem, main } = form(page);
  await fill('PDF falso');
  await documento.setInputFiles(file('falso.pdf', 'application/pdf', Buffer.from('isto não é um PDF')));
  await solve();
  expectFailure(/^POST .*\/contactos: 415$/);
  const answered = page.waitForResponse('**/contactos');
  await submit.click();
  const response = await answered;
  expect(response.status()).toBe(415);
  const { erro } = (await response.json()) as { erro: string };
  await expect(alert).toContainText(erro);
  await expect(mensagem).toHaveValue(/Gostava/);
  await expect(main.getByText('falso.pdf')).toBeVisible();
});

import { pdf } from '../../support/samples.js';
import { violations } from '../support/axe.js';
import { solveCaptcha } from './support/forms.js';
import { expect, test } from './support/site-test.js';

const RECOVERED = 'Recuperámos o que aqui foi escrito';

test('what is written in a form is there again after a followed link, a reload and another day, until it is sent', async ({
  page,
}) => {
  await page.goto('/contacte-nos');
  const main = page.getByRole('main');
  const name = main.getByLabel('Nome');
  const message = main.getByRole('textbox', { name: 'Mensagem' });
  await expect(main.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled();
  await name.fill('Ana Teste');
  await message.fill('Uma mensagem longa.\nCom duas linhas.');
  await main.getByLabel('Li e aceito a').check();
  const file = { name: 'programa.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await main.locator('input[type=file]').setInputFiles(file);
  await expect(main.getByText('programa.pdf')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).first().click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(main.getByText(RECOVERED)).toBeVisible();
  await expect(message).toHaveValue('Uma mensagem longa.\nCom duas linhas.');
  await page.reload();
  await expect(main.getByText(RECOVERED)).toBeVisible();
  await expect(name).toHaveValue('Ana Teste');
  await expect(main.getByText('O ficheiro «programa.pdf» não pôde ser guardado')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await main.locator('input[type=file]').setInputFiles(file);
  await expect(main.getByText('não pôde ser guardado')).toHaveCount(0);
  // a consent is given anew each time
  const kept = await page.evaluate(() => localStorage.getItem('por-enviar:contacto'));
  expect(Object.keys(JSON.parse(kept ?? '{}').answers)).toEqual(['nome', 'descricao']);

  await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
  await main.getByLabel('Assunto').fill('Programa');
  await main.getByLabel('Li e aceito a').check();
  await solveCaptcha(main);
  await main.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
  await expect(main.getByText(RECOVERED)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('por-enviar:contacto'))).toBeNull();
});

test('what was recovered can be thrown away, also what is asked only of the young', async ({ page }) => {
  await page.goto('/form-voluntariado');
  const main = page.getByRole('main');
  const guardian = main.getByRole('textbox', { name: 'Nome do encarregado de educação' });
  await expect(main.getByRole('button', { name: 'Enviar candidatura' })).toBeEnabled();
  await main.getByLabel('Idade', { exact: true }).fill('15');
  await guardian.fill('Rui Teste');
  await page.reload();
  await expect(guardian).toHaveValue('Rui Teste');
  await main.getByRole('button', { name: 'Limpar e começar de novo' }).click();
  await expect(main.getByText(RECOVERED)).toHaveCount(0);
  await expect(main.getByLabel('Idade', { exact: true })).toHaveValue('');
  await expect(guardian).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('button', { name: 'Enviar candidatura' })).toBeEnabled();
  await expect(main.getByLabel('Idade', { exact: true })).toHaveValue('');
  await expect(main.getByText(RECOVERED)).toHaveCount(0);
});

import { pdf } from '../../support/samples.js';
import { upgrade } from '../support/upgrade.js';
import { solveCaptcha } from './support/forms.js';
import { expect, test } from './support/site-test.js';

test('a form from before an upgrade is loaded anew with what is written, and can be sent', async ({ page }) => {
  await page.goto('/contacte-nos');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled();
  await main.getByLabel('Nome').fill('Ana Teste');
  await upgrade(page);
  await main.getByRole('checkbox', { name: 'Não sou um robô' }).click();
  await expect(main.getByText('Recuperámos o que aqui foi escrito')).toBeVisible();
  await expect(main.getByLabel('Nome')).toHaveValue('Ana Teste');
  await solveCaptcha(main);
});

test('where a file is chosen, which is not kept, it says so and waits', async ({ page }) => {
  await page.goto('/contacte-nos');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Enviar mensagem' })).toBeEnabled();
  await main.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expect(main.getByText('a.pdf')).toBeVisible();
  await upgrade(page);
  await main.getByRole('checkbox', { name: 'Não sou um robô' }).click();
  await expect(main.getByText('O site foi atualizado entretanto')).toBeVisible();
  await expect(main.getByText('a.pdf')).toBeVisible();
  await main.getByRole('button', { name: 'Recarregar a página' }).click();
  await solveCaptcha(main);
});

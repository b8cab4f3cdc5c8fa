import type { Page } from '@playwright/test';
import { pdf } from '../../support/samples.js';
import { expect, test } from './support/admin-test.js';
import { hold, submitTwice } from './support/editors.js';

interface SentForm {
  readonly name: string;
  /** Opens and fills the form. */
  readonly fill: (page: Page, mark: string) => Promise<void>;
  /** Where it goes. */
  readonly path: string;
  readonly success: string;
}

// The editors show it themselves.
const forms: readonly SentForm[] = [
  {
    name: 'utilizador',
    path: '/api/register',
    success: 'Utilizador registrado com sucesso!',
    fill: async (page, mark) => {
      await page.goto('/dashboard/registrar');
      await page.getByRole('textbox', { name: 'Nome' }).fill(`Rita ${mark}`);
      await page.getByRole('textbox', { name: 'Email' }).fill(`${mark}@exemplo.pt`);
      await page.locator('#registo-password').fill(`p4l4vra ${mark}`);
    },
  },
  {
    name: 'convite',
    path: '/api/convites',
    success: 'Convite criado com sucesso!',
    fill: async (page, mark) => {
      await page.goto('/dashboard/equipa/convites');
      await page.getByRole('button', { name: 'Criar convite' }).click();
      await page.getByRole('textbox', { name: 'Nota' }).fill(mark);
    },
  },
  {
    name: 'relatório',
    path: '/api/relatorios2',
    success: 'Relatório adicionado com sucesso!',
    fill: async (page, mark) => {
      await page.goto('/lista-de-relatorios');
      await page.getByRole('textbox', { name: 'Nome do ficheiro' }).fill(`Relatório ${mark}`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer: pdf() });
    },
  },
];

for (const { name, fill, path, success } of forms) {
  test(`${name}: two sendings in one tick make one record`, async ({ page, mark }) => {
    await fill(page, mark);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts += 1;
    });
    const letGo = await hold(page, 'POST', path);
    await submitTwice(page);
    letGo();
    await expect(page.getByText(success)).toBeVisible();
    expect(posts).toBe(1);
  });
}

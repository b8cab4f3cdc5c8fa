import type { Page } from '@playwright/test';
import { expect } from './admin-test.js';

const ASKS = 'Por segurança, confirme a sua palavra-passe para continuar.';

/**
 * Has the API refuse a call until the password is given in the page, as it does once that was given ten minutes ago.
 * @param url of the call: a glob, or an expression
 */
export async function askPassword(page: Page, method: string, url: string | RegExp): Promise<void> {
  let isGiven = false;
  page.on('response', (response) => {
    const isConfirmation = response.request().method() === 'POST' && response.url().endsWith('/api/conta/confirmacao');
    if (isConfirmation && response.ok()) isGiven = true;
  });
  await page.route(url, async (route) => {
    if (route.request().method() !== method || isGiven) return route.fallback();
    const headers = { 'Access-Control-Allow-Origin': new URL(page.url()).origin };
    const json = { statusCode: 403, message: ASKS, erro: ASKS, error: ASKS, errors: { confirmacao: ASKS } };
    return route.fulfill({ status: 403, json, headers });
  });
}

/** Gives the password that the page asks for. */
export async function givePassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' });
  await dialog.getByLabel('Palavra-passe', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(dialog).toHaveCount(0);
}

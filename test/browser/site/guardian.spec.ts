import type { Page } from '@playwright/test';
import { mailTo } from '../admin/support/mail-to.js';
import { violations } from '../support/axe.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { solveCaptcha } from './support/forms.js';
import { expectInPlace } from './support/in-place.js';
import { expect, expectFailure, test } from './support/site-test.js';
import { tabTo } from './support/tab-to.js';

/** Somebody of 15 applies on the site. @returns where the guardian's link leads */
async function applied(page: Page, guardian: string): Promise<string> {
  await page.goto('/form-voluntariado');
  const main = page.getByRole('main');
  const unique = Math.random().toString(36).slice(2, 9);
  await main.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rita Sousa Leal');
  await main.getByLabel('Idade', { exact: true }).fill('15');
  await main.getByRole('textbox', { name: 'Nome do encarregado de educação' }).fill('Rui Leal');
  await main.getByRole('textbox', { name: 'E-mail do encarregado de educação' }).fill(guardian);
  await main.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`rita.${unique}@e.pt`);
  await main.getByRole('textbox', { name: 'Ocupação atual' }).fill('Aluna');
  await main.getByRole('textbox', { name: 'Motivação' }).fill(`Gosto de ajudar ${unique}`);
  await main.getByLabel('Li e aceito a').check();
  await solveCaptcha(main);
  await main.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(main.getByText('Formulário enviado com sucesso!')).toBeVisible();
  const find = async () =>
    (await mailTo(guardian)).flatMap(({ text }) => /\/encarregado\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await find()).length).toBe(1);
  return (await find())[0] ?? '';
}

const someone = () => `g${Math.random().toString(36).slice(2, 9)}@e.pt`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  test('a guardian reads whose application it is, also without JavaScript, and objects by the keyboard after a question', async ({
    page,
    browser,
  }) => {
    const guardian = someone();
    const path = await applied(page, guardian);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    const response = await still.goto(new URL(path, page.url()).href);
    expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(still.getByText('Rita L. candidatou-se a voluntariado')).toBeVisible();
    await expect(still.locator('main noscript a[href^="mailto:"]')).toBeVisible();
    await plain.close();

    await page.goto(path);
    await expect(page.getByText('Rita L. candidatou-se a voluntariado')).toBeVisible();
    expect(await page.content()).not.toContain('Sousa');
    expect(await violations(page)).toEqual([]);
    await tabTo(page, '#opor-confirmo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Confirme que se opõe');
    await tabTo(page, '#opor-confirmo');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'A candidatura foi apagada' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(async () => (await mailTo(guardian)).map(({ subject }) => subject))
      .toContain('Recibo: a candidatura foi apagada');

    expectFailure(/encarregado\/[\w-]{43}: 404$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta ligação já não é válida');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Contactos' }).click();
    await expect(page).toHaveURL('/contacte-nos');
  });
});

test('an application that is held says so, and the objection is noted; in its place at every width', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guardian = someone();
  const path = await applied(page, guardian);
  const headers = await adminHeaders(request);
  const found = await request.post(`${addresses.api}/api/dados-pessoais/pesquisa`, {
    headers,
    data: { email: guardian },
  });
  const { registos } = (await found.json()) as { registos: { tipo: string; id: number }[] };
  const registo = registos.find(({ tipo }) => tipo === 'voluntariado')?.id;
  const ate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const data = { tipo: 'voluntariado', registo, motivo: 'Queixa em curso', ate };
  expect((await request.post(`${addresses.api}/api/retidos`, { headers, data })).status()).toBe(201);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByText('(motivo: Queixa em curso)')).toBeVisible();
  await expectInPlace(page);
  await main.getByRole('checkbox').check();
  expectFailure(/encarregados\/[\w-]{43}: 409$/);
  await main.getByRole('button', { name: 'Opor-me e apagar' }).click();
  await expect(main.getByRole('alert')).toContainText('A sua oposição ficou registada');
});

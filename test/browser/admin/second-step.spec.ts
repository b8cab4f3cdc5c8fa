import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, expectFailure, test } from './support/admin-test.js';
import { appCode } from './support/app-code.js';
import { enterAs } from './support/enter-as.js';
import { API_URL } from './support/environment.js';
import { newPerson } from './support/new-person.js';
import { newPersonWithApp, PASSWORD } from './support/second-step.js';

test.use({ loggedIn: false });

const card = (page: Page) => page.getByRole('region', { name: 'Segundo passo' });

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('an app is set up, its recovery codes are shown once, and signing in asks for its code', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/PUT .*\/api\/segundo-passo\/aplicacao: 400/);
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session, '/conta');
  await card(page).getByRole('button', { name: 'Configurar' }).click();
  await expect(card(page).getByRole('img', { name: 'Código QR para a aplicação' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  const key = ((await card(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await card(page).getByLabel('Código da aplicação').fill('000000');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('O código não está certo.')).toBeVisible();
  await card(page).getByLabel('Código da aplicação').fill(appCode(key));
  await card(page).getByRole('button', { name: 'Confirmar' }).click();

  const codes = card(page).getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleAtEveryWidth(page);
  const saved = page.waitForEvent('download');
  await card(page).getByRole('button', { name: 'Descarregar' }).click();
  const content = await readFile(await (await saved).path(), 'utf8');
  for (const code of await codes.allTextContents()) expect(content).toContain(code);
  await page.getByRole('link', { name: 'A minha conta' }).focus();
  await card(page).getByRole('button', { name: 'Já os guardei' }).click();
  await expect(codes).toHaveCount(0);
  await expect(card(page).getByText('Restam 10 por usar.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.getByRole('button', { name: 'Sair' }).click();
  await givePassword(page, `${mark}@example.pt`);
  const field = page.getByLabel('Código da aplicação');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expectAccessibleAtEveryWidth(page);
  await field.fill(appCode(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wrong code is refused, a recovery code lets in, and its mark is gone', async ({ page, api, mark }) => {
  expectFailure(/POST .*\/api\/login\/segundo-passo: 401/);
  const me = await newPersonWithApp(api, mark);
  await givePassword(page, me.email);
  await page.getByLabel('Código da aplicação').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('O código não está certo ou já foi usado.');
  await expect(page.getByLabel('Código da aplicação')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).press('Enter');
  await expect(page.getByLabel('Código de recuperação')).toBeFocused();
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('Código de recuperação').fill((me.recoveryCodes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await me.api.call('GET', '/api/segundo-passo')).toMatchObject({ codigos: 9 });
});

test('where too much time has passed, the password is asked for again', async ({ page, api, mark }) => {
  expectFailure(/POST .*\/api\/login\/segundo-passo: 410/);
  const me = await newPersonWithApp(api, mark);
  await givePassword(page, me.email);
  await expect(page.getByLabel('Código da aplicação')).toBeFocused();
  // what ends a ticket at once, as five minutes do
  await me.api.call('DELETE', '/api/segundo-passo');
  await page.getByLabel('Código da aplicação').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('O tempo para o segundo passo acabou. Comece de novo.');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session that ends over unsaved work is renewed with the second step, and nothing is lost', async ({
  page,
  api,
  mark,
}) => {
  const me = await newPersonWithApp(api, mark);
  await enterAs(page, me.api.session, '/conta');
  const form = page.getByRole('region', { name: 'Nome' });
  await form.getByLabel('Nome').fill(`Zulmira ${mark}`);
  await page.evaluate(() => localStorage.removeItem('admin_token'));
  await form.getByRole('button', { name: 'Guardar nome' }).click();
  const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Código da aplicação')).toBeFocused();
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByLabel('Código da aplicação').fill(appCode(me.key, 1));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Nome')).toHaveValue(`Zulmira ${mark}`);
  await form.getByRole('button', { name: 'Guardar nome' }).click();
  await expect(form.getByText('Nome guardado.')).toBeVisible();
});

test('new recovery codes are made, and the second step is switched off as a whole', async ({ page, api, mark }) => {
  const me = await newPersonWithApp(api, mark);
  await enterAs(page, me.api.session, '/conta');
  await card(page).getByRole('button', { name: 'Criar códigos novos' }).click();
  const codes = card(page).getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await codes.allTextContents()).not.toContain(me.recoveryCodes[0]);
  await page.getByRole('link', { name: 'Eventos', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(codes).toHaveCount(10);
  await card(page).getByRole('button', { name: 'Já os guardei' }).click();
  await card(page).getByRole('button', { name: 'Desligar o segundo passo' }).click();
  const asks = page.getByRole('alertdialog', { name: 'Desligar o segundo passo?' });
  await expectAccessibleAtEveryWidth(page);
  await asks.getByRole('button', { name: 'Desligar' }).click();
  await expect(card(page).getByText('Segundo passo desligado.')).toBeVisible();
  expect(await me.api.call('GET', '/api/segundo-passo')).toMatchObject({ ativo: false, aplicacao: null, codigos: 0 });
});

/** Gives the browser an authenticator of its own, which says yes by itself. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, given a name, used to sign in, and removed', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await addAuthenticator(page);
  await enterAs(page, me.session, '/conta');
  await card(page).getByRole('button', { name: 'Adicionar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar uma chave de acesso' });
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Escreva um nome.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByLabel('Nome').fill('Telemóvel');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Chave de acesso adicionada.')).toBeVisible();
  await card(page).getByRole('button', { name: 'Já os guardei' }).click();
  await card(page).getByRole('button', { name: 'Mudar o nome de Telemóvel' }).click();
  await page.getByRole('dialog', { name: 'Mudar o nome' }).getByLabel('Nome').fill('Portátil');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Portátil')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.getByRole('button', { name: 'Sair' }).click();
  await givePassword(page, `${mark}@example.pt`);
  const use = page.getByRole('button', { name: 'Usar a chave de acesso' });
  await expect(use).toBeFocused();
  await expectAccessibleAtEveryWidth(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'A minha conta' }).click();
  await expect(card(page).getByText(/Usada: /)).toBeVisible();
  await card(page).getByRole('button', { name: 'Retirar Portátil' }).click();
  await expect(card(page).getByText('Chave de acesso retirada.')).toBeVisible();
  // the password alone lets in again
  const again = await AdminApi.logIn(`${mark}@example.pt`, PASSWORD);
  expect(await again.call('GET', '/api/segundo-passo')).toMatchObject({ ativo: false, passkeys: [], codigos: 0 });
});

test('where passkeys do not work the screen says so and offers the app', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await page.route(`${API_URL}/api/segundo-passo`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), passkeysPossiveis: false } });
  });
  await enterAs(page, me.session, '/conta');
  await expect(card(page).getByText('Só funcionam num endereço https, ou em localhost.')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Adicionar' })).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Configurar' })).toBeEnabled();
});

test('an account that must have a second step sets one up before anything else', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await page.route(`${API_URL}/api/conta`, async (route) => {
    const response = await route.fetch();
    const { ativo } = await me.call<{ ativo: boolean }>('GET', '/api/segundo-passo');
    await route.fulfill({ response, json: { ...(await response.json()), segundoPassoEmFalta: !ativo } });
  });
  await enterAs(page, me.session, '/dashboard/eventos');
  await expect(page.getByRole('heading', { level: 1, name: 'Falta o segundo passo' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Configurar' }).click();
  await expectAccessibleAtEveryWidth(page);
  const key = ((await card(page).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await card(page).getByLabel('Código da aplicação').fill(appCode(key));
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar a editar' }).click();
  await card(page).getByRole('button', { name: 'Já os guardei' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible();
});

test('an administrator switches off the second step of a colleague who has lost it', async ({ page, api, mark }) => {
  const colleague = await newPersonWithApp(api, mark);
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  await enterAs(page, (await AdminApi.logIn()).session, `/dashboard/utilizadores?filter=${filter}`);
  await page.getByRole('button', { name: `Mudar a conta de Pessoa ${mark}` }).click();
  const lost = page.getByRole('dialog').getByRole('region', { name: 'Segundo passo' });
  await expectAccessibleAtEveryWidth(page);
  await lost.getByRole('button', { name: 'Desligar o segundo passo' }).click();
  await expect(lost.getByText('Segundo passo desligado.')).toBeVisible();
  await expect(lost.getByText('Não tem.')).toBeVisible();
  const again = await AdminApi.logIn(colleague.email, colleague.password);
  expect(await again.call('GET', '/api/segundo-passo')).toMatchObject({ ativo: false });
});

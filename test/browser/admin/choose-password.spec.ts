import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, expectFailure, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';

test.use({ loggedIn: false });

const GIVEN = 'a frase que me deram';
const OWN = 'uma frase bem longa';

test('who was given a password chooses another before anything else, by the keyboard alone', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/PUT .*\/api\/conta\/password: 400/);
  const email = `${mark}@example.pt`;
  await api.call('POST', '/api/register', { nome: `Pessoa ${mark}`, email, password: GIVEN });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(GIVEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Escolha a sua palavra-passe' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessibleAtEveryWidth(page);
  await expect(page.getByLabel('Palavra-passe que lhe deram')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Escreva a palavra-passe que lhe deram e a nova.');
  await page.keyboard.type(GIVEN);
  await page.getByLabel('Nova palavra-passe', { exact: true }).focus();
  await page.keyboard.type(GIVEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Escolha uma palavra-passe diferente da que lhe deram.');
  await page.getByLabel('Nova palavra-passe', { exact: true }).fill(OWN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Três coisas para começar' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await AdminApi.logIn(email, OWN);
});

test('whoever does not want to choose now leaves, and is asked again wherever they come in', async ({
  page,
  api,
  mark,
}) => {
  const email = `${mark}@example.pt`;
  await api.call('POST', '/api/register', { nome: `Pessoa ${mark}`, email, password: GIVEN });
  await enterAs(page, (await AdminApi.logIn(email, GIVEN)).session, '/dashboard/eventos');
  await expect(page.getByRole('heading', { name: 'Escolha a sua palavra-passe' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
});

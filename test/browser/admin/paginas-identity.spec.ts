import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';
import { enterAs } from './support/enter-as.js';
import { newPerson } from './support/new-person.js';
import { saveAs } from '../support/save-as.js';

// The draft of who the association is is this file's: no other test has one.
test.describe.configure({ mode: 'default' });
test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';
const EDITOR = '/editar/paginas/associacao';
const API = '/api/paginas/associacao';
const SAVED = 'Rascunho guardado. Os visitantes ainda não o veem.';
const ONLY = 'Só a administração altera este campo.';
const ASKS = 'Por segurança, confirme a sua palavra-passe para continuar.';

test.afterAll(async ({ api }) => {
  await api.call('PUT', API, { conteudo: {} });
});

test('an editor reads who the association is, is told why it cannot be changed, and changes the rest', async ({
  page,
  api,
  mark,
}) => {
  const editor = await newPerson(api, mark, PASSWORD, 'edicao');
  await enterAs(page, editor.session, EDITOR);
  for (const name of ['E-mail *', 'Nome legal *', 'NIPC']) {
    const field = page.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveJSProperty('readOnly', true);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${ONLY}`));
  }
  const phones = page.getByRole('region', { name: 'Telefones' });
  await expect(phones.getByText(ONLY)).toBeVisible();
  await expect(phones.getByRole('textbox').first()).toHaveJSProperty('readOnly', true);
  await expect(phones.getByRole('button', { name: /^(Adicionar|Remover)/ })).toHaveCount(0);
  const tagline = page.getByRole('textbox', { name: 'Lema' });
  await expect(tagline).toHaveJSProperty('readOnly', false);
  await expect(page.getByText(ONLY)).toHaveCount(4);
  await expectAccessibleAtEveryWidth(page);
  await tagline.fill(`Lema ${mark}.`);
  await saveAs(page, 'Guardar rascunho');
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await api.call('GET', API)).toMatchObject({ rascunho: { tagline: `Lema ${mark}.` } });
});

test('an administrator who changes it is asked for the password once, and it is saved', async ({ page, api, mark }) => {
  expectFailure(/PUT .*\/api\/paginas\/associacao: 403/);
  const me = await newPerson(api, mark, PASSWORD);
  let isStale = true;
  let saves = 0;
  await page.route(`${API_URL}${API}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    saves += 1;
    if (!isStale) return route.fallback();
    const headers = { 'Access-Control-Allow-Origin': new URL(page.url()).origin };
    const said = { statusCode: 403, message: ASKS, erro: ASKS, error: ASKS, errors: { confirmacao: ASKS } };
    return route.fulfill({ status: 403, json: said, headers });
  });
  await enterAs(page, me.session, EDITOR);
  const email = page.getByRole('textbox', { name: 'E-mail *', exact: true });
  await email.fill(`${mark}@exemplo.pt`);
  await saveAs(page, 'Guardar rascunho');
  const dialog = page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' });
  await expect(dialog.getByLabel('Palavra-passe', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nada foi guardado. A palavra-passe não foi confirmada.')).toBeVisible();
  await expect(email).toHaveValue(`${mark}@exemplo.pt`);

  await saveAs(page, 'Guardar rascunho');
  await expect(dialog).toBeVisible();
  isStale = false;
  await dialog.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // twice refused, and sent once more
  expect(saves).toBe(3);
  expect(await api.call('GET', API)).toMatchObject({ rascunho: { email: `${mark}@exemplo.pt` } });
});

import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, expectFailure, test } from './support/admin-test.js';
import { askPassword, givePassword } from './support/ask-password.js';
import { enterAs } from './support/enter-as.js';
import { API_URL } from './support/environment.js';
import { newPerson } from './support/new-person.js';

test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';

const statusOf = async ({ session }: AdminApi): Promise<number> =>
  (await fetch(`${API_URL}/api/conta`, { headers: { Authorization: `Bearer ${session.token}` } })).status;

test('one’s name is changed, and the greeting says it', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session);
  await page.getByRole('link', { name: 'A minha conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A minha conta' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Nome' });
  await form.getByLabel('Nome').fill('');
  await form.getByRole('button', { name: 'Guardar nome' }).click();
  await expect(form.getByRole('alert')).toHaveText('O nome é de preenchimento obrigatório.');
  await form.getByLabel('Nome').fill(`Zulmira ${mark}`);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Nome guardado.')).toBeVisible();
  await expect(page.getByText(`Olá, Zulmira ${mark}`)).toBeVisible();
  expect(await me.call('GET', '/api/conta')).toMatchObject({ nome: `Zulmira ${mark}` });
});

test('the digest of the morning is switched off and on', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session, '/conta');
  const form = page.getByRole('region', { name: 'Resumo da manhã' });
  const box = form.getByRole('switch', { name: 'Receber o resumo por e-mail' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await form.getByRole('button', { name: 'Guardar resumo' }).click();
  await expect(form.getByText('Resumo guardado.')).toBeVisible();
  expect(await me.call('GET', '/api/conta')).toMatchObject({ resumoDiario: false });
  await page.reload();
  await expect(box).not.toBeChecked();
});

test('one’s password is changed by who knows the present one, and the other sessions end', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/PUT .*\/api\/conta\/password: 400/);
  const me = await newPerson(api, mark, PASSWORD);
  const elsewhere = await AdminApi.logIn(`${mark}@example.pt`, PASSWORD);
  await enterAs(page, me.session, '/conta');
  const form = page.getByRole('region', { name: 'Palavra-passe' });
  await form.getByLabel('Palavra-passe atual').fill('não é esta');
  await form.getByLabel('Nova palavra-passe').fill('outra frase bem longa');
  await form.getByRole('button', { name: 'Mudar palavra-passe' }).click();
  await expect(form.getByRole('alert')).toHaveText('A palavra-passe atual não está certa.');
  expect(await statusOf(elsewhere)).toBe(200);
  await form.getByLabel('Palavra-passe atual').fill(PASSWORD);
  await form.getByRole('button', { name: 'Mudar palavra-passe' }).click();
  await expect(form.getByText('Palavra-passe mudada. As outras sessões terminaram.')).toBeVisible();
  expect([await statusOf(elsewhere), await statusOf(me)]).toEqual([401, 200]);
  await AdminApi.logIn(`${mark}@example.pt`, 'outra frase bem longa');
});

test('one’s email changes when the link to the new one is opened and confirmed', async ({ page, api, mark }) => {
  expectFailure(/POST .*\/api\/conta\/email\/.*: 410/);
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session, '/conta');
  const form = page.getByRole('region', { name: 'E-mail' });
  await expect(form).toContainText('O e-mail não sai daqui');
  await form.getByLabel('Novo e-mail').fill(`novo-${mark}@example.pt`);
  await form.getByRole('button', { name: 'Mudar e-mail' }).click();
  await expect(form.getByText(`Falta confirmar novo-${mark}@example.pt.`)).toBeVisible();
  await expect(form.getByText('Este sistema não tem servidor de correio')).toBeVisible();
  const link = form.getByRole('link', { name: /\/conta\/email\// });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'Confirmar o e-mail' })).toBeVisible();
  expect(await me.call('GET', '/api/conta')).toMatchObject({ email: `${mark}@example.pt` });
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click();
  await expect(page.getByText('E-mail confirmado.')).toBeVisible();
  expect(await me.call('GET', '/api/conta')).toMatchObject({ email: `novo-${mark}@example.pt` });
  await page.goto(address);
  await page.getByRole('button', { name: 'Confirmar o e-mail' }).click();
  await expect(page.getByRole('alert')).toHaveText('Esta ligação já foi usada. Se precisar, peça outra.');
});

test('one’s sessions are listed, and another one is ended', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  const elsewhere = await AdminApi.logIn(`${mark}@example.pt`, PASSWORD);
  await enterAs(page, me.session, '/conta');
  const sessions = page.getByRole('list', { name: 'Sessões' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Esta sessão' }).getByRole('button')).toHaveCount(0);
  await sessions.getByRole('button', { name: /^Terminar a sessão/ }).click();
  await expect(page.getByText('Sessão terminada.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect([await statusOf(elsewhere), await statusOf(me)]).toEqual([401, 200]);
});

test('where the password was given long ago, a dialog asks for it and the change goes on', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/PUT .*\/api\/conta: 403|POST .*\/api\/conta\/confirmacao: 400/);
  const me = await newPerson(api, mark, PASSWORD);
  await askPassword(page, 'PUT', `${API_URL}/api/conta`);
  await enterAs(page, me.session, '/conta');
  const form = page.getByRole('region', { name: 'Nome' });
  await form.getByLabel('Nome').fill(`Zulmira ${mark}`);
  await form.getByRole('button', { name: 'Guardar nome' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' });
  await expect(dialog.getByLabel('Palavra-passe', { exact: true })).toBeFocused();
  await expectAccessibleAtEveryWidth(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(form.getByLabel('Nome')).toHaveValue(`Zulmira ${mark}`);
  expect(await me.call('GET', '/api/conta')).toMatchObject({ nome: `Pessoa ${mark}` });

  await form.getByRole('button', { name: 'Guardar nome' }).click();
  await dialog.getByLabel('Palavra-passe', { exact: true }).fill('não é esta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('A palavra-passe atual não está certa.');
  await givePassword(page, PASSWORD);
  await expect(form.getByText('Nome guardado.')).toBeVisible();
  expect(await me.call('GET', '/api/conta')).toMatchObject({ nome: `Zulmira ${mark}` });
});

test('the account has no accessibility violation, no sideways scroll, and loses nothing that was typed', async ({
  page,
  api,
  mark,
}) => {
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session, '/conta');
  await expect(page.getByRole('list', { name: 'Sessões' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('Nova palavra-passe').fill('meia escrita');
  await page.getByRole('button', { name: 'Alternar a navegação' }).press('Enter');
  await page.getByRole('link', { name: 'Eventos', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(page.getByLabel('Nova palavra-passe')).toHaveValue('meia escrita');
});

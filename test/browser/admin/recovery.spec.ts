import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, expectAccessible, expectFailure, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';
import { mailTo } from './support/mail-to.js';
import { requireProof } from './support/require-proof.js';

test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';
const NEW_PASSWORD = 'outra frase bem longa';

/** The links that were mailed to an account, which may be told of other things, too. */
const links = async (email: string) =>
  (await mailTo(email)).flatMap(({ text }) => /https?:\S+\/recuperar\/\S+/.exec(text ?? '')?.[0] ?? []);

test('who has forgotten the password gets a link by mail, sets another one with it, and is let in', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/GET .*\/api\/recuperar\/.*: 410/);
  const email = `${mark}@example.pt`;
  await api.call('POST', '/api/register', { nome: `Pessoa ${mark}`, email, password: PASSWORD });
  const elsewhere = await AdminApi.logIn(email, PASSWORD);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci-me da palavra-passe' }).click();
  await expect(page.getByRole('heading', { name: 'Nova palavra-passe' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: 'Enviar a ligação' }).click();
  await expect(page.getByRole('alert')).toHaveText('Escreva o e-mail da sua conta.');
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Este sistema não tem servidor de correio')).toBeVisible();
  await expect(page.getByText('enviámos')).toHaveCount(0);

  await expect.poll(async () => (await links(email)).length).toBe(1);
  const [link = ''] = await links(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Nova palavra-passe' })).toBeVisible();
  await expect(page.getByText(`Conta de Pessoa ${mark}, com o e-mail ${email}.`)).toBeVisible();
  await expect(page.getByText('As sessões abertas terminam.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('Nova palavra-passe', { exact: true }).fill('curta');
  await page.getByRole('button', { name: 'Guardar e entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('A palavra-passe deve ter pelo menos 6 caracteres.');
  await page.getByLabel('Nova palavra-passe', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Três coisas para começar' })).toHaveCount(0);
  const { status } = await fetch(`${API_URL}/api/conta`, {
    headers: { Authorization: `Bearer ${elsewhere.session.token}` },
  });
  expect(status).toBe(401);

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Esta ligação já foi usada. Se precisar, peça outra.');
});

test('who asks for a link that strangers have asked for all day does the work for it, without being asked', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/: 429$/);
  const email = `${mark}@example.pt`;
  await api.call('POST', '/api/register', { nome: `Pessoa ${mark}`, email, password: PASSWORD });
  const { offer, calls } = await requireProof(page, '/api/recuperar');
  await page.goto('/recuperar');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar a ligação' }).click();
  await expect(page.getByRole('status')).toContainText('o seu navegador está a fazer uma verificação');
  await expectAccessible(page);
  offer();
  await expect(page.getByText('Este sistema não tem servidor de correio')).toBeVisible();
  expect(calls()).toBe(2);
  await expect.poll(async () => (await links(email)).length).toBe(1);
});

import { resize } from '../support/resize.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';
import { enterAs } from './support/enter-as.js';
import { newPerson } from './support/new-person.js';

test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';

/** The accounts that a filter lets through. */
const accounts = (filter: object) => `/dashboard/utilizadores?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('a reload shows at once what the role may see, before the account is read again', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session);
  const contacts = page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: /^Contactos/ });
  await expect(contacts).toBeVisible();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${API_URL}/api/conta`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(contacts).toBeVisible();
  answer();
});

test('an administrator switches an account off and on, and ends its sessions', async ({ page, api, mark }) => {
  expectFailure(refusedRequest(403));
  const [me, colleague] = [await newPerson(api, mark, PASSWORD), await newPerson(api, `c${mark}`, PASSWORD)];
  const { nome, email } = colleague.session.user;
  await enterAs(page, me.session, accounts({ q: `c${mark}` }));
  const row = page.getByRole('row').filter({ hasText: email });
  const open = () => row.getByRole('button', { name: `Mudar a conta de ${nome}` }).click();
  const dialog = page.getByRole('dialog', { name: `Conta de ${nome}` });
  await open();
  await dialog.getByRole('button', { name: 'Terminar sessões' }).press('Enter');
  await expect(dialog.getByText('As sessões terminaram.')).toBeVisible();
  await expect(dialog.getByText('Nenhuma.')).toBeVisible();
  await expect(colleague.call('GET', '/api/conta')).rejects.toThrow('401');
  await dialog.getByRole('switch', { name: 'Conta ligada' }).press('Space');
  await expect(dialog.getByText('A conta é desligada')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(row).toContainText('Desligada');

  const other = await page.context().newPage();
  await other.goto('/login');
  await other.evaluate(() => localStorage.clear());
  await other.goto('/login');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other.getByText('Esta conta está desligada. Fale com quem administra o site.')).toBeVisible();
  await other.close();
});

test('an account that one is oneself has no role to change', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await enterAs(page, me.session, accounts({ q: mark }));
  await page.getByRole('button', { name: `Mudar a conta de ${me.session.user.nome}` }).click();
  const dialog = page.getByRole('dialog', { name: `Conta de ${me.session.user.nome}` });
  await expect(dialog.getByText('É a sua conta')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Conta ligada' })).toBeDisabled();
  await expect(dialog.getByRole('combobox', { name: /Papel/ })).toHaveAttribute('aria-disabled', 'true');
});

test('accounts are found by role and state, on a phone too, and every action is in sight at 1024 px', async ({
  page,
  api,
  mark,
}) => {
  const [me, editor] = [await newPerson(api, mark, PASSWORD), await newPerson(api, `c${mark}`, PASSWORD, 'edicao')];
  await enterAs(page, me.session, accounts({ q: mark, papel: 'administracao' }));
  await expect(page.getByText(me.session.user.email)).toBeVisible();
  await expect(page.getByText(editor.session.user.email, { exact: true })).toHaveCount(0);
  await page.goto(accounts({ q: `c${mark}`, ativo: true, papel: 'edicao' }));
  await expect(page.getByText(editor.session.user.email)).toBeVisible();
  for (const width of [320, 1024]) {
    await resize(page, width, 900);
    await expect(page.getByText('Edição').last()).toBeVisible();
    // below the invitations that wait, which are more or less
    await page.getByText(editor.session.user.email).scrollIntoViewIfNeeded();
    for (const name of ['Mudar a conta de', 'Eliminar']) {
      await expect(page.getByRole('button', { name: `${name} ${editor.session.user.nome}` })).toBeInViewport();
    }
  }
  await expectAccessibleAtEveryWidth(page);
});

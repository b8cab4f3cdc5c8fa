import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { askPassword, givePassword } from './support/ask-password.js';
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_URL } from './support/environment.js';
import { tick } from './support/tick.js';

test('registers a user and, 1.5 s later, shows the list; then deletes the user', async ({ page, mark }) => {
  const name = `Pessoa ${mark}`;
  await page.goto('/dashboard/registrar');
  await expect(page.getByRole('heading', { name: 'Registrar Novo Utilizador' })).toBeVisible();
  await expect(page.getByText('Adicione um novo utilizador ao sistema')).toBeVisible();
  await page.getByPlaceholder('Nome completo').fill(name);
  await page.getByLabel('Email').fill(`${mark}@example.pt`);
  await page.getByLabel('Password', { exact: false }).first().fill('uma frase bem longa');
  await page.getByRole('button', { name: 'Registrar Utilizador' }).click();
  await expect(page.getByText('Utilizador registrado com sucesso!')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page).toHaveURL(/\/dashboard\/utilizadores/);

  // the list begins with the first of all names
  await page.getByPlaceholder('Pesquisar utilizadores').fill(mark);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`${mark}@example.pt`);
  await row.getByRole('button', { name: `Eliminar ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText(`Utilizador "${name}" eliminado com sucesso!`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`Utilizador "${name}" eliminado com sucesso!`)).toBeHidden();
});

test('where the password was given long ago, it is asked for before a user is registered or deleted', async ({
  page,
  mark,
}) => {
  expectFailure(/POST .*\/api\/register: 403|DELETE .*\/api\/users\/\d+: 403/);
  const register = async (name: string) => {
    await page.goto('/dashboard/registrar');
    await page.getByPlaceholder('Nome completo').fill(`${name} ${mark}`);
    await page.getByLabel('Email').fill(`${name.toLowerCase()}-${mark}@example.pt`);
    await page.locator('#registo-password').fill('uma frase bem longa');
    await page.getByRole('button', { name: 'Registrar Utilizador' }).click();
  };
  const asked = page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' });
  const rows = page.getByRole('row').filter({ hasText: mark });
  await askPassword(page, 'POST', `${API_URL}/api/register`);
  await register('Ana');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByPlaceholder('Nome completo')).toHaveValue(`Ana ${mark}`);
  await page.getByRole('button', { name: 'Registrar Utilizador' }).click();
  await givePassword(page, ADMIN_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/utilizadores/);
  await register('Rui');
  await expect(page).toHaveURL(/\/dashboard\/utilizadores/);

  await page.getByPlaceholder('Pesquisar utilizadores').fill(mark);
  await expect(rows).toHaveCount(2);
  await askPassword(page, 'DELETE', /\/api\/users\/\d+$/);
  await page.getByRole('button', { name: `Eliminar Ana ${mark}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await givePassword(page, ADMIN_PASSWORD);
  await expect(page.getByText(`Utilizador "Ana ${mark}" eliminado com sucesso!`)).toBeVisible();
  await expect(rows).toHaveCount(1);

  // the chosen ones are deleted one after another, and the password is asked for once
  await askPassword(page, 'DELETE', /\/api\/users\/\d+$/);
  await tick(rows.getByRole('checkbox'));
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirmar Eliminação' }).getByRole('button', { name: 'Confirmar' }).click();
  await givePassword(page, ADMIN_PASSWORD);
  await expect(rows).toHaveCount(0);
});

test('the account of a colleague who leaves leads to the messages that they have open, which go back to nobody', async ({
  page,
  api,
  mark,
}) => {
  const nome = `Paula ${mark}`;
  const colleague = { nome, email: `${mark}@example.pt`, password: 'uma frase bem longa' };
  const { id: responsavelId } = await api.call<{ id: number }>('POST', '/api/register', colleague);
  const message = { nome: `Ana ${mark}`, email: `ana-${mark}@exemplo.pt`, mensagem: 'Queremos guias.' };
  await api.call('POST', '/material', message);
  const found = new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString();
  const [{ id, versao }] = await api.call<[{ id: number; versao: number }]>('GET', `/api/mensagens?${found}`);
  await api.call('PUT', `/api/mensagens/${id}`, { estado: 'aberta', responsavelId, versao });
  await page.goto(`/dashboard/utilizadores?${found}`);
  await page.getByRole('button', { name: `Mudar a conta de ${nome}` }).click();
  await page.getByRole('link', { name: 'Tem 1 mensagem por responder' }).click();
  await expect(page.getByRole('combobox', { name: 'Quem trata' })).toHaveText(nome);
  const row = page.getByRole('row').filter({ hasText: `Ana ${mark}` });
  await expect(row).toContainText('Aberta');

  await page.goto(`/dashboard/utilizadores?${found}`);
  await page.getByRole('button', { name: `Eliminar ${nome}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
  await expect(question.getByRole('link', { name: 'Tem 1 mensagem por responder' })).toBeVisible();
  // it comes after the question was read aloud
  await expect(question.locator('[aria-live="polite"]')).toContainText('«Quem trata» passa a «Ninguém»');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question).toHaveCount(0);
  await page.goto(`/dashboard/mensagens?${found}`);
  await page.getByRole('combobox', { name: 'Quem trata' }).click();
  await page.getByRole('option', { name: 'Ninguém' }).click();
  await expect(page).toHaveURL(/ninguem/);
  await expect(row).toContainText('Aberta');
  await expect(row).not.toContainText(nome);
});

test('asks for all three fields and for six characters', async ({ page }) => {
  await page.goto('/dashboard/registrar');
  const submit = page.getByRole('button', { name: 'Registrar Utilizador' });
  await submit.click();
  await expect(page.getByText('Nome, email e password são obrigatórios.')).toBeVisible();
  await page.getByPlaceholder('Nome completo').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.pt');
  await page.locator('#registo-password').fill('12345');
  await submit.click();
  await expect(page.getByText('Password deve ter pelo menos 6 caracteres.')).toBeVisible();
});

test('what was typed is not lost by leaving unasked, nor by the end of the session', async ({ page }) => {
  await page.goto('/dashboard/registrar');
  await page.getByPlaceholder('Nome completo').fill('Ana Meia Escrita');
  await page.getByRole('link', { name: 'Eventos', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(page.getByPlaceholder('Nome completo')).toHaveValue('Ana Meia Escrita');

  await page.getByLabel('Email').fill('ana@example.pt');
  await page.locator('#registo-password').fill('uma frase bem longa');
  await page.evaluate(() => localStorage.setItem('admin_token', 'e30.eyJ1c2VySWQiOjEsImV4cCI6MX0.x'));
  await page.getByRole('button', { name: 'Registrar Utilizador' }).click();
  await expect(page.getByRole('dialog', { name: 'A sua sessão terminou' })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByPlaceholder('Nome completo')).toHaveValue('Ana Meia Escrita');
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.pt');
});

test.describe('with an email that exists', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('shows what the API says and keeps what was typed', async ({ page }) => {
    await page.goto('/dashboard/registrar');
    await page.getByPlaceholder('Nome completo').fill('Outra pessoa');
    await page.getByLabel('Email').fill(ADMIN_EMAIL);
    await page.locator('#registo-password').fill('uma frase bem longa');
    await page.getByRole('button', { name: 'Registrar Utilizador' }).click();
    await expect(page.getByRole('alert')).toContainText('e-mail');
    await expect(page.getByPlaceholder('Nome completo')).toHaveValue('Outra pessoa');
  });
});

test('refuses to delete oneself', async ({ page, api }) => {
  await page.goto('/dashboard/utilizadores');
  await page.getByRole('button', { name: `Eliminar ${api.session.user.nome}` }).click();
  await expect(page.getByText('Não pode eliminar a si próprio.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('with a server that refuses', () => {
  test.use({ expectedErrors: [refusedRequest(404)] });

  test('says that the delete failed', async ({ page, api, mark }) => {
    const { id } = await api.call<{ id: number }>('POST', '/api/register', {
      nome: `Já foi ${mark}`,
      email: `${mark}@example.pt`,
      password: 'uma frase bem longa',
    });
    await page.goto('/dashboard/utilizadores');
    await page.getByRole('button', { name: `Eliminar Já foi ${mark}` }).click();
    await api.call('DELETE', `/api/users/${id}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Erro ao eliminar utilizador. Tente novamente.')).toBeVisible();
  });
});

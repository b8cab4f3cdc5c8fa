import type { Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';
import { newPerson } from './support/new-person.js';

test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';

interface Account {
  id: number;
  nome: string;
  papel: string;
  ativo: boolean;
  ultimoDia: string | null;
}

/** Shows the accounts of one test alone: others make and remove theirs at the same time. */
async function showOnlyOwn(page: Page, mark: string): Promise<void> {
  await page.route('**/api/users?*', async (route) => {
    const response = await route.fetch();
    const own = ((await response.json()) as Account[]).filter(({ nome }) => nome.includes(mark));
    const headers = { ...response.headers(), 'content-range': `users 0-${own.length}/${own.length}` };
    await route.fulfill({ response, json: own, headers });
  });
}

test('who leaves is walked through it: who takes over, unused accounts, the last day, what to hand over, sessions', async ({
  page,
  api,
  mark,
}) => {
  const me = await newPerson(api, mark, PASSWORD);
  await AdminApi.logIn(`${mark}@example.pt`, PASSWORD);
  const colleague = { nome: `Colega ${mark}`, email: `colega-${mark}@example.pt`, papel: 'edicao', password: PASSWORD };
  const { id } = await me.call<Account>('POST', '/api/register', colleague);
  const stored = (who: number) => me.call<Account>('GET', `/api/users/${who}`);
  await showOnlyOwn(page, mark);
  await enterAs(page, me.session, '/conta');
  await page.getByRole('link', { name: 'Passar o testemunho' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Passar o testemunho' })).toBeVisible();
  const steps = (name: string) => page.getByRole('region', { name });

  const first = steps('1. Quem fica a administrar');
  await expect(first.getByText('Depois de si, ninguém fica a administrar')).toBeVisible();
  await expect(steps('4. O que tem de entregar').getByText('O domínio')).toBeVisible();
  await expect(steps('5. As suas sessões').getByRole('listitem')).toHaveCount(2);
  await expectAccessibleAtEveryWidth(page);
  await first.getByRole('button', { name: `Dar o papel de Administração a Colega ${mark}` }).press('Enter');
  await expect(first.getByText('Depois de si, fica uma só pessoa a administrar.')).toBeVisible();
  expect(await stored(id)).toMatchObject({ papel: 'administracao' });

  const third = steps('3. O seu último dia');
  await third.getByRole('button', { name: 'Guardar último dia' }).press('Enter');
  await expect(third.getByRole('alert')).toHaveText('Escolha o seu último dia.');
  await third.getByLabel('Último dia').fill('2199-07-31');
  await page.keyboard.press('Enter');
  await expect(third.getByText('O seu último dia é 31-07-2199. No dia seguinte a conta já não entra.')).toBeVisible();
  expect(await stored(me.session.user.id)).toMatchObject({ ultimoDia: '2199-07-31' });
  await third.getByRole('button', { name: 'Retirar o último dia' }).press('Enter');
  await expect(third.getByText('A sua conta já não tem um último dia.')).toBeVisible();
  expect(await stored(me.session.user.id)).toMatchObject({ ultimoDia: null });

  const second = steps('2. Contas sem uso');
  await expect(second.getByText('Nunca entrou')).toBeVisible();
  await second.getByRole('button', { name: `Desligar a conta de Colega ${mark}` }).press('Enter');
  await expect(second.getByText('Todas as contas ligadas foram usadas nos últimos 90 dias.')).toBeVisible();
  expect(await stored(id)).toMatchObject({ ativo: false });
  await expect(first.getByText('Depois de si, ninguém fica a administrar')).toBeVisible();
});

test('the screen for who leaves is reached from the list of users, and leads to the messages in hand', async ({
  page,
  api,
  mark,
}) => {
  const me = await newPerson(api, mark, PASSWORD);
  await api.call('POST', '/material', {
    nome: `Ana ${mark}`,
    email: `${mark}@exemplo.pt`,
    mensagem: 'Queremos guias.',
  });
  const found = new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString();
  const [{ id, versao }] = await api.call<[{ id: number; versao: number }]>('GET', `/api/mensagens?${found}`);
  await me.call('PUT', `/api/mensagens/${id}`, { estado: 'aberta', responsavelId: me.session.user.id, versao });
  await enterAs(page, me.session, '/dashboard/utilizadores');
  await page.getByRole('link', { name: 'Passar o testemunho' }).click();
  await expect(page.getByRole('heading', { name: '1. Quem fica a administrar' })).toBeVisible();
  await page.getByRole('link', { name: 'Tem 1 mensagem por responder' }).click();
  await expect(page.getByRole('row').filter({ hasText: `Ana ${mark}` })).toContainText('Aberta');
});

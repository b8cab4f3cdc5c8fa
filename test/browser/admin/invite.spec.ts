import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectAccessible, expectFailure, test } from './support/admin-test.js';
import { askPassword, givePassword } from './support/ask-password.js';
import { enterAs } from './support/enter-as.js';
import { mailTo } from './support/mail-to.js';
import { newPerson } from './support/new-person.js';

test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';
const LINK = /https?:\S+\/convite-conta\/[\w-]{43}/;

test('a colleague is invited, chooses a password that nobody else knows, and is let in', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/POST .*\/api\/convidados: 409|GET .*\/api\/convite-conta\/.*: 410/);
  const me = await newPerson(api, mark, PASSWORD);
  const email = `colega-${mark}@example.pt`;
  await enterAs(page, me.session, '/dashboard/utilizadores');
  await page.getByRole('button', { name: 'Convidar colega' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Convidar colega' });
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Criar convite' })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Escreva o nome e o e-mail de quem convida.');
  await expect(dialog.getByLabel('Nome')).toHaveAccessibleDescription('Escreva o nome.');
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('Escreva o e-mail.');
  await expectAccessible(page);
  await page.keyboard.type(`Colega ${mark}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nome')).toHaveAccessibleDescription('');
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(me.session.user.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Já existe um utilizador com este e-mail.');
  await dialog.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Este sistema não tem servidor de correio')).toBeVisible();
  const shown = (await page.getByRole('link', { name: /\/convite-conta\// }).getAttribute('href')) ?? '';
  const waiting = page
    .getByRole('list', { name: 'Convites à espera' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await expect(waiting).toContainText('À espera');
  await expect(waiting).toContainText('Edição');
  await expect(waiting).toContainText(`Convidado por: ${me.session.user.nome} · Criado: `);
  await expectAccessibleAtEveryWidth(page);

  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  expect((await mailTo(email))[0]?.text).toContain(shown);
  await page.goto(shown);
  await expect(page.getByRole('heading', { name: 'A sua conta' })).toBeVisible();
  await expect(page.getByText(`Conta de Colega ${mark}, com o e-mail ${email}.`)).toBeVisible();
  await expect(page.getByText('sessões')).toHaveCount(0);
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Olá, Colega ${mark}`)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await page.goto(shown);
  await expect(page.getByRole('alert')).toHaveText(
    'Este convite já foi aceite. Entre com a palavra-passe que escolheu.',
  );
});

test('who has come by an invitation finds three things to do, until they are done or put away', async ({
  page,
  api,
  mark,
}) => {
  const email = `colega-${mark}@example.pt`;
  const colleague = { nome: `Colega ${mark}`, email, papel: 'edicao' };
  const { ligacao } = await api.call<{ ligacao: string }>('POST', '/api/convidados', colleague);
  await page.goto(ligacao);
  await page.getByLabel('Palavra-passe', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const steps = page.getByRole('region', { name: 'Três coisas para começar' });
  await steps.getByRole('link', { name: 'Conheça as páginas do site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Páginas' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Conheça as páginas do site' })).toContainText('(feito)');
  await expect(steps.getByRole('link', { name: 'Veja as mensagens por ler' })).toHaveCount(0);
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Proteja a sua conta' }).click();
  await expect(page.getByRole('button', { name: 'Configurar' })).toBeFocused();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await steps.getByRole('button', { name: 'Não mostrar mais' }).click();
  await expect(steps).toHaveCount(0);
});

test('whoever types before the dialog has come to rest keeps the field', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  await page.clock.install();
  await enterAs(page, me.session, '/dashboard/utilizadores');
  const invite = page.getByRole('button', { name: 'Convidar colega' });
  await expect(invite).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await invite.click();
  const email = page.getByRole('dialog', { name: 'Convidar colega' }).getByLabel('E-mail');
  await email.focus();
  await page.clock.runFor(5_000);
  await expect(email).toBeFocused();
});

test('an invitation that waits is sent again, with another link, and withdrawn', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  const colleague = { nome: `Colega ${mark}`, email: `colega-${mark}@example.pt`, papel: 'administracao' };
  await me.call('POST', '/api/convidados', colleague);
  await enterAs(page, me.session, '/dashboard/utilizadores');
  await page.getByRole('button', { name: `Criar outra ligação para Colega ${mark}` }).click();
  await expect(page.getByRole('link', { name: /\/convite-conta\// })).toBeVisible();
  await expect.poll(async () => (await mailTo(colleague.email)).length).toBe(2);
  const links = (await mailTo(colleague.email)).map(({ text }) => LINK.exec(text ?? '')?.[0]);
  expect(new Set(links).size).toBe(2);

  await page.getByRole('button', { name: `Retirar o convite de Colega ${mark}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Retirar convite' });
  await question.getByRole('button', { name: 'Retirar convite' }).click();
  await expect(page.getByText('Convite retirado.')).toBeVisible();
  await expect(page.getByText(colleague.email)).toHaveCount(0);
  const waiting = await me.call<{ email: string }[]>('GET', '/api/convidados');
  expect(waiting.filter(({ email }) => email === colleague.email)).toEqual([]);
});

test('what is said of an invitation goes once it waits no more', async ({ page, api, mark }) => {
  const me = await newPerson(api, mark, PASSWORD);
  const colleague = { nome: `Colega ${mark}`, email: `colega-${mark}@example.pt`, papel: 'edicao' };
  const { id } = await me.call<{ id: number }>('POST', '/api/convidados', colleague);
  await enterAs(page, me.session, '/dashboard/utilizadores');
  await page.getByRole('button', { name: `Criar outra ligação para Colega ${mark}` }).click();
  const link = page.getByRole('link', { name: /\/convite-conta\// });
  await expect(link).toBeVisible();
  await me.call('DELETE', `/api/convidados/${id}`);
  // somebody comes back to the window
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(colleague.email)).toHaveCount(0);
  await expect(link).toHaveCount(0);
});

test('where the password was given long ago, it is asked for before the invitation goes out', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(/POST .*\/api\/convidados: 403/);
  const me = await newPerson(api, mark, PASSWORD);
  await askPassword(page, 'POST', '**/api/convidados');
  await enterAs(page, me.session, '/dashboard/utilizadores');
  await page.getByRole('button', { name: 'Convidar colega' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar colega' });
  await dialog.getByLabel('Nome').fill(`Colega ${mark}`);
  await dialog.getByLabel('E-mail').fill(`colega-${mark}@example.pt`);
  await page.keyboard.press('Enter');
  await givePassword(page, PASSWORD);
  await expect(page.getByText('Este sistema não tem servidor de correio')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

import { resize } from '../support/resize.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';
import { mailTo } from './support/mail-to.js';
import { newPerson } from './support/new-person.js';
import { tabTo } from './support/tab-to.js';

test.use({ loggedIn: false });

const PASSWORD = 'uma frase bem longa';
const SECTIONS = ['Visão Geral', 'Eventos', 'Imprensa', 'Upload', 'Relatórios', 'Material Pedagógico', 'Equipa'];
const FOLDED = [
  'Páginas',
  'Parceiros',
  'Perguntas',
  'Edições',
  'Mural de projetos',
  'Rascunhos e arquivo',
  'Lixo',
  'Fotografias',
];

test('an editor is shown content and files, and nothing of people', async ({ page, api, mark }) => {
  const editor = await newPerson(api, mark, PASSWORD, 'edicao');
  await enterAs(page, editor.session);
  const links = page.getByRole('navigation', { name: 'Navegação' }).getByRole('link');
  await expect(links).toHaveText(SECTIONS);
  for (const name of ['Site', 'Mais']) await page.getByRole('button', { name, exact: true }).click();
  await expect(links).toHaveText([...SECTIONS, ...FOLDED]);
  const cards = page.getByRole('list', { name: 'Totais' }).getByRole('link');
  await expect(cards).toHaveCount(5);
  await expect(cards.filter({ hasText: /Utilizadores|Contactos|Newsletter/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hoje' })).toBeVisible();
  await expect(page.getByText('por ler')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Submissões por mês' })).toHaveCount(0);
  await expectAccessibleAtEveryWidth(page);
  await page.goto('/dashboard/equipa');
  await expect(page.getByRole('link', { name: 'Adicionar Membro' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Convites para testemunho' })).toHaveCount(0);
});

test('an editor who opens the address of another section is told so, and asks for nothing', async ({
  page,
  api,
  mark,
}) => {
  const editor = await newPerson(api, mark, PASSWORD, 'edicao');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/dashboard/contactos', '/dashboard/utilizadores', '/dashboard/equipa/convites']) {
    await enterAs(page, editor.session, path);
    await expect(page.getByText('Esta secção é da administração')).toBeVisible();
    await expect(page.getByText('A sua conta é de edição')).toBeVisible();
  }
  expect(asked.filter((path) => /^\/api\/(contactos|users|convites|convidados)/.test(path))).toEqual([]);
  await expectAccessibleAtEveryWidth(page);
  await tabTo(page, 'link', 'Voltar à visão geral');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('list', { name: 'Totais' })).toBeVisible();
});

test('an administrator makes an editor of a colleague, with the keyboard, and is told what that does', async ({
  page,
  api,
  mark,
}) => {
  const [me, colleague] = [await newPerson(api, mark, PASSWORD), await newPerson(api, `c${mark}`, PASSWORD)];
  const { id, nome, email } = colleague.session.user;
  await enterAs(
    page,
    me.session,
    `/dashboard/utilizadores?filter=${encodeURIComponent(JSON.stringify({ q: `c${mark}` }))}`,
  );
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Administração');
  await expect(row).toContainText('Ligada');
  await row.getByRole('button', { name: `Mudar a conta de ${nome}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Conta de ${nome}` });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleAtEveryWidth(page);
  await resize(page, 1280, 800);
  await tabTo(page, 'combobox', /Papel/);
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Edição' }).press('Enter');
  await expect(dialog.getByText('Passa a ter o papel de Edição.')).toBeVisible();
  await expect(dialog.getByText('As sessões que tem abertas terminam')).toBeVisible();
  await dialog.getByLabel('Último dia').fill('2099-07-31');
  await expect(dialog.getByText('Pode entrar até ao fim do dia 31-07-2099')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await resize(page, 1280, 800);
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`A conta de ${nome} foi alterada.`)).toBeVisible();
  await expect(row).toContainText('Edição');
  await expect(row).toContainText('31-07-2099');
  expect(await me.call('GET', `/api/users/${id}`)).toMatchObject({ papel: 'edicao', ultimoDia: '2099-07-31' });
  await expect(colleague.call('GET', '/api/conta')).rejects.toThrow('401');
  await expect
    .poll(async () => (await mailTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('mudou'));
});

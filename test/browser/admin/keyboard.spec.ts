import { expect, test } from './support/admin-test.js';
import { tabTo } from './support/tab-to.js';
import { expectWalkedByTab } from './support/tab-walk.js';

test('a message is read, marked, and left again without a mouse', async ({ page, api, mark }) => {
  const contact = { nome: `Ana ${mark}`, email: `${mark}@escola.pt`, assunto: 'Olá', descricao: 'Texto.' };
  const id = await api.sendContact(contact);
  await page.goto('/dashboard/contactos');
  await expect(page.getByRole('link', { name: `Ver detalhes de Ana ${mark}` })).toBeVisible();
  await tabTo(page, 'textbox', 'Pesquisar');
  await page.keyboard.type(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, 'link', `Ver detalhes de Ana ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Ana ${mark}` })).toBeVisible();
  await tabTo(page, 'button', 'Marcar como por ler');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Marcar como lida' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await api.call('GET', `/api/contactos/${id}`)).toMatchObject({ lida: false });
});

test('an event is added without a mouse', async ({ page, api, mark }) => {
  await page.goto('/adicionar/evento');
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeVisible();
  await tabTo(page, 'textbox', 'Título');
  await page.keyboard.type(`Teclado ${mark}`);
  await page.getByLabel('Data de início').focus();
  await page.getByLabel('Data de início').fill('2027-07-01T10:30');
  await tabTo(page, 'textbox', 'Local');
  await page.keyboard.type('Porto');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Evento criado com sucesso!')).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  expect(await api.call('GET', `/api/eventos?filter=${filter}`)).toHaveLength(1);
});

test('a form in a dialog takes the focus, keeps it while it is open, and gives it back to what opened it', async ({
  page,
}) => {
  await page.goto('/dashboard/utilizadores');
  const opener = page.getByRole('button', { name: 'Convidar colega' });
  const dialog = page.getByRole('dialog', { name: 'Convidar colega' });
  await expect(opener).toBeVisible();
  await tabTo(page, 'button', 'Convidar colega');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectWalkedByTab(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

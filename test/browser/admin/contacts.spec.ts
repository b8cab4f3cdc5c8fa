import { pdf } from '../../support/samples.js';
import { expect, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';

const contact = (mark: string, more: Record<string, string> = {}) => ({
  nome: `Ana ${mark}`,
  email: `${mark}@escola.pt`,
  assunto: `Assunto ${mark}`,
  descricao: 'Primeira linha.\nSegunda linha.',
  ...more,
});

test('a message is listed as unread, opens with all its fields, and is read then', async ({ page, api, mark }) => {
  const id = await api.sendContact(contact(mark));
  await page.goto('/dashboard/contactos');
  await page.getByPlaceholder('Pesquisar contactos').fill(mark);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText('Por ler: ');
  await expect(row).toContainText(/Dia: \d\d-\d\d-\d{4}, Hora: \d\d:\d\d/);
  await expect(row).toContainText('Hoje');
  await row.getByRole('link', { name: `Ver detalhes de Ana ${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/contactos/${id}\\?`));

  const dialog = page.getByRole('dialog', { name: `Ana ${mark}` });
  for (const text of [`${mark}@escola.pt`, `Assunto ${mark}`, 'Segunda linha.', 'Sem documento']) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.getByRole('link', { name: 'Responder' })).toHaveAttribute('href', `/dashboard/mensagens/C-${id}`);
  await expect(dialog.getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Marcar como por ler' }).click();
  await expect(dialog.getByRole('button', { name: 'Marcar como lida' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(row).toContainText('Por ler: ');
  expect(await api.call('GET', `/api/contactos/${id}`)).toMatchObject({ lida: false });
});

test('the sidebar counts what is unread of all forms, once', async ({ page, api, mark }) => {
  const id = await api.sendContact(contact(mark));
  const { naoLidas } = await api.call<{ naoLidas: { contactos: number } }>('GET', '/api/resumo');
  expect(naoLidas.contactos).toBeGreaterThan(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Mensagens, \d+ por ler$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contactos', exact: true })).toBeVisible();
  await page.goto(`/dashboard/contactos/${id}`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
  expect(await api.call('GET', `/api/contactos/${id}`)).toMatchObject({ lida: true });
});

test('the PDF is fetched with the token and saved whole', async ({ page, api, mark }) => {
  const document = pdf();
  const id = await api.sendContact(contact(mark), document);
  await page.goto(`/dashboard/contactos/${id}`);
  const request = page.waitForRequest(/\/documentos\//);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descarregar PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Anexo – Ana ${mark}.pdf`);
  expect(await csvText(download)).toBe(document.toString('utf8'));
  expect((await request).headers()['authorization']).toBe(`Bearer ${api.session.token}`);
  expect((await request).url()).not.toContain(api.session.token);
  expect((await fetch((await request).url())).status).toBe(401);
});

test('deletes a message after a confirmation', async ({ page, api, mark }) => {
  const id = await api.sendContact(contact(mark));
  await page.goto(`/dashboard/contactos/${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Mensagem eliminada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/contactos$/);
  await expect(api.call('GET', `/api/contactos/${id}`)).rejects.toThrow('404');
});

test('next and previous follow the list, Escape closes', async ({ page, api, mark }) => {
  const older = await api.sendContact(contact(mark, { nome: `Antiga ${mark}` }));
  const newer = await api.sendContact(contact(mark, { nome: `Recente ${mark}` }));
  await page.goto('/dashboard/contactos');
  await page.getByPlaceholder('Pesquisar contactos').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: `Ver detalhes de Recente ${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/${newer}\\?`));
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(page).toHaveURL(new RegExp(`/${older}\\?`));
  await expect(page.getByRole('dialog', { name: `Antiga ${mark}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('filters by state and by day', async ({ page, api, mark }) => {
  await api.sendContact(contact(mark));
  await page.goto('/dashboard/contactos');
  await page.getByPlaceholder('Pesquisar contactos').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Lidas', exact: true }).click();
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Por ler' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Até').fill('2020-01-01');
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
  await page.getByLabel('Até').fill('2099-01-01');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('hostile text is only ever text, and exports safely', async ({ page, api, mark }) => {
  const nome = `<img src=x onerror=alert(1)>${mark}`;
  const assunto = `=cmd|'/c calc'!A1 ${mark}`;
  const descricao = `<script>alert(2)</script> %{name} |||| txet`;
  const id = await api.sendContact(contact(mark, { nome, assunto, descricao }));
  page.on('dialog', () => {
    throw new Error('text from a form ran as a script');
  });
  await page.goto('/dashboard/contactos');
  await page.getByPlaceholder('Pesquisar contactos').fill(mark);
  await expect(page.getByRole('cell', { name: nome }).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  const csv = await csvText(download);
  expect(csv).toContain(`"'=cmd|'/c calc'!A1 ${mark}"`);
  expect(csv).toContain('<script>alert(2)</script>');
  await page.goto(`/dashboard/contactos/${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('<script>alert(2)</script> %{name} ||||');
  await expect(dialog.locator('img, script')).toHaveCount(0);
});

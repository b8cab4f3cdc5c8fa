import type { Page } from '@playwright/test';
import { event } from './support/admin-api.js';
import { describePictures } from './support/describe-pictures.js';
import { expect, test } from './support/admin-test.js';
import { picture } from './support/picture.js';

/** An event has one form, to be added and to be edited. */
const expectSections = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Informações Básicas',
    'Datas e Localização',
    'Mídia e Links',
    'Informações Adicionais',
  ]);

test('lists image, title, description and Edit; searches, filters and sorts', async ({ page, api, mark }) => {
  const { id } = await api.createEvent(event(`Encontro ${mark}`, { tipo: 'decorrer', ano: 2029 }));
  await page.goto('/dashboard/eventos');
  await page.getByPlaceholder('Pesquisar eventos').fill(mark);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Descrição do evento.');
  await expect(row).toContainText('10-05-2027 10:00');
  await expect(row).toContainText('A decorrer');

  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Anterior' }).click();
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'A decorrer' }).click();
  await page.getByRole('combobox', { name: 'Ano' }).click();
  await page.getByRole('option', { name: '2029' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(new RegExp(`/editar/eventos/${id}$`));
});

test('adds an event with picture and photos, and leads to the dashboard', async ({ page, api, mark }) => {
  await page.goto('/dashboard/eventos');
  await page.getByRole('link', { name: 'Adicionar Evento' }).click();
  await expect(page).toHaveURL(/\/adicionar\/evento$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adicionar Novo Evento');
  const submit = page.getByRole('button', { name: 'Criar Evento' });
  await expectSections(page);
  await expect(page.getByText('Campos marcados com * são obrigatórios')).toBeVisible();
  await expect(page.getByText('Preencha os campos obrigatórios para continuar')).toBeVisible();
  await expect(submit).toBeDisabled();

  await page.getByRole('textbox', { name: 'Título' }).fill(`Festival ${mark}`);
  await page.getByLabel('Data de início').fill('2027-07-01T10:30');
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'Local' }).fill('Porto');
  await expect(submit).toBeEnabled();
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Um dia inteiro.');
  await expect(page.getByText('15 / 10000 caracteres')).toBeVisible();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('capa.jpg'));
  await expect(page.getByRole('button', { name: 'Remover imagem' })).toBeVisible();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([await picture('a.jpg'), await picture('b.jpg', '#00aa88')]);
  await expect(page.getByText('2 foto(s) enviada(s) com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Remover a foto 1' }).click();
  await expect(page.getByRole('button', { name: /^Remover a foto/ })).toHaveCount(1);
  await describePictures(page);

  await submit.click();
  await expect(page.getByText('Evento criado com sucesso! Redirecionando para o dashboard...')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  // what happened is said on the screen that follows, with the way to it
  const notice = page.getByRole('status').filter({ hasText: 'Publicado.' });
  await expect(notice.getByRole('link', { name: 'Ver no site' })).toBeVisible();

  const found = await api.call<{ id: number; titulo: string }[]>(
    'GET',
    `/api/eventos?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`,
  );
  expect(found).toHaveLength(1);
  const stored = await api.event(found[0]?.id ?? 0);
  // Lisbon is one hour ahead of UTC in July.
  expect(stored).toMatchObject({
    tipo: 'proximo',
    tipoAutomatico: true,
    ano: 2027,
    data: '2027-07-01T09:30:00.000Z',
    local: 'Porto',
  });
  expect(stored['fotos']).toHaveLength(1);
  expect(String(stored['url'])).toContain('/uploads/');
});

test('requires title, description, start and picture on edit', async ({ page, api, mark }) => {
  const { id } = await api.createEvent(event(`Sem imagem ${mark}`, { descricao: null }));
  await page.goto(`/editar/eventos/${id}`);
  await expectSections(page);
  const bar = page.getByRole('region', { name: 'Publicação' });
  await expect(bar.getByText('Falta preencher', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Descrição' }).click();
  await expect(page.getByRole('textbox', { name: 'Descrição' })).toBeFocused();
  await expect(page.getByLabel('Data de início')).toHaveValue('2027-05-10T10:00');
  await page.getByRole('button', { name: 'Atualizar Evento' }).click();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2);
  expect((await api.event(id)).versao).toBe(1);
  // what is needed is no suggestion besides
  await expect(bar.getByText(/sugest/)).toHaveCount(0);
});

test('warns before unsaved changes are left', async ({ page, mark }) => {
  await page.goto('/adicionar/evento');
  await page.getByRole('textbox', { name: 'Título' }).fill(`Por guardar ${mark}`);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await dialog.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(`Por guardar ${mark}`);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await dialog.getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

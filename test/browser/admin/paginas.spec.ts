import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { SITE_URL } from './support/environment.js';
import { saveAs } from '../support/save-as.js';
import { openVersion } from './support/open-version.js';

// The newsletter's page is this file's: no other test changes it.
test.describe.configure({ mode: 'default' });

const EDITOR = '/editar/paginas/newsletter';
const API = '/api/paginas/newsletter';
const onSite = async () => (await fetch(`${SITE_URL}/newsletter`)).text();

test.afterAll(async ({ api }) => {
  await api.call('PUT', API, { conteudo: {} });
  await api.call('POST', `${API}/publicacao`, {});
});

test('the map shows every page, who the association is first, and who changed what', async ({ page, api }) => {
  await api.call('PUT', API, { conteudo: { lead: 'Um rascunho.' } });
  await page.goto('/dashboard/paginas');
  const cards = page.getByRole('list', { name: 'Páginas do site' }).getByRole('listitem');
  const pages = await api.call<{ nome: string }[]>('GET', '/api/paginas');
  await expect(cards.getByRole('heading')).toHaveText(pages.map(({ nome }) => nome));
  await expect(cards.first()).toContainText('Em todo o site');
  const card = cards.filter({ has: page.getByRole('link', { name: 'Newsletter', exact: true }) });
  await expect(card).toContainText('Rascunho por publicar');
  await expect(card).toContainText(`Alterada por ${api.session.user.nome} em `);
  await expect(cards.filter({ hasText: 'Ainda como veio de origem' })).not.toHaveCount(0);
  await expectAccessibleAtEveryWidth(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Introdução' })).toHaveValue('Um rascunho.');
});

test('a draft waits, and is on the site once it is published', async ({ page, mark }) => {
  await page.goto(EDITOR);
  const lead = page.getByRole('textbox', { name: 'Introdução' });
  await lead.fill(`Novidades ${mark}.`);
  await saveAs(page, 'Guardar rascunho');
  await expect(page.getByText('Rascunho guardado. Os visitantes ainda não o veem.')).toBeVisible();
  expect(await onSite()).not.toContain(mark);
  await page.reload();
  await expect(lead).toHaveValue(`Novidades ${mark}.`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Página publicada.')).toBeVisible();
  expect(await onSite()).toContain(`Novidades ${mark}.`);
});

test('what a page was is told field by field, and comes back as a draft', async ({ page, api, mark }) => {
  const { conteudo: before } = await api.call<{ conteudo: { lead: string } }>('GET', API);
  await api.call('PUT', API, { conteudo: { ...before, lead: `Antes ${mark}.` } });
  await api.call('POST', `${API}/publicacao`, {});
  await api.call('PUT', API, { conteudo: { ...before, lead: `Depois ${mark}.` } });
  await api.call('POST', `${API}/publicacao`, {});
  await page.goto(EDITOR);
  await page.getByRole('button', { name: 'Histórico' }).click();
  const dialog = page.getByRole('dialog', { name: 'Histórico' });
  const versions = dialog.getByRole('list', { name: 'Versões' }).getByRole('button');
  await expect(versions.nth(0)).toContainText('Estado');
  await expect(versions.nth(1)).toContainText('Introdução');
  await expect(versions.nth(1)).toContainText(api.session.user.nome);
  await openVersion(dialog, 2);
  await dialog.getByRole('button', { name: 'Diferenças para agora' }).click();
  const field = dialog.getByRole('region', { name: 'Introdução' });
  await expect(field.locator('ins')).toContainText('Antes');
  await expectAccessibleAtEveryWidth(page);
  await field.getByRole('button', { name: 'Repor Introdução' }).click();
  await expect(page.getByText('Introdução: reposto')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Introdução' })).toHaveValue(`Antes ${mark}.`);
  expect(await onSite()).toContain(`Depois ${mark}.`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Página publicada.')).toBeVisible();
  expect(await onSite()).toContain(`Antes ${mark}.`);
});

test('what is wrong is said at its field, and nothing is saved', async ({ page, api }) => {
  await page.goto(EDITOR);
  const before = await api.call('GET', API);
  await page.getByRole('textbox', { name: 'Introdução' }).fill('');
  await page.getByRole('textbox', { name: 'Texto' }).first().fill(' ');
  expectFailure(refusedRequest(400));
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Nada foi guardado. Verifique os campos assinalados.')).toBeVisible();
  await expect(page.getByText('«Introdução» é de preenchimento obrigatório.')).toBeVisible();
  await expect(page.getByText('«Texto» é de preenchimento obrigatório.')).toBeVisible();
  expect(await api.call('GET', API)).toEqual(before);
});

test('who leaves with unsaved words is asked first', async ({ page, mark }) => {
  await page.goto(EDITOR);
  await page.getByRole('textbox', { name: 'Introdução' }).fill(`Por guardar ${mark}`);
  await page.getByRole('link', { name: 'Voltar às páginas' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page).toHaveURL(EDITOR);
});

test('a list is added to, put into another order and taken from', async ({ page, mark }) => {
  await page.goto(EDITOR);
  const list = page.getByRole('group', { name: 'Pontos' });
  const points = list.getByRole('textbox', { name: 'Texto' });
  await expect(points).toHaveCount(3);
  await list.getByText(/^Adicionar \p{Ll}/u).click();
  await points.nth(3).fill(`Ponto ${mark}`);
  await list.getByRole('button', { name: 'Mover para cima' }).nth(3).click();
  await expect(points.nth(2)).toHaveValue(`Ponto ${mark}`);
  await list.getByRole('button', { name: 'Remover' }).first().click();
  await expect(points).toHaveCount(3);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Página publicada.')).toBeVisible();
  const text = await onSite();
  expect(text).not.toContain('Só escrevemos quando há alguma coisa para contar.');
  expect(text.indexOf(`Ponto ${mark}`)).toBeLessThan(text.indexOf('Pode cancelar quando quiser'));
  expect(text.indexOf(`Ponto ${mark}`)).toBeGreaterThan(text.indexOf('Pedimos-lhe que confirme'));
  await expectAccessibleAtEveryWidth(page);
});

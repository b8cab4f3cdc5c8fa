import type { Page, Request } from '@playwright/test';
import { resize } from '../support/resize.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { editors, makeRecord } from './support/editors.js';
import { API_URL } from './support/environment.js';
import { picture } from './support/picture.js';
import { saveAs } from '../support/save-as.js';

const HOUR_MS = 3_600_000;
/** As a `datetime-local` field has it, on Lisbon's clocks. */
const inLisbon = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Lisbon' })
    .format(moment)
    .replace(' ', 'T');
const idOf = (page: Page): number => Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
const draftsOf = (mark: string) =>
  `/dashboard/rascunhos?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) }).toString()}`;

for (const editor of editors.filter(({ edited }) => edited !== undefined)) {
  test(`one ${editor.kind} is a draft, scheduled, published, changed beside what is public, and archived`, async ({
    page,
    api,
    mark,
  }) => {
    const name = editor.nameOf(mark);
    const resource = editor.edited?.(0).split('/')[2] ?? '';
    const publication = page.getByRole('region', { name: 'Publicação' });
    await page.goto(editor.addPath);
    await editor.fill(page, mark);
    await saveAs(page, 'Guardar rascunho');
    await expect(page.getByText('Rascunho guardado.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(editor.editTitle);
    await expect(publication).toContainText('Não está no site. «Publicar»: fica visível no site.');
    const id = idOf(page);
    await expect(api.call('GET', editor.one(id))).rejects.toThrow('404');
    await expectAccessible(page);
    // what a public event needs besides
    const image = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
    const conteudo = editor.body(mark, image);
    await api.call('PUT', `/api/${resource}/${id}/rascunho`, { estado: 'rascunho', conteudo });
    await page.reload();

    await saveAs(page, 'Agendar');
    const dialog = page.getByRole('dialog', { name: 'Agendar' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toContainText('Indique quando publicar.');
    await dialog.getByLabel('Publicar em').fill('2027-03-28T01:30');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toContainText('Esta hora não existe');
    await dialog.getByLabel('Publicar em').fill(inLisbon(new Date(Date.now() + 48 * HOUR_MS)));
    await dialog.getByLabel('Retirar do site em').fill(inLisbon(new Date(Date.now() + 24 * HOUR_MS)));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toContainText('Tem de ser depois de publicar.');
    await dialog.getByLabel('Retirar do site em').fill('');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Agendado: fica público a').first()).toBeVisible();
    await expect(publication).toContainText('Ainda não está no site.');

    await page.goto(draftsOf(mark));
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Agendado');
    await row.getByRole('link', { name: `Editar ${name}` }).click();
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByText('Publicado.', { exact: true })).toBeVisible();
    await expect(publication).toContainText('Está no site.');
    const shown = await api.call<Record<string, unknown>>('GET', editor.one(id));

    // a save answers the draft: nothing reads it anew
    const readAnew: string[] = [];
    const noteReading = (request: Request): void => {
      if (request.method() === 'GET' && request.url().endsWith('/rascunho')) readAnew.push(request.url());
    };
    page.on('request', noteReading);
    await page.getByRole('textbox', { name: editor.box.label }).fill('Mudado');
    await saveAs(page, 'Guardar rascunho');
    await expect(publication).toContainText('Publicado, com alterações');
    expect(readAnew).toEqual([]);
    page.off('request', noteReading);
    expect(await api.call('GET', editor.one(id))).toEqual(shown);
    await expect(page.getByRole('textbox', { name: editor.box.label })).toHaveValue('Mudado');
    await saveAs(page, 'Deitar fora as alterações');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deitar fora' }).click();
    await expect(page.getByRole('textbox', { name: editor.box.label })).not.toHaveValue('Mudado');

    await saveAs(page, 'Arquivar');
    await expect(publication).toContainText('Já não está no site.');
    await expect(api.call('GET', editor.one(id))).rejects.toThrow('404');

    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText(editor.deletion.success)).toBeVisible();
    await expect(api.call('GET', `/api/${resource}/${id}/rascunho`)).rejects.toThrow('404');
  });
}

test('what waits stands in the list of its kind and in that of all kinds, by its state', async ({
  page,
  api,
  mark,
}) => {
  const [editor] = editors;
  if (editor === undefined) throw new Error('no editor');
  const shown = await makeRecord(api, editor, mark);
  const id = await makeRecord(api, editor, `${mark} antigo`);
  await api.call('PUT', `/api/eventos/${id}/rascunho`, { estado: 'arquivado' });
  const filtered = (path: string, filter: object) =>
    `${path}?${new URLSearchParams({ filter: JSON.stringify({ q: mark, ...filter }) }).toString()}`;
  for (const { path, widths } of [
    { path: editor.listPath, widths: [390, 1440] },
    { path: '/dashboard/rascunhos', widths: [820] },
  ]) {
    await page.goto(filtered(path, {}));
    for (const width of widths) {
      await resize(page, width, 900);
      await expect(page.getByText(editor.nameOf(`${mark} antigo`))).toBeVisible();
      await expect(page.getByText('Arquivado', { exact: true })).toBeVisible();
      await expectAccessible(page);
    }
  }
  await page.goto(filtered(editor.listPath, {}));
  await expect(page.getByRole('link', { name: /^Editar/ })).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Publicado' }).click();
  const only = page.getByRole('link', { name: /^Editar/ });
  await expect(only).toHaveCount(1);
  await expect(only).toHaveAttribute('href', editor.editPath(shown));
  await page.goto(filtered(editor.listPath, { estado: 'arquivado' }));
  await only.click();
  await expect(page.getByRole('region', { name: 'Publicação' })).toContainText('Já não está no site.');
});

test('a draft that was just saved is not shown in the place of the record before it', async ({ page, api, mark }) => {
  const [editor] = editors;
  if (editor === undefined) throw new Error('no editor');
  const names = [editor.nameOf(`${mark} um`), editor.nameOf(`${mark} dois`)] as const;
  const before = await makeRecord(api, editor, `${mark} um`);
  const after = await makeRecord(api, editor, `${mark} dois`);
  const title = page.locator('input[name="titulo"]');
  await page.goto(editor.editPath(before));
  await expect(title).toHaveValue(names[0]);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Pesquisar no painel' });
  await palette.getByRole('combobox').fill(names[1]);
  await palette.getByRole('option', { name: names[1] }).click();
  await expect(page).toHaveURL(editor.editPath(after));
  await title.fill(`Mudado ${mark}`);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url() === API_URL + (editor.edited?.(after) ?? ''))
      reads.push(request.url());
  });
  await saveAs(page, 'Guardar rascunho');
  await expect(page.getByText('Rascunho guardado.')).toBeVisible();
  await expect(title).toHaveValue(`Mudado ${mark}`);
  await page.waitForLoadState('networkidle');
  // the answer of the save is what is shown
  expect(reads).toEqual([]);
  await expect(page.getByText('Há texto seu que não chegou a ser guardado')).toHaveCount(0);
  await page.goBack();
  await expect(title).toHaveValue(names[0]);
  await page.goForward();
  await expect(title).toHaveValue(`Mudado ${mark}`);
});

import { pdf } from '../../support/samples.js';
import { resize } from '../support/resize.js';
import { expect, expectAccessible, refusedRequest, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';
import { cut } from './support/editors.js';
import { picture } from './support/picture.js';

/** The files of one test alone: another one may delete what this one's list would ask the size of. */
const onlyOf = (mark: string): string =>
  `/dashboard/upload?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) })}`;

test('uploads, lists, copies and deletes files', async ({ page, context, mark }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(onlyOf(mark));
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await picture(`foto-${mark}.jpg`),
      { name: `guia-${mark}.pdf`, mimeType: 'application/pdf', buffer: pdf(2560) },
    ]);
  await expect(page.getByText('Arquivos carregados com sucesso!')).toBeVisible();
  const image = page.getByRole('row').filter({ hasText: `foto-${mark}` });
  const document = page.getByRole('row').filter({ hasText: `guia-${mark}` });
  await expect(image).toContainText('Imagem');
  await expect(document).toContainText('PDF');
  await expect(document).toContainText(/\d\d-\d\d-\d{4} \d\d:\d\d/);
  await expect(document).toContainText('2,50 KB');

  await image.getByRole('button', { name: /^Copy URL/ }).click();
  await expect(page.getByText('URL copiada com sucesso!')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect((await fetch(url)).status).toBe(200);
  await expect(image.getByRole('link', { name: /^View/ })).toHaveAttribute('href', url);

  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'PDF' }).click();
  await expect(image).toHaveCount(0);
  await document.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Arquivo eliminado com sucesso!')).toBeVisible();
  await expect(document).toHaveCount(0);
});

test.describe('with a file in use', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('it is not deleted, and the reason is shown', async ({ page, api, mark }) => {
    const url = await api.upload(`capa-${mark}.jpg`, (await picture('capa.jpg')).buffer, 'image/jpeg');
    await api.createEvent({ titulo: `Usa ${mark}`, data: '2027-01-01T10:00:00Z', local: 'Porto', url });
    await page.goto(onlyOf(mark));
    const row = page.getByRole('row').filter({ hasText: `capa-${mark}` });
    await row.getByRole('button', { name: /^Mais ações/ }).click();
    await page.getByRole('button', { name: /^Onde é usado/ }).click();
    const uses = page.getByRole('dialog', { name: /^Onde é usado/ });
    await expect(uses.getByRole('listitem')).toHaveText([`Evento "Usa ${mark}"`]);
    await expectAccessible(page);
    await uses.getByRole('button', { name: 'Fechar' }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect(question.getByRole('alert')).toHaveText(`Este ficheiro está em uso: Evento "Usa ${mark}".`);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row).toHaveCount(1);
    expect((await fetch(url)).status).toBe(200);
  });
});

test('a file that is used nowhere says so, and one may copy in vain', async ({ page, api, mark }) => {
  await api.upload(`livre-${mark}.jpg`, (await picture('livre.jpg')).buffer, 'image/jpeg');
  await page.goto(onlyOf(mark));
  const row = page.getByRole('row').filter({ hasText: mark });
  await row.getByRole('button', { name: /^Mais ações/ }).click();
  await page.getByRole('button', { name: /^Onde é usado/ }).click();
  const uses = page.getByRole('dialog', { name: /^Onde é usado/ });
  await expect(uses).toContainText('Este ficheiro não está em uso: pode ser eliminado.');
  await uses.getByRole('button', { name: 'Fechar' }).click();
  // As in a page that is not served securely: there is no clipboard to write to.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await row.getByRole('button', { name: /^Copy URL/ }).click();
  await expect(page.getByText('Falha ao copiar URL!')).toBeVisible();
});

test.describe('with a network that fails', () => {
  test('an upload that fails is said, and then no longer', async ({ page, mark }) => {
    await page.goto(onlyOf(mark));
    const refused = [
      { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('olá') },
      { name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ];
    await page.locator('input[type=file]').setInputFiles(refused);
    await expect(page.getByText('nota.txt: tipo de ficheiro não aceite.')).toBeVisible();
    await expect(page.getByText('vazio.pdf: ficheiro demasiado pequeno')).toBeVisible();
    await cut(page, 'POST', '/upload');
    await page.locator('input[type=file]').setInputFiles(await picture('capa.jpg'));
    const banner = page.getByText('Erro ao fazer upload dos arquivos. Tente novamente.');
    await expect(banner).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

test('the media library has a grid, found again on the next visit', async ({ page, api, mark }) => {
  await api.upload(`grelha-${mark}.jpg`, (await picture('grelha.jpg')).buffer, 'image/jpeg');
  await page.goto(onlyOf(mark));
  await page.getByRole('button', { name: 'Grelha', exact: true }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: `grelha-${mark}` });
  for (const name of [/^Copy URL/, /^Mais ações/, /^Delete/]) {
    await expect(card.getByRole('button', { name })).toBeVisible();
  }
  await expect(card.getByRole('link', { name: /^View/ })).toBeVisible();
  await expect(card).toContainText(/Imagem · [\d,]+ (Bytes|KB) · \d\d-\d\d-\d{4} \d\d:\d\d/);
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grelha', exact: true })).toHaveAttribute('aria-pressed', 'true');
  for (const width of [390, 1280]) {
    await resize(page, width, 800);
    await expectAccessible(page);
  }
});

test('on a phone a file has one button and the others behind it, and what one opens gives the focus back', async ({
  page,
  api,
  mark,
}) => {
  await api.upload(`muda-${mark}.jpg`, (await picture('muda.jpg')).buffer, 'image/jpeg');
  await resize(page, 390, 800);
  await page.goto(onlyOf(mark));
  const card = page.getByRole('listitem').filter({ hasText: `muda-${mark}` });
  await expect(card).toContainText('Por descrever');
  await expect(card.getByRole('button')).toHaveText(['Copy URL', 'Mais']);
  const more = card.getByRole('button', { name: /^Mais ações/ });
  await more.press('Enter');
  const actions = page.getByRole('dialog', { name: /^Mais ações/ });
  await expect(actions.getByRole('link', { name: /^View/ })).toBeVisible();
  for (const width of [320, 390]) {
    await resize(page, width, 800);
    await expectAccessible(page);
  }
  await actions.getByRole('button', { name: /^Descrever/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Imagem: / });
  await expect(actions).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await more.press('Enter');
  await actions.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Arquivo eliminado com sucesso!')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the list of files exports', async ({ page, api, mark }) => {
  await api.upload(`lista-${mark}.jpg`, (await picture('lista.jpg')).buffer, 'image/jpeg');
  await page.goto(onlyOf(mark));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect((await csvText(download)).split('\r\n')[0]).toBe('\uFEFF"Ficheiro";"Nome";"Tipo";"Data de upload"');
});

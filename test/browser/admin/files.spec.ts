import { pdf } from '../../support/samples.js';
import { expect, refusedRequest, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';
import { picture } from './support/picture.js';

test('uploads, lists, copies and deletes files', async ({ page, context, mark }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/upload');
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await picture(`foto-${mark}.jpg`),
      { name: `guia-${mark}.pdf`, mimeType: 'application/pdf', buffer: pdf() },
    ]);
  await expect(page.getByText('Arquivos carregados com sucesso!')).toBeVisible();
  const image = page.getByRole('row').filter({ hasText: `foto-${mark}` });
  const document = page.getByRole('row').filter({ hasText: `guia-${mark}` });
  await expect(image).toContainText('image');
  await expect(document).toContainText('pdf');
  await expect(document).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);

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
    await page.goto('/dashboard/upload');
    await page.getByPlaceholder('Pesquisar ficheiros').fill(mark);
    const row = page.getByRole('row').filter({ hasText: `capa-${mark}` });
    await row.getByRole('button', { name: /^Onde é usado/ }).click();
    const uses = page.getByRole('dialog', { name: /^Onde é usado/ });
    await expect(uses.getByRole('listitem')).toHaveText([`Evento "Usa ${mark}"`]);
    await uses.getByRole('button', { name: 'Fechar' }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText(`Usa ${mark}`)).toBeVisible();
    await expect(row).toHaveCount(1);
    expect((await fetch(url)).status).toBe(200);
  });
});

test('the media library has a grid', async ({ page }) => {
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Grelha' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Copy URL/ }) })
      .first(),
  ).toBeVisible();
});

test('adds a report with its PDF and removes it', async ({ page, mark }) => {
  await page.goto('/dashboard/relatorios');
  await page.getByRole('link', { name: 'Gestão de Relatórios' }).click();
  await expect(page).toHaveURL(/\/lista-de-relatorios$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestão de Relatórios');
  const add = page.getByRole('button', { name: 'Adicionar', exact: true });
  await expect(add).toBeDisabled();
  await expect(page.getByText('PDF (máx. 100MB)')).toBeVisible();
  await page.getByLabel('Nome do ficheiro').first().fill(`Contas ${mark}`);
  await expect(add).toBeDisabled();
  await page.getByRole('combobox', { name: 'Ano' }).first().click();
  await expect(page.getByRole('option')).toHaveCount(new Date().getFullYear() - 2021 + 1);
  await page.getByRole('option', { name: '2022' }).click();
  const file = { name: 'contas.pdf', mimeType: 'application/pdf', buffer: pdf(2048) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('contas.pdf (2 KB)')).toBeVisible();
  await add.click();
  await expect(page.getByText('Relatório adicionado com sucesso!')).toBeVisible();
  await expect(page.getByText('Relatório adicionado com sucesso!')).toBeHidden();
  await expect(page.getByLabel('Nome do ficheiro').first()).toHaveValue('');

  const row = page.getByRole('row').filter({ hasText: `Contas ${mark}` });
  await expect(row).toContainText('2022');
  await expect(page.getByText(/^\d+ relatórios?$/)).toBeVisible();
  const href = await row.getByRole('link', { name: `Download Contas ${mark}` }).getAttribute('href');
  expect((await fetch(href ?? '')).headers.get('content-type')).toContain('application/pdf');
  await row.getByRole('button', { name: `Eliminar Contas ${mark}` }).click();
  await page.getByRole('alertdialog', { name: 'Confirmar Remoção' }).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText(`Relatório "Contas ${mark}" removido com sucesso!`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an empty report name is refused in words', async ({ page }) => {
  await page.goto('/lista-de-relatorios');
  await page.getByLabel('Nome do ficheiro').first().fill('   ');
  await page.locator('input[type=file]').setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await page.getByLabel('Nome do ficheiro').first().press('Enter');
  await expect(page.getByText('Por favor, insira o nome do ficheiro.')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('x.txt: tipo de ficheiro não aceite.')).toBeVisible();
});

test('the list of files exports', async ({ page }) => {
  await page.goto('/dashboard/upload');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect((await csvText(download)).split('\r\n')[0]).toBe('\uFEFF"Ficheiro";"Nome";"Tipo";"Data de upload"');
});

import { pdf } from '../../support/samples.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { describePictures } from './support/describe-pictures.js';
import { expect, test } from './support/admin-test.js';
import { picture } from './support/picture.js';

interface Material {
  id: number;
  titulo: string;
  texto: string;
  download: string;
  versao: number;
}

test('adds a material once all four fields are filled, and only with a web address', async ({ page, api, mark }) => {
  await page.goto('/dashboard/material-pedagogico');
  await page.getByRole('link', { name: 'Adicionar Material' }).click();
  await expect(page).toHaveURL(/\/adicionar\/material$/);
  const submit = page.getByRole('button', { name: 'Adicionar Material' });
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'Título' }).fill(`Guia ${mark}`);
  await page.getByLabel('Link de Download').fill('javascript:alert(1)');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Para começar.');
  await page.locator('input[type=file][accept*=image]').setInputFiles(await picture('guia.jpg'));
  await describePictures(page);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByText('Deve ser um endereço que comece por http:// ou https://')).toBeVisible();
  await page.getByLabel('Link de Download').fill('https://example.org/guia.pdf');
  await submit.click();
  await expect(page.getByText('Material adicionado com sucesso! Redirecionando...')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  expect(await api.call<Material[]>('GET', `/materialpost?filter=${filter}`)).toMatchObject([
    { titulo: `Guia ${mark}`, texto: 'Para começar.', download: 'https://example.org/guia.pdf' },
  ]);
});

test('takes the PDF in its own form and fills the link with it', async ({ page, api, mark }) => {
  const img = await api.uploadDescribed('g.jpg', (await picture('g.jpg')).buffer, 'image/jpeg');
  const input = { titulo: `Folha ${mark}`, texto: 'Texto.', download: 'https://example.org/folha.pdf', img };
  const { id } = await api.call<Material>('POST', '/materialpost', input);
  await page.goto(`/editar/material/${id}`);
  const zone = page.getByRole('group', { name: 'PDF do material' }).first();
  const link = page.getByLabel('Link de Download');
  await expect(zone.getByRole('button', { name: 'Remover' })).toHaveCount(0);
  await zone
    .locator('input[type=file]')
    .setInputFiles({ name: `guia-${mark}.pdf`, mimeType: 'application/pdf', buffer: pdf(2048) });
  await expect(zone).toContainText(`guia-${mark}.pdf`);
  await expect(link).toHaveValue(new RegExp(`/uploads/.*guia-${mark}.*\\.pdf$`));
  const address = await link.inputValue();
  await zone.getByRole('button', { name: 'Remover' }).click();
  await expect(link).toHaveValue('');
  await link.fill(address);
  await expect(zone).toContainText(`guia-${mark}.pdf`);
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: 'Atualizar Material' }).click();
  await expect(page.getByText('Material atualizado com sucesso!')).toBeVisible();
  expect((await api.call<Material>('GET', `/materialpost/${id}`)).download).toBe(address);
});

test('lists, edits and deletes a material', async ({ page, api, mark }) => {
  const img = await api.uploadDescribed('g.jpg', (await picture('g.jpg')).buffer, 'image/jpeg');
  const input = { titulo: `Folha ${mark}`, texto: 'Texto.', download: 'https://example.org/folha.pdf', img };
  const { id } = await api.call<Material>('POST', '/materialpost', input);
  await page.goto('/dashboard/material-pedagogico');
  await page.getByPlaceholder('Pesquisar materiais').fill(mark);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText(/\d\d-\d\d-\d{4}/);
  await expect(row.getByRole('link', { name: `Download Folha ${mark}` })).toHaveAttribute('href', input.download);
  await row.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Material Pedagógico');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Texto mudado.');
  await page.getByRole('button', { name: 'Atualizar Material' }).click();
  await expect(page.getByText('Material atualizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.call('GET', `/materialpost/${id}`)).toMatchObject({ texto: 'Texto mudado.', versao: 2 });

  await page.goto('/dashboard/material-pedagogico');
  await row.getByRole('button', { name: `Eliminar Folha ${mark}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
  await expect(dialog).toContainText('Tem certeza que deseja eliminar este material?');
  await expect(dialog).toContainText('Vai para o Lixo e fica lá 30 dias: até lá pode ser reposto.');
  await expect(dialog).not.toContainText('não pode ser desfeita');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText(`Material "Folha ${mark}" eliminado com sucesso!`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

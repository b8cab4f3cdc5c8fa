import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { picture } from './support/picture.js';

const { SITE_URL: site = '' } = process.env;

test('a picture is described where it is used, and its words, credit and point are on the site at the next request', async ({
  page,
  api,
  mark,
  browser,
}) => {
  test.setTimeout(120_000);
  const name = `horta-${mark}.jpg`;
  const url = await api.upload(name, (await picture(name)).buffer, 'image/jpeg');
  const event = { titulo: `Horta ${mark}`, data: '2027-01-01T10:00:00Z', local: 'Porto', url, fotos: [url] };
  const { id } = await api.createEvent(event);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site}/eventos/${id}`);
  await expect(visitor.getByRole('img', { name: `Horta ${mark}`, exact: true })).toBeVisible();

  await page.goto(`/editar/eventos/${id}`);
  await expect(page.getByText('Falta o texto alternativo')).toBeVisible();
  await page.getByRole('button', { name: 'Descrever: Imagem principal' }).click();
  const dialog = page.getByRole('dialog', { name: /^Imagem: / });
  await dialog.getByLabel('Texto alternativo').fill('Três alunas plantam uma horta');
  await dialog.getByLabel('Crédito').fill('Rita Exemplo');
  const across = dialog.getByRole('slider', { name: 'Da esquerda para a direita' });
  await across.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(across).toHaveAttribute('aria-valuetext', '30%');
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Falta o texto alternativo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Descrita: Imagem principal' })).toBeVisible();

  await visitor.reload();
  const shown = visitor.getByRole('img', { name: 'Três alunas plantam uma horta', exact: true });
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toHaveCSS('object-position', '30% 50%');
  await expect(visitor.getByText('Fotografia: Rita Exemplo').first()).toBeVisible();
  await expectAccessibleAtEveryWidth(visitor);
});

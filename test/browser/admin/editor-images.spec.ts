import { uploadInput } from '../../../contract/limits/upload-input.js';
import type { Page } from '@playwright/test';
import { expect, refusedRequest, test } from './support/admin-test.js';
import { cut } from './support/editors.js';
import { enterAs } from './support/enter-as.js';
import { newPerson } from './support/new-person.js';
import { anyColour, picture } from './support/picture.js';

const MAX_BYTES = uploadInput.images.maxLength;

/** Drops files made in the page on a drop zone, as from the computer's desktop. */
async function drop(page: Page, zone: string, files: { name: string; type: string; base64: string }[]): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  const target = page.getByRole('group', { name: zone, exact: true }).last();
  await target.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(target).toContainText('largue aqui');
  await target.dispatchEvent('drop', { dataTransfer: data });
}

async function jpeg(name: string, background?: string): Promise<{ name: string; type: string; base64: string }> {
  const { buffer, mimeType } = await picture(name, background);
  return { name, type: mimeType, base64: buffer.toString('base64') };
}

const photoOrder = (page: Page): Promise<string[]> =>
  page
    .getByRole('img', { name: /^Foto \d+ de \d+$/ })
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('?')[0] ?? ''));

/** Returns the alert at the pictures' fields; another, over the form, may offer unsaved values from before. */
const told = (page: Page) => page.getByRole('region', { name: 'Mídia e Links' }).getByRole('alert');

test('a picture is dropped, shown as a square of 160 px, exchanged, and removed', async ({ page }) => {
  await page.goto('/adicionar/evento');
  await drop(page, 'Imagem principal', [await jpeg('capa.jpg')]);
  const preview = page.getByRole('img', { name: 'Pré-visualização: Imagem principal' });
  await expect(preview).toBeVisible();
  expect(await preview.boundingBox()).toMatchObject({ width: 160, height: 160 });
  const first = await preview.getAttribute('src');
  await drop(page, 'Trocar: Imagem principal', [await jpeg('outra.jpg', '#00aa88')]);
  await expect(preview).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('button', { name: 'Remover imagem' }).click();
  await expect(preview).toHaveCount(0);
});

test('a picture that is chosen without a mouse leads on to what is asked of it', async ({ page }) => {
  await page.goto('/adicionar/evento');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher: Imagem principal' }).press('Enter'),
  ]);
  await chooser.setFiles(await picture('capa.jpg'));
  await expect(page.getByRole('group', { name: 'O que mostra esta imagem?' })).toBeFocused();
});

test('each file that is chosen without a mouse in the section of files leads on, too', async ({ page }) => {
  await page.goto('/dashboard/upload');
  const asked = page.getByRole('group', { name: /^O que mostra(m)? / });
  for (const count of [1, 2]) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Escolher: Carregar ficheiros' }).press('Enter'),
    ]);
    await chooser.setFiles(await picture(`folha-${count}.jpg`, anyColour()));
    await expect(asked.getByRole('group')).toHaveCount(count);
    await expect(asked).toBeFocused();
  }
});

test('what is refused is named, with the reason and what would do', async ({ page }) => {
  await page.goto('/adicionar/evento');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('olá') });
  await expect(told(page)).toHaveText(
    'nota.txt: tipo de ficheiro não aceite. Escolha .png, .jpg, .jpeg, .mpo, .webp, .gif, .avif.',
  );
  await input.setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MAX_BYTES + 1) });
  await expect(told(page)).toHaveText('grande.jpg: ficheiro demasiado grande. O máximo é 10 MB.');
  await input.setInputFiles({ name: 'vazio.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(told(page)).toHaveText('vazio.jpg: ficheiro demasiado pequeno: está vazio.');
  await drop(page, 'Imagem principal', [await jpeg('a.jpg'), await jpeg('b.jpg')]);
  await expect(told(page)).toHaveText('Demasiados ficheiros: escolha um só.');
  const many = await Promise.all(Array.from({ length: 51 }, (_, index) => picture(`${index}.jpg`)));
  await page.locator('input[type=file]').last().setInputFiles(many);
  await expect(page.getByText('Demasiados ficheiros: escolha 50 no máximo.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
});

test.describe('with a server that refuses or does not answer', () => {
  test.use({ expectedErrors: [refusedRequest(415)] });

  test('a failed upload has its sentence, and the next try succeeds', async ({ page }) => {
    await page.goto('/adicionar/evento');
    const image = page.locator('input[type=file]').first();
    const photos = page.locator('input[type=file]').last();
    // It calls itself a picture and is none: only the server can tell.
    await image.setInputFiles({ name: 'falsa.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('não sou') });
    await expect(told(page)).toContainText('Falha no upload da imagem. Tente novamente.');
    const mend = await cut(page, 'POST', '/upload');
    await photos.setInputFiles(await picture('a.jpg'));
    await expect(page.getByText('Erro ao fazer upload das fotos. Tente novamente.')).toBeVisible();
    await mend();
    await photos.setInputFiles(await picture('a.jpg'));
    await expect(page.getByText('1 foto(s) enviada(s) com sucesso!')).toBeVisible();
    await expect(page.getByText('1 foto(s) enviada(s) com sucesso!')).toBeHidden();
    await expect(page.getByText('Erro ao fazer upload das fotos. Tente novamente.')).toHaveCount(0);
  });
});

// Each test signs in with an account of its own, because values that are typed and not saved are kept for the account.
test.describe('in a form that is left', () => {
  test.use({ loggedIn: false });

  test('an upload that finds no server is sent again by itself, or at once by a button, and takes nothing typed along', async ({
    page,
    api,
    mark,
  }) => {
    const person = await newPerson(api, mark, `uma frase ${mark}`, 'edicao');
    await enterAs(page, person.session, '/adicionar/evento');
    const title = page.getByRole('textbox', { name: 'Título' });
    await title.fill(`Festival ${mark}`);
    const failed = page.getByRole('alert').filter({ hasText: 'Falha no upload da imagem. Tente novamente.' });
    const preview = page.getByRole('img', { name: 'Pré-visualização: Imagem principal' });
    const mend = await cut(page, 'POST', '/upload');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('capa.jpg'));
    await expect(failed).toContainText('Não há ligação ao servidor. Tenta-se outra vez daqui a momentos.');
    await mend();
    await expect(preview).toBeVisible({ timeout: 15_000 });
    await expect(failed).toHaveCount(0);
    await expect(title).toHaveValue(`Festival ${mark}`);

    await page.getByRole('button', { name: 'Remover imagem' }).click();
    const mendAgain = await cut(page, 'POST', '/upload');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('outra.jpg', '#00aa88'));
    await expect(failed).toBeVisible();
    await mendAgain();
    await failed.getByRole('button', { name: 'Tentar já' }).click();
    await expect(preview).toBeVisible();
    await expect(title).toHaveValue(`Festival ${mark}`);
  });
});

test('photos are put in another order with the keyboard and with the mouse, and the focus stays with them', async ({
  page,
}) => {
  await page.goto('/adicionar/evento');
  await drop(page, 'Fotos', [await jpeg('1.jpg'), await jpeg('2.jpg', '#00aa88'), await jpeg('3.jpg', '#0088cc')]);
  await expect(page.getByText('3 foto(s) enviada(s) com sucesso!')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Foto \d de 3$/ })).toHaveCount(3);
  const [one, two, three] = await photoOrder(page);

  await page.getByRole('button', { name: 'Mover a foto 1 para a frente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mover a foto 2 para a frente' })).toBeFocused();
  await expect(page.getByText('Foto movida para a posição 2 de 3.')).toBeAttached();
  await page.keyboard.press('Space');
  expect(await photoOrder(page)).toEqual([two, three, one]);
  // At the end there is no further: the focus goes to the button that is left.
  await expect(page.getByRole('button', { name: 'Mover a foto 3 para trás' })).toBeFocused();

  await page.getByRole('img', { name: 'Foto 3 de 3' }).dragTo(page.getByRole('img', { name: 'Foto 1 de 3' }));
  expect(await photoOrder(page)).toEqual([one, two, three]);

  await page.getByRole('button', { name: 'Remover a foto 2' }).focus();
  await page.keyboard.press('Enter');
  expect(await photoOrder(page)).toEqual([one, three]);
  await expect(page.getByRole('button', { name: 'Remover a foto 2' })).toBeFocused();
});

test('a picture of another site is shown over https, without telling it from where; others leave a placeholder', async ({
  page,
  api,
  mark,
}) => {
  const event = { data: '2016-05-10T09:00:00.000Z', ano: 2020, local: 'Porto' };
  const make = async (titulo: string, url: string) => (await api.createEvent({ ...event, titulo, url })).id;
  const secure = await make(`Seguro ${mark}`, 'https://example.org/capa.jpg');
  const { mimeType: contentType, buffer: body } = await picture('capa.jpg');
  await page.route('https://example.org/**', (route) => route.fulfill({ contentType, body }));
  const asked = page.waitForRequest('https://example.org/capa.jpg');
  await page.goto(`/editar/eventos/${secure}`);
  const preview = page.getByRole('img', { name: 'Pré-visualização: Imagem principal', exact: true });
  await expect(page.getByText('Imagem de outro site: https://example.org/capa.jpg')).toBeVisible();
  await expect.poll(() => preview.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect((await (await asked).allHeaders())['referer']).toBeUndefined();

  const insecure = await make(`Inseguro ${mark}`, 'http://example.org/capa.jpg');
  await page.goto(`/editar/eventos/${insecure}`);
  await expect(page.getByText('Só são mostradas imagens cujo endereço comece por https://')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Pré-visualização: Imagem principal (não disponível)' })).toBeVisible();
});

test.describe('with a picture that does not load', () => {
  test.use({ expectedErrors: [refusedRequest(404)] });

  test('a placeholder stands in its place, and it can be removed', async ({ page, api, mark }) => {
    const url = await api.upload(`some-${mark}.jpg`, (await picture('some.jpg')).buffer, 'image/jpeg');
    const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'T.', url });
    await page.route(`${url}?*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/editar/imprensa/${id}`);
    const placeholder = page.getByRole('img', { name: 'Pré-visualização: Imagem principal (não disponível)' });
    await expect(placeholder).toBeVisible();
    expect(await placeholder.boundingBox()).toMatchObject({ width: 160, height: 160 });
    await page.getByRole('button', { name: 'Remover imagem' }).click();
    await expect(placeholder).toHaveCount(0);
  });
});

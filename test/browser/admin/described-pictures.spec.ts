import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import type { AdminApi } from './support/admin-api.js';
import { enterAs } from './support/enter-as.js';
import { newPerson } from './support/new-person.js';
import { anyColour, picture } from './support/picture.js';

const { SITE_URL: site = '' } = process.env;
const PASSWORD = 'uma frase bem longa';

test('a picture is described where it is used, and its words, credit and point are on the site at the next request', async ({
  page,
  api,
  mark,
  visitor,
}) => {
  test.setTimeout(120_000);
  const name = `horta-${mark}.jpg`;
  const url = await api.upload(name, (await picture(name)).buffer, 'image/jpeg');
  const event = { titulo: `Horta ${mark}`, data: '2027-01-01T10:00:00Z', local: 'Porto', url, fotos: [url] };
  const { id } = await api.createEvent(event);
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
  await expect(visitor.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    'Três alunas plantam uma horta',
  );
  const facts = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((fact) => (JSON.parse(fact) as { image?: unknown }).image)).toContainEqual({
    '@type': 'ImageObject',
    url,
    caption: 'Três alunas plantam uma horta',
    creditText: 'Rita Exemplo',
  });
  await expectAccessibleAtEveryWidth(visitor);
});

test('an editor asks for the description of each picture once', async ({ page, api, mark }) => {
  const upload = async (name: string) => api.upload(name, (await picture(name, anyColour())).buffer, 'image/jpeg');
  const [url, ...fotos] = [await upload(`a-${mark}.jpg`), await upload(`b-${mark}.jpg`), await upload(`c-${mark}.jpg`)];
  const event = { titulo: `Horta ${mark}`, data: '2027-01-01T10:00:00Z', local: 'Porto', url, fotos };
  const { id } = await api.createEvent(event);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/fotografias' && request.method() === 'GET') asked.push(searchParams.get('filter') ?? '');
  });
  await page.goto(`/editar/eventos/${id}`);
  const review = page.getByRole('group', { name: 'Antes de publicar' });
  await expect(review.getByText('Falta o texto alternativo').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

/** Returns the API's description of the picture whose name has this part. */
async function saidOf(api: AdminApi, part: string): Promise<unknown> {
  const names = await api.call<string[]>('GET', `/api/files?${filter({ q: part })}`);
  const [said] = await api.call<unknown[]>('GET', `/api/fotografias?${filter({ id: names })}`);
  return said;
}

const filter = (conditions: object): string => new URLSearchParams({ filter: JSON.stringify(conditions) }).toString();

// Each test signs in with an account of its own, because values that are typed and not saved are kept for the account.
test.describe('in a form that is left', () => {
  test.use({ loggedIn: false });

  test('each place that takes a picture asks what it shows, whose it is and about children, and saves what is typed by itself', async ({
    page,
    api,
    mark,
  }) => {
    test.setTimeout(120_000);
    const editor = await newPerson(api, mark, PASSWORD, 'edicao');
    await enterAs(page, editor.session);
    await page.goto('/adicionar/evento');
    const files = page.locator('input[type=file]');
    await files.first().setInputFiles(await picture(`capa-${mark}.jpg`, anyColour()));
    const cover = page.getByRole('group', { name: 'O que mostra esta imagem?' });
    await expect(cover).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await cover.getByLabel('Texto alternativo').fill('Três alunas plantam uma horta');
    // Enter saves what is said, and no event
    await cover.getByLabel('Crédito').fill('Rita Exemplo');
    await cover.getByLabel('Crédito').press('Enter');
    await expect(cover.getByText('Guardado.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/adicionar\/evento$/);
    const described = {
      alt: 'Três alunas plantam uma horta',
      decorativa: false,
      credito: 'Rita Exemplo',
      menores: false,
    };
    await expect.poll(() => saidOf(api, `capa-${mark}`)).toMatchObject(described);
    await expect(page.getByRole('button', { name: 'Descrita: Imagem principal' })).toBeVisible();
    await cover.getByRole('button', { name: 'Fechar as perguntas' }).click();
    await expect(cover).toHaveCount(0);

    await files
      .last()
      .setInputFiles([await picture(`um-${mark}.jpg`, anyColour()), await picture(`dois-${mark}.jpg`, anyColour())]);
    const photos = page.getByRole('group', { name: 'O que mostram estas 2 imagens?' });
    const one = photos.getByRole('group', { name: `um-${mark}.jpg` });
    await one.getByLabel('Decorativa').check();
    const two = photos.getByRole('group', { name: `dois-${mark}.jpg` });
    // once it is hidden it is asked for in another way
    const small = two.locator('img');
    await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await two.getByLabel('Texto alternativo').fill('Uma turma no recreio');
    await two.getByLabel('Tem menores identificáveis').check();
    await expect(two.getByText('Não visível ao público: falta a autorização')).toBeVisible();
    await expect.poll(() => saidOf(api, `um-${mark}`)).toMatchObject({ alt: null, decorativa: true, menores: false });
    await expect.poll(() => saidOf(api, `dois-${mark}`)).toMatchObject({ alt: 'Uma turma no recreio', menores: true });
    await two.getByRole('button', { name: `Registar a autorização: dois-${mark}.jpg` }).click();
    const dialog = page.getByRole('dialog', { name: /^Imagem: / });
    const today = new Date().toISOString().slice(0, 10);
    await expect(dialog.getByLabel('Texto alternativo')).toHaveValue('Uma turma no recreio');
    await dialog.getByLabel('Autorização vista em').fill(today);
    await dialog.getByLabel('Vista por').fill('Rita Exemplo');
    await dialog.getByLabel('Autorizada até').fill(today);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await expect(two.getByText(/^Menores identificáveis · autorizada até/)).toBeVisible();
    // what is said afterwards leaves the authorisation as it is
    await two.getByLabel('Crédito').fill('Rui Exemplo');
    await two.getByLabel('Crédito').press('Enter');
    await expect
      .poll(() => saidOf(api, `dois-${mark}`))
      .toMatchObject({ credito: 'Rui Exemplo', menores: true, ate: today, vistaPor: 'Rita Exemplo' });
  });

  test('a picture that is there already is known again, and the one that is there can be used', async ({
    page,
    api,
    mark,
  }) => {
    const { buffer } = await picture('a.jpg', anyColour());
    const known = await api.upload(`primeira-${mark}.jpg`, buffer, 'image/jpeg');
    const editor = await newPerson(api, mark, PASSWORD, 'edicao');
    await enterAs(page, editor.session);
    await page.goto('/adicionar/evento');
    const file = { name: `segunda-${mark}.jpg`, mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText('Esta fotografia já existe na biblioteca: usar a que existe?')).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.getByRole('button', { name: `Usar a que existe: segunda-${mark}.jpg` }).click();
    const preview = page.getByRole('img', { name: 'Pré-visualização: Imagem principal' });
    await expect(preview).toHaveAttribute('src', new RegExp(`^${known.replaceAll('.', '\\.')}`));
    expect(await api.call('GET', `/api/files?${filter({ q: `segunda-${mark}` })}`)).toEqual([]);

    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('button', { name: `Ficar com as duas: segunda-${mark}.jpg` }).click();
    await expect(
      page.getByRole('group', { name: 'O que mostra esta imagem?' }).getByLabel('Texto alternativo'),
    ).toBeVisible();
    await expect(preview).toHaveAttribute('src', /segunda-/);
  });

  test('a picture chosen from the library is asked about where nobody has said what it shows', async ({
    page,
    api,
    mark,
  }) => {
    test.setTimeout(120_000);
    const editor = await newPerson(api, mark, PASSWORD, 'edicao');
    await enterAs(page, editor.session, '/adicionar/evento');
    const described = `sabida-${mark}.jpg`;
    await api.uploadDescribed(described, (await picture(described, anyColour())).buffer, 'image/jpeg');
    const unknown = `muda-${mark}.jpg`;
    await api.upload(unknown, (await picture(unknown, anyColour())).buffer, 'image/jpeg');
    const library = page.getByRole('dialog', { name: 'Escolher da biblioteca' });
    const question = page.getByRole('group', { name: 'O que mostra esta imagem?' });
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Escolher da biblioteca: Imagem principal' }).click();
      await library.getByLabel('Pesquisar imagens').fill(mark);
      await expect(library.getByRole('list', { name: 'Imagens' }).getByRole('button')).toHaveCount(2);
      await library.getByRole('button', { name: `Escolher ${name}` }).click();
      await expect(library).toBeHidden();
    };
    await choose(described);
    await expect(page.getByRole('img', { name: 'Pré-visualização: Imagem principal' })).toBeVisible();
    await expect(question).toHaveCount(0);
    await choose(unknown);
    await question.getByLabel('Texto alternativo').fill(`Uma horta ${mark}`);
    await question.getByLabel('Crédito').focus();
    await expect(question.getByText('Guardado.')).toBeVisible();
    await expect.poll(() => saidOf(api, `muda-${mark}`)).toMatchObject({ alt: `Uma horta ${mark}` });
  });
});

test('the section of files asks too, and what was just typed is kept when one leaves it', async ({
  page,
  api,
  mark,
}) => {
  // the files of this test alone: others delete theirs
  await page.goto(`/dashboard/upload?${filter({ q: mark })}`);
  await page.locator('input[type=file]').setInputFiles(await picture(`folha-${mark}.jpg`, anyColour()));
  const question = page.getByRole('group', { name: 'O que mostra esta imagem?' });
  await question.getByLabel('Texto alternativo').fill('Uma folha');
  await page.getByRole('link', { name: 'Eventos' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => saidOf(api, `folha-${mark}`)).toMatchObject({ alt: 'Uma folha' });
});

test('a picture is exchanged wherever it is shown, and a visitor sees the other at the next request', async ({
  page,
  api,
  mark,
  visitor,
}) => {
  test.setTimeout(120_000);
  const url = await api.upload(`velha-${mark}.jpg`, (await picture('a.jpg', anyColour())).buffer, 'image/jpeg');
  const event = { titulo: `Horta ${mark}`, data: '2027-01-01T10:00:00Z', local: 'Porto', url, fotos: [url] };
  const { id } = await api.createEvent(event);
  await visitor.goto(`${site}/eventos/${id}`);
  await expect(visitor.locator(`img[src*="velha-${mark}"]`).first()).toBeVisible();

  await page.goto(`/dashboard/upload?${filter({ q: mark })}`);
  await page.getByRole('button', { name: `Mais ações: velha-${mark}.jpg` }).click();
  await page.getByRole('button', { name: `Trocar em todo o lado: velha-${mark}.jpg` }).click();
  const dialog = page.getByRole('dialog', { name: /^Trocar em todo o lado/ });
  await expect(dialog).toContainText(`Evento "Horta ${mark}"`);
  await dialog.locator('input[type=file]').setInputFiles(await picture(`nova-${mark}.jpg`, anyColour()));
  await expect(dialog.getByRole('img', { name: 'A que fica no lugar dela' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Trocar em todo o lado' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('A imagem foi trocada em todo o lado.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `nova-${mark}` })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: `velha-${mark}` })).toHaveCount(0);

  await visitor.reload();
  await expect(visitor.locator(`img[src*="nova-${mark}"]`).first()).toBeVisible();
  await expect(visitor.locator(`img[src*="velha-${mark}"]`)).toHaveCount(0);
  expect((await fetch(url)).status).toBe(404);
});

test('an exchange is undone from what tells of it: the picture before is shown again, with all that was said of it', async ({
  page,
  api,
  mark,
}) => {
  const url = await api.upload(`velha-${mark}.jpg`, (await picture('a.jpg', anyColour())).buffer, 'image/jpeg');
  const said = { menores: false, alt: `Uma horta ${mark}`, credito: 'Rita Exemplo', focoX: 10, focoY: 20 };
  await api.call('PUT', `/api/files/${url.slice(url.lastIndexOf('/') + 1)}`, said);
  const { id } = await api.createEvent({ titulo: mark, data: '2027-01-01T10:00:00Z', local: 'Porto', url });
  await page.goto(`/dashboard/upload?${filter({ q: mark })}`);
  await page.getByRole('button', { name: `Mais ações: velha-${mark}.jpg` }).click();
  await page.getByRole('button', { name: `Trocar em todo o lado: velha-${mark}.jpg` }).click();
  const dialog = page.getByRole('dialog', { name: /^Trocar em todo o lado/ });
  await dialog.locator('input[type=file]').setInputFiles(await picture(`nova-${mark}.jpg`, anyColour()));
  await dialog.getByRole('button', { name: 'Trocar em todo o lado' }).click();
  const nova = page.getByRole('row').filter({ hasText: `nova-${mark}` });
  await expect(nova).toHaveCount(1);
  // a picture that goes while it is being asked for is an error
  const width = () => nova.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('A imagem anterior foi reposta em todo o lado.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `velha-${mark}` })).toHaveCount(1);
  await expect(nova).toHaveCount(0);
  expect((await api.event(id))['url']).toContain(`velha-${mark}`);
  await expect.poll(() => saidOf(api, `velha-${mark}`)).toMatchObject(said);
});

import { expect, expectAccessible, test } from './support/admin-test.js';
import { describePictures } from './support/describe-pictures.js';
import { cut } from './support/editors.js';
import { picture } from './support/picture.js';

interface Article {
  id: number;
  titulo: string;
  descricao: string;
  data: string;
  Categoria: string | null;
  fotos: string[];
  versao: number;
}

const find = (mark: string): string => `/api/imprensa?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`;

test('adds an article: counter, photos appended, cleared form', async ({ page, api, mark }) => {
  await page.goto('/dashboard/imprensa');
  await page.getByRole('link', { name: 'Adicionar Artigo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo Artigo');
  await expect(page.getByText('Se ficar vazia, é usada a data atual')).toBeVisible();

  await page.getByRole('textbox', { name: 'Título' }).fill(`Artigo ${mark}`);
  await page.getByRole('textbox', { name: 'Categoria' }).fill('Jornal');
  const clear = page.getByRole('button', { name: 'Limpar', exact: true });
  await clear.click();
  const question = page.getByRole('alertdialog', { name: 'Limpar o que escreveu?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(`Artigo ${mark}`);
  await clear.click();
  await question.getByRole('button', { name: 'Limpar', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('');
  await page.getByRole('button', { name: 'Repor o que escrevi' }).click();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(`Artigo ${mark}`);
  await expect(page.getByRole('textbox', { name: 'Categoria' })).toHaveValue('Jornal');
  await clear.click();
  await question.getByRole('button', { name: 'Limpar', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('');

  await page.getByRole('textbox', { name: 'Título' }).fill(`Artigo ${mark}`);
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Doze letras');
  await expect(page.getByText('11 / 16000 caracteres')).toBeVisible();
  const photos = page.locator('input[type=file]').last();
  await photos.setInputFiles([await picture('a.jpg')]);
  await expect(page.getByText('1 foto(s) enviada(s) com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar todas' }).click();
  await expect(page.getByRole('button', { name: /^Remover a foto/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Repor as fotos anteriores' }).click();
  await expect(page.getByRole('button', { name: /^Remover a foto/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Limpar todas' }).click();
  await expect(page.getByText('A foto foi retirada.')).toBeVisible();
  await photos.setInputFiles([await picture('b.jpg')]);
  await expect(page.getByRole('button', { name: /^Remover a foto/ })).toHaveCount(1);
  await photos.setInputFiles([await picture('c.jpg', '#0088cc')]);
  await expect(page.getByRole('button', { name: /^Remover a foto/ })).toHaveCount(2);
  await describePictures(page);

  await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
  await expect(page.getByText('Artigo adicionado com sucesso!')).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('');
  await expect(page).toHaveURL(/\/adicionar\/imprensa$/);

  const [row] = await api.call<{ id: number }[]>('GET', find(mark));
  const stored = await api.call<Article>('GET', `/api/imprensa/${row?.id}`);
  expect(stored.fotos).toHaveLength(2);
  expect(Math.abs(Date.parse(stored.data) - Date.now())).toBeLessThan(120_000);
});

test('photos sent to an article that is edited replace those it has, and those can be brought back', async ({
  page,
  api,
  mark,
}) => {
  const [one, two] = [await picture('um.jpg'), await picture('dois.jpg', '#00aa88')];
  const fotos = [
    await api.upload(one.name, one.buffer, one.mimeType),
    await api.upload(two.name, two.buffer, two.mimeType),
  ];
  const { id } = await api.call<Article>('POST', '/api/imprensa', { titulo: `Fotos ${mark}`, descricao: 'T.', fotos });
  await page.goto(`/editar/imprensa/${id}`);
  await expect(page.getByText('As fotos que escolher agora substituem as 2 que já existem')).toBeVisible();
  const photos = page.getByRole('button', { name: /^Remover a foto/ });
  await expect(photos).toHaveCount(2);
  const input = page.locator('input[type=file]').last();
  await input.setInputFiles(await picture('nova.jpg', '#0088cc'));
  await expect(page.getByText('1 foto(s) enviada(s) com sucesso!')).toHaveText(
    '1 foto(s) enviada(s) com sucesso! As 2 fotos anteriores foram substituídas.',
  );
  await expect(photos).toHaveCount(1);
  await expect(page.getByText('As fotos que escolher agora substituem a que já existe')).toBeVisible();
  await page.getByRole('button', { name: 'Repor as fotos anteriores' }).click();
  await expect(photos).toHaveCount(2);
  await input.setInputFiles(await picture('nova.jpg', '#0088cc'));
  await expect(photos).toHaveCount(1);
  await describePictures(page);
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  const stored = await api.call<Article>('GET', `/api/imprensa/${id}`);
  expect(stored.fotos).toHaveLength(1);
  expect(fotos).not.toContain(stored.fotos[0]);
});

test.describe('with a network that fails', () => {
  test('a second article that could not be stored stays in the form', async ({ page, mark }) => {
    await page.goto('/adicionar/imprensa');
    const title = page.getByRole('textbox', { name: 'Título' });
    const text = page.getByRole('textbox', { name: 'Descrição' });
    await title.fill(`Primeiro ${mark}`);
    await text.fill('Texto.');
    await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
    await expect(title).toHaveValue('');
    await title.fill(`Segundo ${mark}`);
    await text.fill('Outro texto.');
    await cut(page, 'POST', '/api/imprensa');
    await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
    // what another test wrote and left is offered here, too
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao adicionar' });
    await expect(failure).toContainText('Erro ao adicionar o artigo. Tente novamente.');
    await expect(title).toHaveValue(`Segundo ${mark}`);
    await expect(text).toHaveText('Outro texto.');
  });

  test('a new article that is saved without a network is sent by itself once there is one, and once', async ({
    page,
    api,
    mark,
  }) => {
    await page.goto('/adicionar/imprensa');
    await page.getByRole('textbox', { name: 'Título' }).fill(`Sem rede ${mark}`);
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Texto.');
    const mend = await cut(page, 'POST', '/api/imprensa');
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }));
    await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Erro ao adicionar' })).toContainText(
      'Está sem ligação à internet. O que escreveu não se perdeu; tenta-se outra vez daqui a momentos.',
    );
    await mend();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
    await expect(page.getByText('Artigo adicionado com sucesso!')).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ q: mark }));
    expect(await api.call<unknown[]>('GET', `/api/imprensa?filter=${filter}`)).toHaveLength(1);
  });

  test('who goes on writing after that saves it themselves, with what they wrote', async ({ page, api, mark }) => {
    await page.goto('/adicionar/imprensa');
    const title = page.getByRole('textbox', { name: 'Título' });
    await title.fill(`Sem rede ${mark}`);
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Texto.');
    const mend = await cut(page, 'POST', '/api/imprensa');
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }));
    await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Erro ao adicionar' });
    await expect(failure).toContainText('tenta-se outra vez');
    await title.fill(`Sem rede, e mais ${mark}`);
    await expect(failure).toContainText('O que escreveu não se perdeu.');
    await mend();
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'));
    await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
    await expect(page.getByText('Artigo adicionado com sucesso!')).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ q: mark }));
    expect(await api.call<Article[]>('GET', `/api/imprensa?filter=${filter}`)).toEqual([
      expect.objectContaining({ titulo: `Sem rede, e mais ${mark}` }),
    ]);
  });
});

test('requires a title and, of a new one, a description', async ({ page }) => {
  await page.goto('/adicionar/imprensa');
  await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2);
});

test('edits, lists by date and deletes an article', async ({ page, api, mark }) => {
  const { id } = await api.call<Article>('POST', '/api/imprensa', {
    titulo: `Notícia ${mark}`,
    descricao: 'Texto.',
    data: '2026-03-04T12:00:00.000Z',
    Categoria: 'Rádio',
  });
  await page.goto('/dashboard/imprensa');
  await page.getByPlaceholder('Pesquisar artigos').fill(mark);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText('04-03-2026');
  await expect(row).toContainText('Rádio');
  await row.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(new RegExp(`/editar/imprensa/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
  await page.getByRole('textbox', { name: 'Categoria' }).fill('Televisão');
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ Categoria: 'Televisão', versao: 2 });

  await page.goto(`/editar/imprensa/${id}`);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Artigo eliminado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(api.call('GET', `/api/imprensa/${id}`)).rejects.toThrow('404');
});

import type { Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { SITE_URL } from './support/environment.js';
import { picture } from './support/picture.js';

interface Edition {
  id: number;
  chave: string;
  anoLetivo: string;
  [field: string]: unknown;
}

// Each makes the edition of a school year of its own.
test.describe.configure({ mode: 'default' });

/** The school years that these tests make. */
const years = ['20112012', '20122013', '20132014'];

test.beforeEach(async ({ api }) => {
  const there = await api.call<Edition[]>('GET', '/api/edicoes');
  for (const { id, chave } of there) if (years.includes(chave)) await api.call('DELETE', `/api/edicoes/${id}`);
});

const textOf = async (path: string) => (await fetch(`${SITE_URL}${path}`)).text();
const statusOf = async (path: string) => (await fetch(`${SITE_URL}${path}`)).status;

/** Puts a project of the edition on the wall, as an editor does by hand. */
async function addProject(page: Page, mark: string): Promise<void> {
  await page.goto('/dashboard/mural');
  await page.getByRole('link', { name: 'Adicionar Projeto' }).click();
  await expect(page.getByRole('button', { name: 'Adicionar Projeto' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Edição' }).click();
  await page.getByRole('option', { name: '2011/2012' }).click();
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(`Horta ${mark}`);
  await page.getByRole('textbox', { name: 'Escola' }).fill('Escola Básica');
  await page.getByRole('textbox', { name: 'Prémio', exact: true }).fill('Revelação');
  await page.getByLabel('Lugar na edição').fill('1');
  await page.getByRole('textbox', { name: 'Fazer' }).fill('Plantámos couves.');
  const media = page.getByRole('region', { name: 'Multimédia' });
  await media
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('horta.jpg'));
  await expect(media.getByRole('img', { name: 'Pré-visualização: Imagem principal' })).toBeVisible();
  await media.getByRole('textbox', { name: 'Texto alternativo da imagem' }).fill('Três alunos a plantar');
  await media.getByLabel('Vídeo', { exact: true }).fill('https://www.youtube.com/watch?v=abcdefgh');
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: 'Adicionar Projeto' }).click();
  await expect(page.getByText('Projeto adicionado com sucesso! Já está no mural.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/mural$/);
  await page.getByPlaceholder('Pesquisar projetos').fill(mark);
  await expect(page.getByRole('row').filter({ hasText: `Horta ${mark}` })).toContainText('2011/2012');
  await expectAccessibleAtEveryWidth(page);
}

test('a new edition, from nothing to its public page, the menu, the map, the archive and the sitemap', async ({
  page,
  api,
  mark,
}) => {
  expect(await statusOf('/20112012')).toBe(404);
  expect(await textOf('/concurso-anual')).not.toContain('/20112012');

  await page.goto('/dashboard/edicoes');
  await page.getByRole('link', { name: 'Nova Edição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova Edição');
  const submit = page.getByRole('button', { name: 'Criar Edição' });
  await expect(submit).toBeDisabled();
  await page.getByRole('combobox', { name: 'Ano letivo' }).click();
  await page.getByRole('option', { name: '2011/2012' }).click();
  await expect(page.getByText('A página fica em /20112012')).toBeVisible();
  await page.getByRole('textbox', { name: 'Introdução' }).fill(`A primeira edição <b>${mark}</b>.`);
  await page.getByLabel('Vídeo do festival').fill('https://vimeo.com/123456');

  const thanks = page.getByRole('region', { name: 'Agradecimentos' });
  await thanks.getByRole('button', { name: 'Adicionar' }).click();
  await thanks.getByRole('textbox', { name: 'Título' }).fill('Obrigado a quem veio');
  await thanks.getByRole('textbox', { name: 'Nomes' }).fill('Escola A\nEscola B\n');
  await expectAccessibleAtEveryWidth(page);
  await submit.click();
  await expect(page.getByText('Edição criada com sucesso! A página já está no site.')).toBeVisible();

  // at the next request, and as text
  const html = await textOf('/20112012');
  expect(html).toContain(`A primeira edição &lt;b&gt;${mark}&lt;/b&gt;.`);
  expect(html).not.toContain(`<b>${mark}</b>`);
  expect(await textOf('/sitemap.xml')).toContain('/20112012</loc>');
  expect(await textOf('/concurso-anual')).toContain('href="/20112012"');

  await expect(page).toHaveURL(/\/dashboard\/edicoes$/);
  await addProject(page, mark);
  await page.goto(`${SITE_URL}/20112012`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desafio Escolar 2011/2012');
  const main = page.getByRole('main');
  const award = main.getByRole('article').filter({ hasText: `Horta ${mark}` });
  await expect(award).toContainText('Revelação');
  await expect(award.getByRole('img', { name: 'Três alunos a plantar' })).toBeVisible();
  await expect(award.getByRole('link', { name: /^Ver Projeto/ })).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('listitem').filter({ hasText: /^Escola B$/ })).toBeVisible();
  await expect(main.getByText('Conteúdo de exemplo')).toHaveCount(0);
  // the menu knows whose it is, and the map leads to the archive, where it is
  await expect(page.getByRole('banner').locator('[data-active]')).toContainText('Concurso Anual');
  await page.goto(`${SITE_URL}/mapa-do-site`);
  await main.getByRole('link', { name: 'Concurso Anual' }).click();
  await expect(page).toHaveURL(`${SITE_URL}/concurso-anual`);
  await expect(main.getByRole('link', { name: '2011/2012' })).toHaveAttribute('href', '/20112012');

  const filter = encodeURIComponent('{"chave":"20112012"}');
  const [made] = await api.call<Edition[]>('GET', `/api/edicoes?filter=${filter}`);
  await api.call('DELETE', `/api/edicoes/${made?.id}`);
  const search = encodeURIComponent(JSON.stringify({ q: mark }));
  const [project] = await api.call<Edition[]>('GET', `/api/mural?filter=${search}`);
  expect(project).toMatchObject({ anoLetivo: '2011/2012', ordem: 1, fazer: 'Plantámos couves.' });
  await api.call('DELETE', `/api/mural/${project?.id}`);
  expect(await statusOf('/20112012')).toBe(404);
  expect(await textOf('/sitemap.xml')).not.toContain('/20112012');
});

test('an edition is changed by several of its fields, and keeps the others and its address', async ({
  page,
  api,
  mark,
}) => {
  const made = await api.call<Edition>('POST', '/api/edicoes', {
    chave: '20122013',
    introducao: 'Uma edição.',
    agradecimentos: [{ titulo: 'Obrigado', nomes: ['A', 'B'] }],
  });
  await page.goto(`/editar/edicoes/${made.id}`);
  await expect(page.getByText('O endereço da página não muda: /20122013')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver no site: edição' })).toHaveAttribute('href', `${SITE_URL}/20122013`);
  await page.getByRole('textbox', { name: 'Introdução' }).fill(`Mudada ${mark}.`);
  await page.getByRole('textbox', { name: 'Nomes' }).fill('A\nC');
  await page.getByRole('button', { name: 'Atualizar Edição' }).click();
  await expect(page.getByText('Edição atualizada com sucesso!')).toBeVisible();
  expect(await api.call('GET', `/api/edicoes/${made.id}`)).toEqual({
    ...made,
    introducao: `Mudada ${mark}.`,
    agradecimentos: [{ titulo: 'Obrigado', nomes: ['A', 'C'] }],
    versao: 2,
  });
  expect(await textOf('/20122013')).toContain(`Mudada ${mark}.`);
});

test('a school year that has its edition is refused at its field, and what is missing in a list at its own', async ({
  page,
  api,
}) => {
  await api.call('POST', '/api/edicoes', { chave: '20132014', introducao: 'Uma edição.' });
  await page.goto('/adicionar/edicao');
  await page.getByRole('combobox', { name: 'Ano letivo' }).click();
  await page.getByRole('option', { name: '2013/2014' }).click();
  await page.getByRole('textbox', { name: 'Introdução' }).fill('Outra.');
  expectFailure(refusedRequest(409));
  await page.getByRole('button', { name: 'Criar Edição' }).click();
  await expect(page.getByText('Já existe a edição de 2013/2014.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Introdução' })).toHaveValue('Outra.');

  const thanks = page.getByRole('region', { name: 'Agradecimentos' });
  await thanks.getByRole('button', { name: 'Adicionar' }).click();
  await page.getByRole('button', { name: 'Criar Edição' }).click();
  await expect(thanks.getByText('Obrigatório').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remover' }).click();
  await expect(thanks.getByRole('textbox', { name: 'Nomes' })).toHaveCount(0);
});

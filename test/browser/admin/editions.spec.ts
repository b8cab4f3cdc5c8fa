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

test('a new edition, from nothing to its public page, the menu, the map, the archive and the sitemap', async ({
  page,
  api,
  mark,
}) => {
  expect(await statusOf('/20112012')).toBe(404);
  expect(await textOf('/concurso-anual')).not.toContain('/20112012');

  await page.goto('/dashboard/edicoes');
  await page.getByRole('link', { name: 'Nova edição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova Edição');
  const submit = page.getByRole('button', { name: 'Criar Edição' });
  await expect(submit).toBeDisabled();
  await page.getByRole('combobox', { name: 'Ano letivo' }).click();
  await page.getByRole('option', { name: '2011/2012' }).click();
  await expect(page.getByText('A página fica em /20112012')).toBeVisible();
  await expect(page.getByText('Sem prémios nem projetos, a página mostra só a introdução.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Introdução' }).fill(`A primeira edição <b>${mark}</b>.`);
  await page.getByLabel('Vídeo do festival').fill('https://vimeo.com/123456');

  const awards = page.getByRole('region', { name: 'Prémios' });
  for (const [place, category] of ['Impacto nos Alunos', 'Revelação'].entries()) {
    await awards.getByRole('button', { name: 'Adicionar' }).click();
    await awards.getByRole('textbox', { name: 'Categoria' }).nth(place).fill(category);
    await awards.getByRole('textbox', { name: 'Projeto', exact: true }).nth(place).fill(`Horta ${place} ${mark}`);
    await awards.getByRole('textbox', { name: 'Escola' }).nth(place).fill('Escola Básica');
  }
  await awards
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('horta.jpg'));
  await expect(awards.getByRole('img', { name: 'Pré-visualização: Imagem' })).toBeVisible();
  await awards.getByRole('textbox', { name: 'Texto alternativo da imagem' }).first().fill('Três alunos a plantar');
  await awards.getByLabel('Vídeo do projeto').first().fill('https://www.youtube.com/watch?v=abcdefgh');
  await awards.getByRole('button', { name: 'Mover para cima' }).nth(1).click();
  await expect(awards.getByRole('textbox', { name: 'Categoria' }).first()).toHaveValue('Revelação');

  const projects = page.getByRole('region', { name: 'Projetos participantes' });
  await projects.getByRole('button', { name: 'Adicionar' }).click();
  await projects.getByRole('textbox', { name: 'Projeto', exact: true }).fill(`História ${mark}`);
  await projects.getByLabel('Endereço do projeto').fill('https://dfcworld.org/historia');
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
  await page.goto(`${SITE_URL}/20112012`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desafio Escolar 2011/2012');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('article').first()).toContainText('Revelação');
  await expect(main.getByRole('img', { name: 'Três alunos a plantar' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Ver Projeto/ })).toHaveCount(1);
  await expect(main.getByRole('link', { name: new RegExp(`^História ${mark}`) })).toHaveAttribute(
    'href',
    'https://dfcworld.org/historia',
  );
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
    premios: [{ categoria: 'Prémio', titulo: 'Horta', escola: 'Escola', patrocinio: 'Empresa' }],
    agradecimentos: [{ titulo: 'Obrigado', nomes: ['A', 'B'] }],
    projetos: [{ titulo: 'Horta', url: 'https://dfcworld.org/' }],
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

test('a school year that has its edition is refused at its field, and what is wrong in an award at its own', async ({
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

  const awards = page.getByRole('region', { name: 'Prémios' });
  await awards.getByRole('button', { name: 'Adicionar' }).click();
  await page.getByRole('button', { name: 'Criar Edição' }).click();
  await expect(awards.getByText('Obrigatório').first()).toBeVisible();
  await awards.getByLabel('Vídeo do projeto').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Criar Edição' }).click();
  await expect(awards.getByText('Deve ser um endereço que comece por http:// ou https://')).toBeVisible();
  await page.getByRole('button', { name: 'Remover' }).click();
  await expect(awards.getByRole('textbox', { name: 'Categoria' })).toHaveCount(0);
});

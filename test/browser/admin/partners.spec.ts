import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { SITE_URL } from './support/environment.js';
import { picture } from './support/picture.js';

interface Partner {
  id: number;
  nome: string;
  logo: string | null;
}

test('a partner with a logo from the library is on the site at the next request, and gone when it is deleted', async ({
  page,
  api,
  mark,
}) => {
  const name = `parceiro ${mark}.jpg`;
  const logo = await api.upload(name, (await picture(name)).buffer, 'image/jpeg');
  const site = () => page.request.get(`${SITE_URL}/oportunidades`).then((answer) => answer.text());
  expect(await site()).not.toContain(mark);

  await page.goto('/dashboard/parceiros');
  await page.getByRole('link', { name: 'Adicionar Parceiro' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`<b>Câmara ${mark}</b>`);
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Abre as portas das escolas.');
  await page.getByLabel('Site do parceiro').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Escolher da biblioteca: Logótipo' }).click();
  const library = page.getByRole('dialog', { name: 'Escolher da biblioteca' });
  await library.getByLabel('Pesquisar imagens').fill(mark);
  await expect(library.getByRole('list', { name: 'Imagens' }).getByRole('button')).toHaveCount(1);
  await expectAccessibleAtEveryWidth(page);
  await library.getByRole('button', { name: new RegExp(`^Escolher .*${mark}`) }).click();
  await expect(page.getByRole('img', { name: 'Pré-visualização: Logótipo' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto alternativo do logótipo' }).fill('Um castelo');
  const submit = page.getByRole('button', { name: 'Adicionar Parceiro' });
  await submit.click();
  await expect(page.getByText('Deve ser um endereço que comece por http:// ou https://')).toBeVisible();
  await page.getByLabel('Site do parceiro').fill('https://exemplo.pt/');
  await submit.click();
  await expect(page.getByText('Parceiro adicionado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/parceiros$/);

  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  const [made] = await api.call<Partner[]>('GET', `/api/parceiros?filter=${filter}`);
  expect(made).toMatchObject({ nome: `<b>Câmara ${mark}</b>`, logo, ligacao: 'https://exemplo.pt/' });
  const shown = await site();
  expect(shown).toContain(`&lt;b&gt;Câmara ${mark}&lt;/b&gt;`);
  expect(shown).toContain(`${logo}?w=320`);
  expect(shown).not.toContain(`<b>Câmara ${mark}`);

  await api.call('DELETE', `/api/parceiros/${made?.id}`);
  expect(await site()).not.toContain(mark);
});

test('a partner whose time is over says so, and is not on the site', async ({ page, api, mark }) => {
  const partner = { nome: `Antigo ${mark}`, descricao: 'Texto.', desde: '2019-01-01', ate: '2020-12-31' };
  const { id } = await api.call<Partner>('POST', '/api/parceiros', partner);
  await page.goto(`/editar/parceiros/${id}`);
  await expect(page.getByText('A parceria já terminou: este parceiro não aparece no site.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver no site: parceiro' })).toHaveAttribute(
    'href',
    `${SITE_URL}/oportunidades`,
  );
  expect(await (await page.request.get(`${SITE_URL}/oportunidades`)).text()).not.toContain(mark);
  await page.getByLabel('Parceiro até').fill('');
  await expect(page.getByText('A parceria já terminou')).toHaveCount(0);
});

test('a sample says that it is one until somebody says that it is none', async ({ page, api, mark }) => {
  const sample = { nome: `Exemplo ${mark}`, descricao: 'Texto.', desde: '2090-01-01', exemplo: true };
  const { id } = await api.call<Partner>('POST', '/api/parceiros', sample);
  await page.goto(`/editar/parceiros/${id}`);
  await expect(page.getByText('Isto é conteúdo de exemplo.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel('Conteúdo de exemplo').click();
  await page.getByRole('button', { name: 'Atualizar Parceiro' }).click();
  await expect(page.getByText('Parceiro atualizado com sucesso!')).toBeVisible();
  expect(await api.call('GET', `/api/parceiros/${id}`)).toMatchObject({ exemplo: false, desde: '2090-01-01' });
});

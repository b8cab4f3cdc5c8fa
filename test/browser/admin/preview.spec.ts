import { resize } from '../support/resize.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { editors } from './support/editors.js';
import { ADMIN_URL, SITE_URL } from './support/environment.js';
import { picture } from './support/picture.js';

const PARAMETER = 'previsualizacao';

for (const editor of editors.filter(({ kind }) => ['evento', 'artigo'].includes(kind))) {
  test(`a draft of one ${editor.kind} is seen on its own page at two widths, beside its editor, and by nobody else`, async ({
    page,
    api,
    mark,
  }) => {
    await resize(page, 1440, 900);
    const resource = editor.kind === 'evento' ? 'eventos' : 'imprensa';
    const image = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
    const { registo: id } = await api.call<{ registo: number }>('POST', '/api/rascunhos', {
      recurso: resource,
      conteudo: editor.body(mark, image),
      estado: 'rascunho',
    });
    await page.goto(editor.editPath(id));
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    const pane = page.getByRole('region', { name: 'Pré-visualização' });
    const frame = pane.getByTitle('A página do site').contentFrame();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(editor.nameOf(mark));
    await expect(frame.getByText('Pré-visualização')).toBeVisible();
    // beside the page, there is room for the form's last row
    const lines = await page.getByText('Campos marcados com * são obrigatórios').evaluate((hint) => {
      const range = new Range();
      range.selectNodeContents(hint);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expect(frame.locator('summary', { hasText: 'Menu' })).toBeVisible();
    await pane.getByRole('button', { name: 'Computador' }).click();
    await expect(frame.locator('summary', { hasText: 'Menu' })).toBeHidden();
    await expectAccessible(page);

    // what is typed is stored as a draft and seen
    await page.getByRole('textbox', { name: 'Título' }).fill(`Outro ${mark}`);
    await page.getByRole('button', { name: 'Guardar em rascunho e pré-visualizar' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Outro ${mark}`);
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue(`Outro ${mark}`);
    await expect(api.call('GET', editor.one(id))).rejects.toThrow('404');

    // by its link alone, and not for caches, searches or others' frames
    const url = (await pane.getByRole('link', { name: 'Abrir à parte' }).getAttribute('href')) ?? '';
    const path = `/${resource}/${id}`;
    expect(url.startsWith(`${SITE_URL}${path}?${PARAMETER}=`)).toBe(true);
    expect((await fetch(SITE_URL + path)).status).toBe(404);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${ADMIN_URL}`);
    expect(await answer.text()).toContain(`Outro ${mark}`);
    const data = await fetch(url.replace(path, `${path}.data`));
    expect(data.headers.get('cache-control')).toBe('no-store');
    expect(await data.text()).toContain(`Outro ${mark}`);
    for (const open of [path, '/', '/sitemap.xml', '/feed.xml', '/eventos.ics', `/pesquisa?q=${mark}`]) {
      const shown = await fetch(SITE_URL + open);
      expect(await shown.text()).not.toContain(`Outro ${mark}`);
    }

    await pane.getByRole('button', { name: 'Fechar a pré-visualização' }).click();
    await expect(pane).toBeHidden();
    await resize(page, 390, 844);
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pré-visualização' });
    await expect(dialog.getByTitle('A página do site').contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      `Outro ${mark}`,
    );
    await expectAccessible(page);
  });
}

test('the words of a page are seen on the page while visitors read the published ones', async ({ page, mark }) => {
  await resize(page, 1440, 900);
  await page.goto('/editar/paginas/faq');
  await page.getByRole('textbox', { name: 'Introdução' }).fill(`Respostas ${mark}.`);
  await page.getByRole('button', { name: 'Guardar em rascunho e pré-visualizar' }).click();
  const pane = page.getByRole('region', { name: 'Pré-visualização' });
  const frame = pane.getByTitle('A página do site').contentFrame();
  await expect(frame.getByText(`Respostas ${mark}.`)).toBeVisible();
  const shown = await fetch(`${SITE_URL}/faq`);
  expect(await shown.text()).not.toContain(mark);
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(shown.headers.get('x-frame-options')).toBe('DENY');
});

test('a link that opens nothing says so, and is nobody’s to keep', async () => {
  const answer = await fetch(`${SITE_URL}/faq?${PARAMETER}=inventada`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('Esta pré-visualização já não está disponível');
});

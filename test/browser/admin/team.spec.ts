import { expect, expectAccessible, test } from './support/admin-test.js';
import { describePictures } from './support/describe-pictures.js';
import { API_URL } from './support/environment.js';
import { cut } from './support/editors.js';
import { picture } from './support/picture.js';

interface Member {
  id: number;
  nome: string;
  estado: string;
  img: string;
  rascunho: boolean;
  versao: number;
}

const find = (mark: string): string => `/equipa?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`;

test('adds a member once all four fields are filled', async ({ page, api, mark }) => {
  await page.goto('/dashboard/equipa');
  await page.getByRole('link', { name: 'Adicionar Membro' }).click();
  await expect(page).toHaveURL(/\/adicionar\/equipa$/);
  const submit = page.getByRole('button', { name: 'Adicionar Membro' });
  await expect(page.getByText('Campos marcados com * são obrigatórios')).toBeVisible();
  await expect(page.getByText('Preencha todos os campos obrigatórios')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Rita ${mark}`);
  await page.getByPlaceholder('Ex: Atual ou 2025-2026').fill('Atual');
  await page.getByRole('textbox', { name: 'Testemunho' }).fill('Aprendi muito.');
  await expect(submit).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles(await picture('rita.jpg'));
  const preview = page.getByRole('img', { name: /^Pré-visualização/ });
  await expect(preview).toBeVisible();
  expect(await preview.boundingBox()).toMatchObject({ width: 160, height: 160 });
  await page.getByRole('button', { name: 'Remover imagem' }).click();
  await expect(submit).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles(await picture('rita.jpg'));
  await describePictures(page);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByText('Membro adicionado com sucesso! Redirecionando...')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await api.call<Member[]>('GET', find(mark))).toMatchObject([{ nome: `Rita ${mark}`, rascunho: false }]);
});

test('an invitation is made, its link copied, and revoked', async ({ page, context, mark }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/equipa/convites');
  await page.getByRole('button', { name: 'Criar convite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convite para testemunho' });
  await dialog.getByLabel('Nota').fill(`Convite ${mark}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('A ligação só é mostrada agora: copie-a e envie-a.');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const link = await dialog.getByLabel('Ligação', { exact: true }).inputValue();
  expect(link).toContain('/testemunho/');
  await dialog.getByRole('button', { name: /^Copiar ligação/ }).click();
  await expect(page.getByText('URL copiada com sucesso!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: 'Fechar' }).click();

  const row = page.getByRole('row').filter({ hasText: `Convite ${mark}` });
  await expect(row).toContainText('Pendente');
  await row.getByRole('button', { name: `Anular Convite ${mark}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Anular convite' });
  await expect(question).toContainText('A ligação deste convite deixa de funcionar.');
  await question.getByRole('button', { name: 'Anular convite' }).click();
  await expect(page.getByText('Convite anulado com sucesso!')).toBeVisible();
  await expect(row).toContainText('Anulado');
  await expect(row.getByRole('button', { name: /^Anular/ })).toHaveCount(0);
});

test.describe('with a network that fails', () => {
  test('an invitation that could not be made keeps its note', async ({ page, mark }) => {
    await page.goto('/dashboard/equipa/convites');
    await page.getByRole('button', { name: 'Criar convite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Convite para testemunho' });
    await dialog.getByLabel('Nota').fill(`Convite ${mark}`);
    const mend = await cut(page, 'POST', '/api/convites');
    await dialog.getByRole('button', { name: 'Criar convite' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Não foi possível contactar o servidor.');
    await mend();
    await expect(dialog.getByLabel('Nota')).toHaveValue(`Convite ${mark}`);
    await dialog.getByRole('button', { name: 'Criar convite' }).click();
    await expect(dialog.getByLabel('Ligação', { exact: true })).toHaveValue(/\/testemunho\//);
  });
});

test('an editor that was opened from somewhere leads back there by Cancelar', async ({ page, api, mark }) => {
  const img = await api.upload('m.jpg', (await picture('m.jpg')).buffer, 'image/jpeg');
  const member = { nome: `Eva ${mark}`, estado: 'Atual', testemunho: 'Olá.', img, rascunho: true };
  const { id } = await api.call<Member>('POST', '/equipa', member);
  await page.goto('/dashboard/equipa');
  await page.getByPlaceholder('Pesquisar membros').fill(mark);
  await expect(page).toHaveURL(/\/dashboard\/equipa\?.*filter=/);
  await page.getByRole('link', { name: `Editar Eva ${mark}` }).click();
  await expect(page.getByText('Este testemunho é um rascunho enviado por convite')).toBeVisible();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/equipa\?.*filter=/);
  await page.goto(`/editar/equipa/${id}`);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/equipa$/);

  // one that waits is not published by a save
  await page.goto(`/editar/equipa/${id}`);
  await page.getByRole('textbox', { name: 'Estado' }).fill('2025-2026');
  await page.getByRole('button', { name: 'Atualizar Membro' }).click();
  await expect(page.getByText('Rascunho guardado.')).toBeVisible();
  await expect(page.getByText('Publicado.')).toHaveCount(0);
});

test('a testimonial sent by invitation is a draft: approved, visitors see it; rejected, it is gone', async ({
  page,
  api,
  mark,
}) => {
  const img = await api.upload('t.jpg', (await picture('t.jpg')).buffer, 'image/jpeg');
  for (const nome of [`Sim ${mark}`, `Não ${mark}`]) {
    await api.call('POST', '/equipa', { nome, estado: 'Atual', testemunho: 'Gostei.', img, rascunho: true });
  }
  const visible = async (): Promise<string[]> => {
    const members = (await (await fetch(`${API_URL}/equipa`)).json()) as Member[];
    return members.map(({ nome }) => nome).filter((nome) => nome.includes(mark));
  };
  expect(await visible()).toEqual([]);
  await page.goto('/dashboard/equipa');
  await page.getByPlaceholder('Pesquisar membros').fill(mark);
  await page.getByRole('button', { name: `Aprovar Sim ${mark}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Gostei.');
  expect(await visible()).toEqual([]);
  await page.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await expect(page.getByText('Testemunho aprovado com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: `Rejeitar Não ${mark}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Gostei.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rejeitar e eliminar' }).click();
  await expect(page.getByText('Testemunho rejeitado e eliminado.')).toBeVisible();
  expect(await visible()).toEqual([`Sim ${mark}`]);
});

test('the picture of a testimonial that waits is shown here, and to visitors once it is approved', async ({
  page,
  api,
  mark,
}) => {
  const { url } = await api.call<{ url: string }>('POST', '/api/convites', {});
  const convite = url.slice(url.lastIndexOf('/') + 1);
  const body = new FormData();
  const { buffer } = await picture('eu.jpg');
  body.set('images', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'eu.jpg');
  const sent = await fetch(`${API_URL}/upload`, { method: 'POST', headers: { 'X-Convite': convite }, body });
  const { filePaths } = (await sent.json()) as { filePaths: [string] };
  const img = `${API_URL}/uploads/${filePaths[0]}`;
  const testimonial = { convite, nome: `Eva ${mark}`, estado: 'Atual', testemunho: 'Gostei.', img };
  await api.call('POST', '/testemunhos', testimonial);
  const forVisitors = async (): Promise<number> => (await fetch(img)).status;
  expect(await forVisitors()).toBe(404);

  await page.goto('/dashboard/equipa');
  await page.getByPlaceholder('Pesquisar membros').fill(mark);
  const shown = page.getByRole('row', { name: `Eva ${mark}` }).locator('img');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await expect(shown).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: `Aprovar Eva ${mark}` }).click();
  await page.getByRole('button', { name: 'Aprovar e publicar' }).click();
  await expect(page.getByText('Testemunho aprovado com sucesso!')).toBeVisible();
  expect(await forVisitors()).toBe(200);
});

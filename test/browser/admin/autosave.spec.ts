import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, refusedRequest, test } from './support/admin-test.js';

const title = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true });
const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Há texto seu que não chegou a ser guardado' });
const article = (mark: string) => ({
  titulo: `Título ${mark}`,
  descricao: 'Texto.',
  hook: 'Destaque',
  Categoria: 'Jornal',
});

/** Types into a field, until that is kept. */
async function typeAndKeep(page: Page, field: Locator, text: string): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/por-guardar/'),
  );
  await field.fill(text);
  expect((await kept).status()).toBe(204);
  await expect(page.getByText('O que escreve fica guardado para si.')).toBeVisible();
}

/** Types a title in a page of the same person, and has it crash once that is kept. */
async function crashWhileTyping(context: BrowserContext, path: string, text: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await typeAndKeep(page, title(page), text);
  await page.close();
}

test('what was being typed when the browser crashed is offered again, and once', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article(mark));
  const path = `/editar/imprensa/${id}`;
  await crashWhileTyping(page.context(), path, `A meio ${mark}`);
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject(article(mark));
  await page.goto(path);
  await expect(offer(page)).toContainText('Título.');
  await expect(title(page)).toHaveValue(`Título ${mark}`);
  await expectAccessibleAtEveryWidth(page);
  await offer(page).getByRole('button', { name: 'Recuperar' }).click();
  await expect(title(page)).toHaveValue(`A meio ${mark}`);
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ titulo: `A meio ${mark}` });
  await expect.poll(() => api.call<unknown[]>('GET', `/api/por-guardar?recurso=imprensa&registo=${id}`)).toEqual([]);
});

test('what is given up is not offered again', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article(mark));
  const path = `/editar/imprensa/${id}`;
  await crashWhileTyping(page.context(), path, `A meio ${mark}`);
  await page.goto(path);
  await offer(page).getByRole('button', { name: 'Deitar fora' }).click();
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => api.call<unknown[]>('GET', `/api/por-guardar?recurso=imprensa&registo=${id}`)).toEqual([]);
  await expect(title(page)).toHaveValue(`Título ${mark}`);
});

test('what was typed before something is taken up goes with it', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article(mark));
  const path = `/editar/imprensa/${id}`;
  await crashWhileTyping(page.context(), path, `A meio ${mark}`);
  await page.goto(path);
  await expect(offer(page)).toBeVisible();
  await typeAndKeep(page, page.getByRole('textbox', { name: 'Destaque' }), 'Outro destaque');
  await offer(page).getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({
    titulo: `A meio ${mark}`,
    hook: 'Outro destaque',
  });
  await expect.poll(() => api.call<unknown[]>('GET', `/api/por-guardar?recurso=imprensa&registo=${id}`)).toEqual([]);
});

test('what is written over by something that is taken up is still kept', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article(mark));
  const path = `/editar/imprensa/${id}`;
  await crashWhileTyping(page.context(), path, `A meio ${mark}`);
  await page.goto(path);
  await expect(offer(page)).toBeVisible();
  await typeAndKeep(page, page.getByRole('textbox', { name: 'Destaque' }), 'Outro destaque');
  await title(page).fill(`Outro ${mark}`);
  await offer(page).getByRole('button', { name: 'Recuperar' }).click();
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ titulo: `A meio ${mark}` });
  await expect
    .poll(() => api.call<unknown[]>('GET', `/api/por-guardar?recurso=imprensa&registo=${id}`))
    .toEqual([expect.objectContaining({ campos: { titulo: `Outro ${mark}` } })]);
});

test.describe('with somebody else at it meanwhile', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('what is taken up again is never over what they have saved', async ({ page, api, mark }) => {
    const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article(mark));
    const path = `/editar/imprensa/${id}`;
    await crashWhileTyping(page.context(), path, `A meio ${mark}`);
    const theirs = { titulo: `Deles ${mark}`, hook: 'Destaque deles' };
    await api.call('PUT', `/api/imprensa/${id}`, { ...article(mark), ...theirs });
    await page.goto(path);
    await offer(page).getByRole('button', { name: 'Recuperar' }).click();
    await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
    await expect(dialog.getByRole('group', { name: 'Título: Versão guardada' })).toContainText(`Deles ${mark}`);
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject(theirs);
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
    expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({
      titulo: `A meio ${mark}`,
      hook: 'Destaque deles',
    });
  });
});

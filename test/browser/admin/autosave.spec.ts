import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { AdminApi } from './support/admin-api.js';
import { expect, refusedRequest, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';

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

/** Has a page of the same person crash once a title typed in it is kept. @returns the article's number and its form */
async function crashWhileTyping(page: Page, api: AdminApi, mark: string): Promise<{ id: number; path: string }> {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', article(mark));
  const path = `/editar/imprensa/${id}`;
  const crashing = await page.context().newPage();
  await crashing.goto(path);
  await typeAndKeep(crashing, title(crashing), `A meio ${mark}`);
  await crashing.close();
  return { id, path };
}

const takeUp = (page: Page) => offer(page).getByRole('button', { name: 'Recuperar' }).click();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
}

const stored = (api: AdminApi, id: number) => api.call('GET', `/api/imprensa/${id}`);

const expectKept = (api: AdminApi, id: number) =>
  expect.poll(() => api.call<unknown[]>('GET', `/api/por-guardar?recurso=imprensa&registo=${id}`));

test('what was being typed when the browser crashed is offered again, and once', async ({ page, api, mark }) => {
  const { id, path } = await crashWhileTyping(page, api, mark);
  expect(await stored(api, id)).toMatchObject(article(mark));
  await page.goto(path);
  await expect(offer(page)).toContainText('Título.');
  await expect(title(page)).toHaveValue(`Título ${mark}`);
  await expectAccessibleAtEveryWidth(page);
  await takeUp(page);
  await expect(title(page)).toHaveValue(`A meio ${mark}`);
  await save(page);
  expect(await stored(api, id)).toMatchObject({ titulo: `A meio ${mark}` });
  await expectKept(api, id).toEqual([]);
});

test('what is given up is not offered again', async ({ page, api, mark }) => {
  const { id, path } = await crashWhileTyping(page, api, mark);
  await page.goto(path);
  await offer(page).getByRole('button', { name: 'Deitar fora' }).click();
  await expect(offer(page)).toBeHidden();
  await expectKept(api, id).toEqual([]);
  await expect(title(page)).toHaveValue(`Título ${mark}`);
});

test('what is not saved before signing out is not offered again, but what was left another time is', async ({
  page,
  api,
  mark,
}) => {
  const { id, path } = await crashWhileTyping(page, api, mark);
  const { session } = await AdminApi.logIn();
  await enterAs(page, session, path);
  await expect(offer(page)).toBeVisible();
  await typeAndKeep(page, page.getByRole('textbox', { name: 'Destaque' }), 'Outro destaque');
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectKept(api, id).toEqual([expect.objectContaining({ campos: { titulo: `A meio ${mark}` } })]);
});

for (const [what, over] of [
  ['what was typed before something is taken up goes with it', undefined],
  ['what is written over by something that is taken up is still kept', 'Outro título'],
] as const) {
  test(what, async ({ page, api, mark }) => {
    const { id, path } = await crashWhileTyping(page, api, mark);
    await page.goto(path);
    await expect(offer(page)).toBeVisible();
    await typeAndKeep(page, page.getByRole('textbox', { name: 'Destaque' }), 'Outro destaque');
    if (over !== undefined) await title(page).fill(over);
    await takeUp(page);
    await save(page);
    expect(await stored(api, id)).toMatchObject({ titulo: `A meio ${mark}`, hook: 'Outro destaque' });
    await expectKept(api, id).toEqual(
      over === undefined ? [] : [expect.objectContaining({ campos: { titulo: over } })],
    );
  });
}

test.describe('with somebody else at it meanwhile', () => {
  test.use({ expectedErrors: [refusedRequest(409)] });

  test('what is taken up again is never over what they have saved', async ({ page, api, mark }) => {
    const { id, path } = await crashWhileTyping(page, api, mark);
    const theirs = { titulo: `Deles ${mark}`, hook: 'Destaque deles' };
    await api.call('PUT', `/api/imprensa/${id}`, { ...article(mark), ...theirs });
    await page.goto(path);
    await takeUp(page);
    await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
    await expect(dialog.getByRole('group', { name: 'Título: Versão guardada' })).toContainText(`Deles ${mark}`);
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    expect(await stored(api, id)).toMatchObject(theirs);
    await dialog.getByRole('button', { name: 'Guardar o que escolhi' }).click();
    await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
    expect(await stored(api, id)).toMatchObject({ titulo: `A meio ${mark}`, hook: 'Destaque deles' });
  });
});

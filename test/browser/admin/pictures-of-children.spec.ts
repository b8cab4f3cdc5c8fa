import type { Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectAccessible, expectFailure, test } from './support/admin-test.js';
import { enterAs } from './support/enter-as.js';
import { newPerson } from './support/new-person.js';
import { anyColour, picture } from './support/picture.js';
import { tabTo } from './support/tab-to.js';

test.use({ loggedIn: false });

const { SITE_URL: site = '' } = process.env;
const PASSWORD = 'uma frase bem longa';
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** How many of an event's pictures a visitor is shown, of which none may be broken. */
async function picturesOf(visitor: Page, id: number, name: string): Promise<number> {
  await visitor.goto(`${site}/eventos/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  return visitor.locator(`img[src*="${name}"]`).count();
}

test('an editor marks a picture, records its authorisation and takes it down, without a mouse; a visitor sees what is so', async ({
  page,
  api,
  mark,
  visitor,
}) => {
  test.setTimeout(180_000);
  const name = `turma-${mark}`;
  const url = await api.upload(`${name}.jpg`, (await picture(`${name}.jpg`, anyColour())).buffer, 'image/jpeg');
  const event = { titulo: `Feira ${mark}`, data: '2027-01-01T10:00:00Z', local: 'Porto', url, fotos: [url] };
  const { id } = await api.createEvent(event);
  expect(await picturesOf(visitor, id, name)).toBeGreaterThan(0);

  const editor = await newPerson(api, mark, PASSWORD, 'edicao');
  await enterAs(page, editor.session);
  await page.goto(`/editar/eventos/${id}`);
  await tabTo(page, 'button', 'Descrever: Imagem Principal');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Imagem: / });
  await expect(dialog.getByLabel('Crédito')).toBeVisible();
  // nothing is typed in it
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Descrever: Imagem Principal' }).press('Enter');
  await dialog.getByRole('switch', { name: 'Tem menores identificáveis' }).press('Space');
  expectFailure(/PUT .*\/api\/files\/.*: 400/);
  await expect(dialog.getByLabel('Vista por')).toHaveAttribute('maxlength', '120');
  await dialog.getByLabel('Vista por').fill('Rita Exemplo');
  await dialog.getByLabel('Vista por').press('Enter');
  await expect(dialog.getByLabel('Autorizada até')).toHaveAccessibleDescription('Diga até que dia vale a autorização.');
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByLabel('Vista por').fill('');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Não visível ao público: falta a autorização').first()).toBeVisible();
  expect(await picturesOf(visitor, id, name)).toBe(0);

  await page.getByRole('button', { name: 'Não visível: Imagem Principal' }).press('Enter');
  await expect(dialog.getByLabel('Autorização vista em')).toBeFocused();
  await dialog.getByLabel('Autorização vista em').fill(day(0));
  await dialog.getByLabel('Vista por').fill('Rita Exemplo');
  await dialog.getByLabel('Autorizada até').fill(day(20));
  await dialog.getByLabel('Vista por').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Menores identificáveis · autorizada até \d{2}-\d{2}-\d{4}$/)).toBeVisible();
  await expect.poll(() => picturesOf(visitor, id, name)).toBeGreaterThan(0);

  await page.goto('/dashboard');
  const waiting = page.getByRole('link', { name: /com menores sem autorização, ou com uma prestes a acabar/ });
  const counted = Number.parseInt(await waiting.innerText(), 10);
  await tabTo(page, 'link', /com menores sem autorização, ou com uma prestes a acabar/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fotografias');
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(counted);
  const filter = page.getByRole('combobox', { name: 'Autorização' });
  await expect(filter).toHaveText('Em falta ou a acabar');
  await filter.press('Enter');
  await page.getByRole('option', { name: 'Todas' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('por Rita Exemplo');
  await row.getByRole('button', { name: /^Onde é usado/ }).press('Enter');
  const uses = page.getByRole('dialog', { name: /^Onde é usado/ });
  await expect(uses.getByRole('listitem')).toHaveText([`Evento "Feira ${mark}"`]);
  await uses.getByRole('button', { name: 'Fechar' }).press('Enter');

  await row.getByRole('button', { name: /^Autorizada/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Retirar do site' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Retirar a fotografia do site?' });
  await expectAccessible(page);
  await expect(question.getByRole('listitem')).toHaveText([`Evento "Feira ${mark}"`]);
  await question.getByRole('button', { name: 'Continuar' }).press('Enter');
  const again = page.getByRole('alertdialog', { name: 'Retirar mesmo?' });
  await expect(again).toContainText('Pode desfazer isto quando quiser: «Repor»');
  await again.getByRole('button', { name: 'Retirar do site' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('A fotografia foi retirada do site.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  const listed = page.locator('.RaList-content :is(tbody tr, li)').filter({ hasText: name });
  await expect(listed).toContainText('Não visível ao público: retirada do site');
  expect(await picturesOf(visitor, id, name)).toBe(0);

  // the editor still sees it
  await page.reload();
  await expect.poll(() => listed.locator('img[src^="blob:"]').count()).toBe(1);
  await listed.getByRole('button', { name: /^Retirada/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Repor' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Repor' }).press('Enter');
  await expect(listed).toContainText('Menores identificáveis · autorizada até');
  await expect.poll(() => picturesOf(visitor, id, name)).toBeGreaterThan(0);
});

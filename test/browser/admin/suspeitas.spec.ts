import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { mailTo } from './support/mail-to.js';
import { tabTo } from './support/tab-to.js';

test('what looks like spam stands apart until somebody says, without a mouse, that it is none', async ({
  page,
  api,
  mark,
}) => {
  const email = `${mark}@escola.pt`;
  const fields = { nome: `Ana ${mark}`, email, assunto: 'Olá', descricao: `Texto ${mark}`, privacidade: 'true' };
  const id = await api.submit('/contactos', { ...fields, pagina: 'https://burla.exemplo.pt' });
  await page.goto('/dashboard/contactos');
  await expect(page.getByRole('link', { name: 'Recebidas' })).toHaveAttribute('aria-current', 'page');
  await tabTo(page, 'link', 'Suspeitas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contactos: suspeitas');
  const card = page.getByRole('listitem').filter({ hasText: `Ana ${mark}` });
  await expect(card).toContainText('Preencheu um campo que as pessoas não veem.');
  await expect(card).toContainText(`Texto ${mark}`);
  await expectAccessibleAtEveryWidth(page);

  await tabTo(page, 'button', `Não é spam: Ana ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Está entre as recebidas.', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect
    .poll(async () => (await mailTo(email)).map(({ subject }) => subject))
    .toEqual(['Recebemos a sua mensagem']);
  await page.goto(`/dashboard/contactos/${id}`);
  await expect(page.getByRole('dialog', { name: `Ana ${mark}` })).toBeVisible();
});

test('what is spam is deleted, after a question', async ({ page, api, mark }) => {
  const enquiry = { nome: `Rui ${mark}`, email: `${mark}@escola.pt`, mensagem: `Texto ${mark}`, tipo: 'Oficina DFC' };
  await api.call('POST', '/formacoes', { ...enquiry, pagina: 'x' });
  await page.goto('/dashboard/formacoes/suspeitas');
  const card = page.getByRole('listitem').filter({ hasText: `Rui ${mark}` });
  await card.getByRole('button', { name: `Eliminar Rui ${mark}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Submissão eliminada com sucesso!')).toBeVisible();
  await expect(card).toHaveCount(0);
});

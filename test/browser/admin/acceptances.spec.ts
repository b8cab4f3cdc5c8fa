import { textVersions } from '../../../contract/texts/versions.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { tabTo } from './support/tab-to.js';

const enquiry = (mark: string) => ({
  nome: `Ana ${mark}`,
  email: `${mark}@escola.pt`,
  mensagem: `Texto ${mark}`,
  tipo: 'Oficina DFC',
});

test('an acceptance that is not on record is decided by a note, without a mouse', async ({ page, api, mark }) => {
  await api.call('POST', '/formacoes', enquiry(mark));
  await page.goto('/dashboard/formacoes');
  await tabTo(page, 'link', /^Sem aceitação \(\d+\)$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formações: sem aceitação registada');
  const card = page.getByRole('listitem').filter({ hasText: `Ana ${mark}` });
  await expect(card).toContainText('Aceitação não registada.');
  await expect(card).toContainText(`Texto ${mark}`);
  await expectAccessibleAtEveryWidth(page);

  const note = card.getByRole('textbox', { name: `Como foi obtida a aceitação de Ana ${mark}` });
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(note).toHaveAccessibleDescription('Escreva como foi obtida a aceitação.');
  await page.keyboard.type('Obtida por telefone.');
  await page.getByRole('link', { name: 'Contactos', exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).press('Enter');
  await expect(question).toHaveCount(0);
  await tabTo(page, 'button', `Aceitar: Ana ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A aceitação ficou registada.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a submission whose acceptance nobody has is deleted, after a question', async ({ page, api, mark }) => {
  await api.call('POST', '/formacoes', enquiry(mark));
  await page.goto('/dashboard/formacoes/sem-aceitacao');
  const card = page.getByRole('listitem').filter({ hasText: `Ana ${mark}` });
  await card.getByRole('button', { name: `Eliminar Ana ${mark}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Submissão eliminada com sucesso!')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('the ledger of one address is one page, read and printed', async ({ page, api, mark }) => {
  const { privacidade } = textVersions;
  await api.call('POST', '/formacoes', { ...enquiry(mark), textos: privacidade });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/dashboard/dados-pessoais');
  await page.getByRole('textbox', { name: 'E-mail da pessoa' }).fill(`${mark}@escola.pt`);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Registo de consentimentos' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Registo de consentimentos' });
  await expect(dialog.getByRole('listitem')).toContainText('Enviou o formulário com o texto à vista');
  await expect(dialog).toContainText(`Política de Privacidade, versão ${privacidade}`);
  await expect(dialog).toContainText('Que dados recolhemos');
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Imprimir o registo' }).press('Enter');
  await expect(page.locator('body[data-printed="yes"]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toContainText('Que dados recolhemos');
  await expect(page.getByRole('button', { name: 'Pesquisar' })).toBeHidden();
});

import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, test } from './support/admin-test.js';
import { askPassword } from './support/ask-password.js';
import { tabTo } from './support/tab-to.js';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('holds a message from its dialog without a mouse, and lets it go in «Privacidade»', async ({
  page,
  api,
  mark,
}) => {
  const reason = `Reclamação ${mark}`;
  const nome = `Ana ${mark}`;
  const id = await api.sendContact({ nome, email: `${mark}@escola.pt`, assunto: 'Olá', descricao: 'Uma pergunta.' });
  await page.goto(`/dashboard/contactos/${id}`);
  const message = page.getByRole('dialog', { name: nome });
  await expect(message.getByText('Uma pergunta.')).toBeVisible();
  await tabTo(page, 'button', 'Reter');
  await page.keyboard.press('Enter');
  const hold = page.getByRole('dialog', { name: 'Reter um registo' });
  expectFailure(/POST .*\/api\/retidos: 400/);
  await hold.getByRole('button', { name: 'Reter' }).press('Enter');
  await expect(hold.getByLabel('Motivo')).toHaveAccessibleDescription('O motivo é de preenchimento obrigatório.');
  await hold.getByLabel('Motivo').fill(reason);
  await hold.getByLabel('Retido até').fill(day(90));
  await hold.getByLabel('Motivo').press('Enter');
  await expect(hold).toBeHidden();
  await expect(message.getByRole('button', { name: 'Retido' })).toBeVisible();

  expectFailure(new RegExp(`DELETE .*/api/contactos/${id}: 409`));
  await message.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(question.getByRole('alert')).toContainText(`Motivo: ${reason}`);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(message).toBeVisible();

  await page.goto('/dashboard/privacidade');
  const held = page.getByRole('list', { name: 'Registos retidos' }).getByRole('listitem').filter({ hasText: reason });
  await expect(held.getByRole('link', { name: `Contactos ${id}` })).toHaveAttribute(
    'href',
    `/dashboard/contactos/${id}`,
  );
  await held.getByRole('button', { name: `Alterar: Contactos ${id}` }).press('Enter');
  await page.getByRole('button', { name: 'Deixar de reter' }).press('Enter');
  // what is behind a dialog is hidden, too
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(held).toBeHidden();
  await api.call('DELETE', `/api/contactos/${id}`);
});

test('holds a record by its kind and number', async ({ page, api, mark }) => {
  const body = { nome: `Ana ${mark}`, email: `${mark}@escola.pt`, mensagem: 'Olá', tipo: 'Oficina DFC' };
  const { id } = (await api.call('POST', '/formacoes', body)) as { id: number };
  await page.goto('/dashboard/privacidade');
  await page.getByRole('button', { name: 'Reter um registo' }).click();
  const hold = page.getByRole('dialog', { name: 'Reter um registo' });
  await hold.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Formações', exact: true }).click();
  await hold.getByLabel('Número do registo').fill(String(id));
  await hold.getByLabel('Motivo').fill(`Tribunal ${mark}`);
  await hold.getByLabel('Retido até').fill(day(30));
  await expectAccessibleAtEveryWidth(page);
  await hold.getByRole('button', { name: 'Reter' }).click();
  const held = page.getByRole('listitem').filter({ hasText: `Tribunal ${mark}` });
  await expect(held).toContainText(`Formações ${id}`);
});

test('shows what a rule that waits would take, and confirms it; accessible at every width', async ({ page }) => {
  await page.route('**/api/privacidade', async (route) => {
    const answer = await route.fetch();
    const shown = (await answer.json()) as { regras: { id: string; tipos: { tipo: string }[] }[] };
    const regras = shown.regras.map((rule) => {
      if (rule.id !== 'submissions') return rule;
      const tipos = rule.tipos.map((kind) => (kind.tipo === 'contactos' ? { ...kind, vencidos: 2, aSair: 3 } : kind));
      return { ...rule, espera: 'nova', tipos };
    });
    const apagados = [{ dia: '2026-06-05', tipo: 'contactos', motivo: 'prazo', quantos: 1_234 }];
    await route.fulfill({ response: answer, json: { ...shown, regras, apagados } });
  });
  await page.route('**/api/resumo', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), regrasPorConfirmar: 1 } });
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '1 prazo de conservação por confirmar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade');
  const rules = page.getByRole('list', { name: 'Prazos', exact: true });
  const forms = rules.getByRole('listitem').filter({ hasText: 'Formulários recebidos' });
  await expect(forms).toContainText('730 dias, desde que chegaram.');
  await expect(forms).toContainText('Contactos: 3');
  await forms.getByRole('button', { name: 'Ver os registos' }).press('Enter');
  await expect(forms.getByRole('list', { name: /^A sair/ })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Apagado nos últimos 30 dias' })).toContainText('Fim do prazo');
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('button', { name: /^Confirmar: Formulários/ }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirmar a regra?' });
  await expect(question).toContainText('2 registos');
  await question.getByRole('button', { name: 'Confirmar' }).press('Enter');
  await expect(page.getByText('Regra confirmada. Apaga na próxima noite.')).toBeVisible();
});

test('who closes the question for the password has confirmed no rule, and is told of no failure', async ({ page }) => {
  expectFailure(/PUT .*\/api\/privacidade\/regras\/submissions: 403/);
  await page.route('**/api/privacidade', async (route) => {
    const answer = await route.fetch();
    const shown = (await answer.json()) as { regras: { id: string }[] };
    const regras = shown.regras.map((rule) => (rule.id === 'submissions' ? { ...rule, espera: 'nova' } : rule));
    await route.fulfill({ response: answer, json: { ...shown, regras } });
  });
  await askPassword(page, 'PUT', '**/api/privacidade/regras/*');
  await page.goto('/dashboard/privacidade');
  await page.getByRole('button', { name: /^Confirmar: Formulários/ }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirmar a regra?' });
  await question.getByRole('button', { name: 'Confirmar' }).press('Enter');
  const password = page.getByRole('dialog', { name: 'Confirme a sua palavra-passe' });
  await password.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(password).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(page.getByText('confirme a sua palavra-passe')).toHaveCount(0);
});

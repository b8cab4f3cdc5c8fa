import { readFile } from 'node:fs/promises';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';
import { tabTo } from './support/tab-to.js';

test('finds what is held of a person by the keyboard, leads to it, and exports it', async ({ page, api, mark }) => {
  const email = `${mark}@escola.pt`;
  const id = await api.sendContact({ nome: `Ana ${mark}`, email, assunto: 'Olá', descricao: 'Uma pergunta.' });
  await page.goto('/dashboard/dados-pessoais');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dados de uma pessoa');
  await page.getByRole('textbox', { name: 'E-mail da pessoa' }).fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  const group = page.getByRole('region', { name: /^Mensagem de contacto \(1\)/ });
  await expect(group).toContainText('Uma pergunta.');
  await expect(page.getByText(new RegExp(`^Encontrados? \\d+ registos? sob ${email}`))).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar JSON' }).press('Enter'),
  ]);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { email: string; registos: object[] };
  expect(exported.email).toBe(email);
  expect(exported.registos).toContainEqual(expect.objectContaining({ tipo: 'contactos', id }));

  await group.getByRole('link', { name: /^Ver em Contactos/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/contactos/${id}$`));
});

test('prints what was found, and nothing of what is around it', async ({ page, api, mark }) => {
  const email = `${mark}@escola.pt`;
  await api.sendContact({ nome: `Ana ${mark}`, email, assunto: 'Olá', descricao: 'Uma pergunta.' });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/dashboard/dados-pessoais');
  await page.getByRole('textbox', { name: 'E-mail da pessoa' }).fill(email);
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body[data-printed="yes"]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Uma pergunta.')).toBeVisible();
  await expect(page.getByText(/^DFC Portugal · /)).toBeVisible();
  for (const name of ['Pesquisar', 'Imprimir', 'Exportar JSON'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Navegação' })).toBeHidden();
});

test('says that nothing is held, and what is no address; accessible at every width', async ({ page, api, mark }) => {
  const email = `${mark}@escola.pt`;
  await page.goto('/dashboard/dados-pessoais');
  const field = page.getByRole('textbox', { name: 'E-mail da pessoa' });
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('Escreva o endereço de e-mail da pessoa.');
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(`Não se encontrou nada sob ${email}.`)).toBeVisible();
  await api.sendContact({ nome: `Ana ${mark}`, email, assunto: 'Olá', descricao: 'Texto '.repeat(200) });
  await field.press('Enter');
  await expect(page.getByRole('region', { name: /^Mensagem de contacto/ })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test('erases all without a mouse, after saying what goes and what stays', async ({ page, api, mark }) => {
  const email = `${mark}@escola.pt`;
  const id = await api.sendContact({ nome: `Ana ${mark}`, email, assunto: 'Olá', descricao: 'Uma pergunta.' });
  await api.call('POST', '/formacoes', { nome: `Ana ${mark}`, email, mensagem: 'Outra.', tipo: 'Oficina DFC' });
  const school = `escola-${mark}@escola.pt`;
  const teacher = { nomeResponsavel: `Ana ${mark}`, emailResponsavel: email, contactoTelefonico: '223456789' };
  const place = { nomeEscola: 'Escola', emailEscola: school, morada: 'Rua A', codigoPostal: '4400-000' };
  const consent = { privacidade: 'true', captcha: 'true' };
  await api.submit('/festival', { ...place, ...teacher, ...consent, descricao: 'Uma horta.' });
  const ate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await api.call('POST', '/api/retidos', { tipo: 'contactos', registo: id, motivo: `Reclamação ${mark}`, ate });
  const { id: request } = await api.call<{ id: number }>('POST', '/api/pedidos-dados', {
    tipo: 'apagamento',
    via: 'telefone',
    email,
  });
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/dados-pessoais/apagamento', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard/dados-pessoais');
  await page.getByRole('textbox', { name: 'E-mail da pessoa' }).fill(email);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Apagar tudo');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Apagar tudo desta pessoa?' });
  await expect(question).toContainText('Pedido de formação (1)');
  await expect(question).toContainText(`Motivo: Reclamação ${mark}`);
  await expect(question).toContainText('Este pedido fica por responder enquanto o resto não estiver apagado.');
  await expect(question).toContainText('os e-mails já entregues');
  await expectAccessibleAtEveryWidth(page);
  await question.getByRole('button', { name: 'Apagar tudo' }).press('Enter');
  await expect(question.getByRole('button', { name: 'A apagar...' })).toBeVisible();
  await expect(page.getByText('A pesquisar...')).toHaveCount(0);
  goOn();
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'Pedido de formação (1)' });
  await expect(said).toContainText(`Motivo: Reclamação ${mark}`);
  await expect(said).toContainText(`falta dizer à pessoa o que foi feito. Falta dizê-lo também a ${school}.`);
  await expect(said.getByRole('button', { name: 'Copiar o recibo' })).toBeVisible();
  await expect(said.getByRole('link', { name: 'Ver em Pedidos sobre dados' })).toBeVisible();
  const ownMail = said.getByRole('link', { name: 'Abrir no meu e-mail' });
  await expect(ownMail).toHaveAttribute('href', new RegExp(`^mailto:${mark}%40escola\\.pt.*Pedido%20de%20forma`));
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole('textbox', { name: 'E-mail da pessoa' }).press('Enter');
  await expect(page.getByRole('region', { name: /^Mensagem de contacto \(1\)/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Pedido de formação/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Ver em Pedidos sobre dados/ }).press('Enter');
  await expect(page.getByRole('button', { name: `Abrir o pedido ${request}, de ${email}` })).toBeVisible();
});

test('leads to the one record of a list', async ({ page, api, mark }) => {
  const email = `${mark}@escola.pt`;
  await api.call('POST', '/api/newsletter', { nome: `Ana ${mark}`, email });
  await page.goto('/dashboard/dados-pessoais');
  await page.getByRole('textbox', { name: 'E-mail da pessoa' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Ver em Newsletter/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expect(page.locator('.RaList-content :is(tbody tr, li)')).toHaveCount(1);
});

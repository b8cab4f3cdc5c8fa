import { pdf } from '../../support/samples.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';

const script = '<script>alert(1)</script>';
const formula = `=HYPERLINK("https://exemplo.pt";"abrir")`;
const reversed = '\u202Etxt.exe %{name} ||||';
const long = `${formula}\n${script}\n${reversed}`;

interface HostileForm {
  section: string;
  path: string;
  search: string;
  /** Sends the form as a visitor does. */
  send: (api: AdminApi, nome: string, email: string) => Promise<unknown>;
}

const enquiry =
  (path: string, more: Record<string, string> = {}): HostileForm['send'] =>
  (api, nome, email) =>
    api.call('POST', path, { nome, email, mensagem: long, ...more });

const forms: HostileForm[] = [
  {
    section: 'Voluntariado',
    path: '/dashboard/voluntariado',
    search: 'Pesquisar candidaturas',
    send: (api, nome, email) => {
      const form = { nome, email, idade: '24', telefone: '912345678', estudando: script, motivacao: long };
      return api.submit('/formularios', { ...form, acceptPolicy: 'true' }, { cv: pdf() });
    },
  },
  {
    section: 'Oportunidades',
    path: '/dashboard/oportunidades',
    search: 'Pesquisar oportunidades',
    send: (api, nome, email) => {
      const form = { nome, email, motivo: 'Outro', descricao: long, newsletter: 'false', privacidade: 'true' };
      return api.submit('/oportunidades', form, { documento: pdf() });
    },
  },
  {
    section: 'Desafio Escolar',
    path: '/dashboard/festival',
    search: 'Pesquisar inscrições',
    send: (api, nome, email) => {
      const school = { nomeEscola: nome, emailEscola: email, morada: script, codigoPostal: '4400-000' };
      const person = { nomeResponsavel: reversed, emailResponsavel: email, contactoTelefonico: '223456789' };
      const form = { ...school, ...person, descricao: long, privacidade: 'true', captcha: 'true' };
      return api.submit('/festival', form, { cv: pdf() });
    },
  },
  { section: 'Material', path: '/dashboard/material', search: 'Pesquisar pedidos', send: enquiry('/material') },
  {
    section: 'Sessões',
    path: '/dashboard/sessoes',
    search: 'Pesquisar pedidos',
    send: enquiry('/sessoes', { tipo: 'Arranque do Projeto' }),
  },
  {
    section: 'Formações',
    path: '/dashboard/formacoes',
    search: 'Pesquisar pedidos',
    send: enquiry('/formacoes', { tipo: 'Oficina DFC' }),
  },
];

for (const { section, path, search, send } of forms) {
  test(`${section}: hostile text is only ever text, and exports safely`, async ({ page, api, mark }) => {
    const nome = `=<img src=x onerror=alert(1)>${mark}`;
    await send(api, nome, `${mark}@exemplo.pt`);
    page.on('dialog', () => {
      throw new Error('text from a form ran as a script');
    });
    await page.goto(path);
    await page.getByPlaceholder(search).fill(mark);
    const row = page.getByRole('row').filter({ hasText: mark });
    await expect(row).toContainText(nome);
    await expect(row.locator('img')).toHaveCount(0);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    const csv = await csvText(download);
    expect(csv).toContain(`"'${nome}"`);
    expect(csv).toContain(`"'=HYPERLINK(""https://exemplo.pt""`);
    expect(csv).not.toMatch(/(^|;)"[=+\-@]/m);

    await row.getByRole('link', { name: /^Ver detalhes/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(nome);
    for (const text of [formula, script, reversed]) await expect(dialog).toContainText(text);
    await expect(dialog.locator('img, script')).toHaveCount(0);
  });
}

test('Newsletter: hostile text is only ever text, and exports safely', async ({ page, api, mark }) => {
  const nome = `@<b>${mark}</b>${script}`;
  await api.call('POST', '/api/newsletter', { nome, email: `${mark}@exemplo.pt` });
  page.on('dialog', () => {
    throw new Error('text from a form ran as a script');
  });
  await page.goto('/dashboard/newsletter');
  await page.getByPlaceholder('Pesquisar subscritores').fill(mark);
  const row = page.getByRole('row').filter({ hasText: `${mark}@exemplo.pt` });
  await expect(row).toContainText(nome);
  await expect(row.locator('b, script')).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(await csvText(download)).toContain(`"'${nome}"`);
});

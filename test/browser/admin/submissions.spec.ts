import { pdf } from '../../support/samples.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';

/** Texts that are nobody's name or message, and that a program could take for something other than text. */
const script = '<script>alert(1)</script>';
const formula = `=HYPERLINK("https://exemplo.pt";"abrir")`;
const placeholders = 'txt.exe %{name} ||||';
const hostile = `${formula}\n${script}\n${placeholders}`;
const hostileName = (mark: string): string => `=<img src=x onerror=alert(1)>${mark}`;

interface Inbox {
  section: string;
  path: string;
  /** The documented path of one record. */
  one: (id: number) => string;
  /** Sends the form as a visitor does. */
  send: (api: AdminApi, nome: string, email: string) => Promise<number>;
  /** The values that the dialog shows beside name, address and the hostile text. */
  shown: string[];
  attachment: boolean;
}

const enquiry = (section: string, name: string, tipo?: string): Inbox => ({
  section,
  path: `/dashboard/${name}`,
  one: (id) => `/${name}/${id}`,
  send: async (api, nome, email) => {
    const form = { nome, email, mensagem: hostile, ...(tipo === undefined ? {} : { tipo }) };
    return (await api.call<{ id: number }>('POST', `/${name}`, form)).id;
  },
  shown: tipo === undefined ? [] : [tipo],
  attachment: false,
});

const inboxes: Inbox[] = [
  {
    section: 'Voluntariado',
    path: '/dashboard/voluntariado',
    one: (id) => `/api/voluntariados/${id}`,
    send: (api, nome, email) => {
      const form = { nome, email, idade: '24', telefone: '912345678', estudando: 'Estudante', motivacao: hostile };
      return api.submit('/formularios', { ...form, acceptPolicy: 'true' }, { cv: pdf() });
    },
    shown: ['24', '912345678', 'Estudante'],
    attachment: true,
  },
  {
    section: 'Oportunidades',
    path: '/dashboard/oportunidades',
    one: (id) => `/api/oportunidades/${id}`,
    send: (api, nome, email) => {
      const form = { nome, email, motivo: 'Outro', descricao: hostile, newsletter: 'false', privacidade: 'true' };
      return api.submit('/oportunidades', form, { documento: pdf() });
    },
    shown: ['Outro'],
    attachment: true,
  },
  {
    section: 'Desafio Escolar',
    path: '/dashboard/festival',
    one: (id) => `/api/festival/${id}`,
    send: (api, nome, email) => {
      const school = { nomeEscola: nome, emailEscola: email, morada: 'Rua da Escola, 1', codigoPostal: '4400-000' };
      const person = { nomeResponsavel: 'Maria Silva', emailResponsavel: email, contactoTelefonico: '223456789' };
      const form = { ...school, ...person, descricao: hostile, privacidade: 'true', captcha: 'true' };
      return api.submit('/festival', form, { cv: pdf() });
    },
    shown: ['Rua da Escola, 1', '4400-000', 'Maria Silva', '223456789'],
    attachment: true,
  },
  enquiry('Material', 'material'),
  enquiry('Sessões', 'sessoes', 'Arranque do Projeto'),
  enquiry('Formações', 'formacoes', 'Oficina DFC'),
];

for (const { section, path, one, send, shown, attachment } of inboxes) {
  test(`${section}: unread in the list, exported, all fields in the dialog, its attachment, delete; text is only ever text`, async ({
    page,
    api,
    mark,
  }) => {
    const [nome, email] = [hostileName(mark), `${mark}@exemplo.pt`];
    const id = await send(api, nome, email);
    page.on('dialog', () => {
      throw new Error('text from a form ran as a script');
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeVisible();
    await page.getByPlaceholder(/^Pesquisar/).fill(mark);
    const row = page.getByRole('row').filter({ hasText: mark });
    await expect(row).toContainText('Por ler: ');
    await expect(row).toContainText(/Dia: \d\d-\d\d-\d{4}, Hora: \d\d:\d\d/);
    await expect(row).toContainText(nome);
    await expect(row.locator('img')).toHaveCount(0);

    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    const csv = await csvText(exported);
    expect(csv).toContain(`"'${nome}"`);
    expect(csv).toContain(`"'=HYPERLINK(""https://exemplo.pt""`);
    expect(csv).not.toMatch(/(^|;)"[=+\-@]/m);

    await row.getByRole('link', { name: /^Ver detalhes/ }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/${id}\\?`));
    const dialog = page.getByRole('dialog');
    for (const text of [nome, email, ...shown, formula, script, placeholders]) await expect(dialog).toContainText(text);
    await expect(dialog.locator('img, script')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
    expect(await api.call('GET', one(id))).toMatchObject({ lida: true });

    await expect(dialog.getByRole('button', { name: 'Descarregar PDF' })).toHaveCount(attachment ? 1 : 0);
    if (attachment) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Descarregar PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^(Anexo|Candidatura) – .*${mark}\\.pdf$`));
    }

    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Mensagem eliminada com sucesso!')).toBeVisible();
    await expect(api.call('GET', one(id))).rejects.toThrow('404');
  });
}

test('Newsletter lists email, id and date, exports, and deletes a subscriber; text is only ever text', async ({
  page,
  api,
  mark,
}) => {
  const [nome, email] = [`@<b>${mark}</b>${script}`, `${mark}@exemplo.pt`];
  await api.call('POST', '/api/newsletter', { nome, email });
  page.on('dialog', () => {
    throw new Error('text from a form ran as a script');
  });
  await page.goto('/dashboard/newsletter');
  await page.getByPlaceholder('Pesquisar subscritores').fill(mark);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(nome);
  await expect(row.locator('b, script')).toHaveCount(0);
  await expect(row).toContainText(/Dia: \d\d-\d\d-\d{4}, Hora: \d\d:\d\d/);
  await expect(row).toContainText('Não');
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  // who has not confirmed is no subscriber yet
  expect(await csvText(exported)).not.toContain(email);
  await row.getByRole('button', { name: `Eliminar ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Subscritor eliminado com sucesso!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

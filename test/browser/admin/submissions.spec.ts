import { pdf } from '../../support/samples.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, test } from './support/admin-test.js';

interface Inbox {
  section: string;
  path: string;
  /** The documented path of one record. */
  one: (id: number) => string;
  send: (api: AdminApi, mark: string) => Promise<number>;
  /** What the dialog shows. */
  shown: (mark: string) => string[];
  attachment: boolean;
}

const inboxes: Inbox[] = [
  {
    section: 'Voluntariado',
    path: '/dashboard/voluntariado',
    one: (id) => `/api/voluntariados/${id}`,
    send: (api, mark) =>
      api.submit(
        '/formularios',
        {
          nome: `Rui ${mark}`,
          email: `${mark}@exemplo.pt`,
          idade: '24',
          telefone: '912345678',
          estudando: 'Estudante',
          motivacao: '<b>Quero ajudar</b>',
          acceptPolicy: 'true',
        },
        { cv: pdf() },
      ),
    shown: (mark) => [`Rui ${mark}`, `${mark}@exemplo.pt`, '24', '912345678', 'Estudante', '<b>Quero ajudar</b>'],
    attachment: true,
  },
  {
    section: 'Oportunidades',
    path: '/dashboard/oportunidades',
    one: (id) => `/api/oportunidades/${id}`,
    send: (api, mark) =>
      api.submit(
        '/oportunidades',
        {
          nome: `Empresa ${mark}`,
          email: `${mark}@exemplo.pt`,
          motivo: 'Outro',
          descricao: 'Uma ideia de parceria.',
          newsletter: 'false',
          privacidade: 'true',
        },
        { documento: pdf() },
      ),
    shown: (mark) => [`Empresa ${mark}`, `${mark}@exemplo.pt`, 'Outro', 'Uma ideia de parceria.'],
    attachment: true,
  },
  {
    section: 'Desafio Escolar',
    path: '/dashboard/festival',
    one: (id) => `/api/festival/${id}`,
    send: (api, mark) =>
      api.submit(
        '/festival',
        {
          nomeEscola: `Escola ${mark}`,
          emailEscola: `${mark}@escola.pt`,
          morada: 'Rua da Escola, 1',
          codigoPostal: '4400-000',
          nomeResponsavel: 'Maria Silva',
          emailResponsavel: 'maria@escola.pt',
          contactoTelefonico: '223456789',
          descricao: 'Um recreio para todos.',
          privacidade: 'true',
          captcha: 'true',
        },
        { cv: pdf() },
      ),
    shown: (mark) => [
      `Escola ${mark}`,
      `${mark}@escola.pt`,
      'Rua da Escola, 1',
      '4400-000',
      'Maria Silva',
      '223456789',
    ],
    attachment: true,
  },
  ...(['material', 'sessoes', 'formacoes'] as const).map((name): Inbox => {
    const details = {
      material: { section: 'Material', tipo: undefined },
      sessoes: { section: 'Sessões', tipo: 'Arranque do Projeto' },
      formacoes: { section: 'Formações', tipo: 'Oficina DFC' },
    }[name];
    return {
      section: details.section,
      path: `/dashboard/${name}`,
      one: (id) => `/${name}/${id}`,
      send: async (api, mark) => {
        const { id } = await api.call<{ id: number }>('POST', `/${name}`, {
          nome: `Prof. ${mark}`,
          email: `${mark}@escola.pt`,
          mensagem: 'Gostávamos de saber mais.',
          ...(details.tipo === undefined ? {} : { tipo: details.tipo }),
        });
        return id;
      },
      shown: (mark) => [`Prof. ${mark}`, `${mark}@escola.pt`, 'Gostávamos de saber mais.', details.tipo ?? ''],
      attachment: false,
    };
  }),
];

for (const { section, path, one, send, shown, attachment } of inboxes) {
  test(`${section}: unread in the list, all fields in the dialog, its attachment, delete`, async ({
    page,
    api,
    mark,
  }) => {
    const id = await send(api, mark);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeVisible();
    await page.getByPlaceholder(/^Pesquisar/).fill(mark);
    const row = page.getByRole('row').filter({ hasText: mark });
    await expect(row).toContainText('Por ler: ');
    await expect(row).toContainText(/Dia: \d\d-\d\d-\d{4}, Hora: \d\d:\d\d/);
    await row.getByRole('link', { name: /^Ver detalhes/ }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/${id}\\?`));

    const dialog = page.getByRole('dialog');
    for (const text of shown(mark)) await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
    expect(await api.call('GET', one(id))).toMatchObject({ lida: true });

    await expect(dialog.getByRole('button', { name: 'Transferir PDF' })).toHaveCount(attachment ? 1 : 0);
    if (attachment) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Transferir PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    }

    await dialog.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Mensagem eliminada com sucesso!')).toBeVisible();
    await expect(api.call('GET', one(id))).rejects.toThrow('404');
  });
}

test('Newsletter lists email, id and date, and deletes a subscriber', async ({ page, api, mark }) => {
  const email = `${mark}@exemplo.pt`;
  await api.call('POST', '/api/newsletter', { nome: 'Leitora', email });
  await page.goto('/dashboard/newsletter');
  await page.getByPlaceholder('Pesquisar subscritores').fill(mark);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(/Dia: \d\d-\d\d-\d{4}, Hora: \d\d:\d\d/);
  await expect(row).toContainText('Não');
  await row.getByRole('button', { name: `Eliminar ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Subscritor eliminado com sucesso!')).toBeVisible();
  await expect(row).toHaveCount(0);
});

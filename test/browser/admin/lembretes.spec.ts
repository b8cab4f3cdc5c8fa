import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';

const NAME = '3 dias antes do fim da entrega';

interface Reminder {
  id: number;
  tipo: string;
  assunto: string;
  texto: string;
  segue: boolean;
}
const stored = async (api: AdminApi): Promise<Reminder> => {
  const { lembretes } = await api.call<{ lembretes: Reminder[] }>('GET', '/api/lembretes');
  const found = lembretes.find(({ tipo }) => tipo === 'submissao3');
  if (found === undefined) throw new Error('there is no such reminder');
  return found;
};

test('a reminder is seen as it arrives, in other words too, goes by itself once it is let, and is stopped', async ({
  page,
  api,
  mark,
}) => {
  const { assunto, texto } = await stored(api);
  await api.submit('/festival', {
    nomeEscola: `Escola ${mark}`,
    emailEscola: 'geral@escola.pt',
    morada: 'Rua da Escola, 1',
    codigoPostal: '4400-000',
    nomeResponsavel: 'Maria João',
    emailResponsavel: `${mark}@escola.pt`,
    contactoTelefonico: '912345678',
    descricao: `Um recreio onde caibam todos: ${mark}.`,
    privacidade: 'true',
    captcha: 'true',
  });
  await page.goto('/dashboard/lembretes');
  await expect(page.getByText('O e-mail não sai daqui: fica guardado em ficheiros, no servidor.')).toBeVisible();
  const panel = page.getByRole('region', { name: NAME });
  await expect(panel).toContainText('À espera de ser visto');
  await expect(panel).toContainText(
    /Está marcado para [\d-]{10}; se nesse dia não puder seguir, segue depois, até [\d-]{10}\./,
  );
  await expect(panel).toContainText(/Se fosse hoje, seguia para \d+ escolas?\./);
  await expect(page.getByRole('region')).toHaveCount(11);
  await expectAccessibleAtEveryWidth(page);

  await panel.getByRole('button', { name: 'Mostrar o que segue' }).click();
  const dialog = page.getByRole('dialog', { name: `Lembrete: ${NAME}` });
  const mail = dialog.getByRole('group', { name: 'O que segue' });
  await expect(mail).toContainText('Como chega à primeira: ');
  await expect(mail).toContainText('a entrega dos projetos acaba daqui a 3 dias');
  await expect(mail).toContainText(/Segue a [\d-]{10}, para as escolas que nesse dia ainda precisarem dele\./);
  await expectAccessibleAtEveryWidth(page);

  expectFailure(refusedRequest(400));
  await dialog.getByLabel('Assunto').fill(`${mark}: acaba {quanto}`);
  await expect(mail.getByRole('alert')).toContainText('«{quanto}» chegaria assim mesmo.');
  await dialog.getByRole('button', { name: 'Deixar seguir' }).click();
  await expect(dialog.getByLabel('Assunto')).toHaveAccessibleDescription(/«\{quanto\}» chegaria assim mesmo/);
  await dialog.getByLabel('Assunto').fill(`${mark}: acaba {quando}`);
  await expect(mail).toContainText(`${mark}: acaba daqui a 3 dias`);
  await dialog.getByRole('button', { name: 'Deixar seguir' }).click();
  await expect(page.getByText('O lembrete segue sozinho no dia marcado.')).toBeVisible();
  await expect(panel).toContainText('Segue sozinho');
  expect(await stored(api)).toMatchObject({ assunto: `${mark}: acaba {quando}`, texto, segue: true });

  await panel.getByRole('button', { name: 'Mostrar o que segue' }).click();
  await dialog.getByLabel('Assunto').fill('Meio escrito');
  await dialog.getByRole('button', { name: 'Suspender' }).click();
  const question = page.getByRole('alertdialog', { name: 'Fechar sem guardar?' });
  await question.getByRole('button', { name: 'Fechar sem guardar' }).click();
  await expect(page.getByText('O lembrete está suspenso.')).toBeVisible();
  await expect(panel).toContainText('À espera de ser visto');
  expect(await stored(api)).toMatchObject({ segue: false });

  await panel.getByRole('button', { name: 'Mostrar o que segue' }).click();
  await dialog.getByRole('button', { name: 'Histórico' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico' });
  await history.getByRole('listitem').last().getByRole('button').click();
  await expect(history.getByRole('region', { name: 'Assunto' })).toContainText(mark);
  await expectAccessibleAtEveryWidth(page);
  await history.getByRole('button', { name: 'Repor esta versão' }).click();
  await expect(page.getByText(/^Versão reposta/)).toBeVisible();
  await expect(panel).toContainText(assunto);
  await expect(panel).toContainText('À espera de ser visto');
  expect(await stored(api)).toMatchObject({ assunto, texto, segue: false });
  await page.goto('/dashboard/atividade');
  await expect(page.getByRole('row', { name: /alterou um lembrete às escolas/ }).first()).toBeVisible();
});

test('another mail to schools is seen in the words that are typed, and goes in them', async ({ page, api, mark }) => {
  const all = await api.call<{ lembretes: Reminder[] }>('GET', '/api/lembretes');
  const before = all.lembretes.find(({ tipo }) => tipo === 'prolongada');
  await page.goto('/dashboard/lembretes');
  const panel = page.getByRole('region', { name: 'A entrega foi prolongada' });
  await expect(panel).toContainText('Segue sempre');
  await panel.getByRole('button', { name: 'Mostrar o que segue' }).click();
  const dialog = page.getByRole('dialog', { name: 'A entrega foi prolongada' });
  await dialog.getByLabel('Assunto').fill(`${mark} {edicao}`);
  await expect(dialog.getByRole('group', { name: 'O que segue' })).toContainText(`${mark} 2026/2027`);
  await expect(dialog.getByRole('button', { name: 'Suspender' })).toHaveCount(0);
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('O e-mail segue agora com estas palavras.')).toBeVisible();
  await expect(panel).toContainText(`${mark} {edicao}`);
  await api.call('PUT', `/api/lembretes/${before?.id}`, {
    assunto: before?.assunto,
    texto: before?.texto,
    segue: true,
  });
});

test('the overview says that a reminder waits, and leads to it', async ({ page, api }) => {
  const resumo = await api.call<object>('GET', '/api/resumo');
  await page.route('**/api/resumo', (route) => route.fulfill({ json: { ...resumo, lembretesPorVer: 1 } }));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '1 lembrete às escolas à espera de ser visto antes de seguir' }).click();
  await expect(page).toHaveURL('/dashboard/lembretes');
  await expect(page.getByRole('region', { name: NAME })).toBeVisible();
});

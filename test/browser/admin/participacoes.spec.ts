import type { Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { csvText } from './support/csv.js';
import { SITE_URL } from './support/environment.js';
import { enterAs } from './support/enter-as.js';
import { mailTo } from './support/mail-to.js';
import { newPerson } from './support/new-person.js';
import { tick } from './support/tick.js';

interface Participation {
  id: number;
  escola: string;
  [field: string]: unknown;
}

const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
const list = (filter: object) => `/dashboard/participacoes${filtered(filter)}`;
const found = (api: AdminApi, mark: string) =>
  api.call<Participation[]>('GET', `/api/participacoes${filtered({ q: mark })}`);

/** Registers a school as its form does. */
async function register(api: AdminApi, nomeEscola: string, more: Record<string, string> = {}): Promise<void> {
  await api.submit('/festival', {
    nomeEscola,
    emailEscola: 'geral@escola.pt',
    morada: 'Rua da Escola, 1',
    codigoPostal: '4400-000',
    nomeResponsavel: 'Maria João',
    emailResponsavel: 'maria@escola.pt',
    contactoTelefonico: '912345678',
    descricao: `Um recreio onde caibam todos: ${nomeEscola}.`,
    privacidade: 'true',
    captcha: 'true',
    ...more,
  });
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a school is found by where it is, corrected, exported, and erased', async ({ page, api, mark }) => {
  expectFailure(refusedRequest(400));
  await register(api, `Escola do Bairro ${mark}`, { emailResponsavel: `${mark}@escola.pt` });
  await register(api, `Escola da Praia ${mark}`, { emailResponsavel: `p${mark}@escola.pt`, codigoPostal: '8000-000' });
  await page.goto(list({ q: mark }));
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(2);
  for (const [field, option] of [
    ['Edição', '2026/2027'],
    ['Distrito', 'Porto'],
    ['Estado', 'Inscrita'],
  ] as const)
    await choose(page, field, option);
  await expect(rows).toHaveCount(1);
  for (const text of ['Escola do Bairro', '2026/2027', 'Maria João', 'Nunca', 'Falta: ciclo, turmas, alunos'])
    await expect(rows).toContainText(text);
  await page.getByRole('columnheader').getByRole('button').first().hover();
  await expect(page.getByRole('main').getByRole('tooltip')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.getByRole('button', { name: /^Corrigir Escola do Bairro/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Corrigir a participação/ });
  await dialog.getByRole('combobox', { name: 'Ciclo' }).click();
  await page.getByRole('option', { name: '2.º ciclo' }).click();
  await dialog.getByLabel('Turmas').fill('2');
  await dialog.getByLabel('Alunos').fill('muitos');
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('O número de alunos tem de ser um número inteiro.').first()).toBeVisible();
  await dialog.getByLabel('Alunos').fill('48');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Participação corrigida com sucesso!')).toBeVisible();
  await expect(rows).toContainText('2 turmas, 48 alunos');
  await expect(rows).not.toContainText('Falta');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const csv = await csvText(await download);
  expect(csv).toContain(`Escola do Bairro ${mark}`);
  expect(csv).toContain('2.º ciclo');
  expect(csv).not.toContain('Escola da Praia');

  await page.getByRole('button', { name: /^Eliminar Escola do Bairro/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('A inscrição fica em «Desafio Escolar».');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  // over it the rows are out of reach, and none is found
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(0);
  expect(await found(api, mark)).toMatchObject([{ escola: `Escola da Praia ${mark}` }]);
});

test('two participations of one school are joined into the one that is chosen', async ({ page, api, mark }) => {
  const twin = { emailResponsavel: `${mark}@escola.pt` };
  await register(api, `Escola Básica ${mark}`, { ...twin, nomeResponsavel: 'Ana Sá' });
  await register(api, `Esc. Básica ${mark}`, { ...twin, nomeResponsavel: 'Rui Sá' });
  const [second, first] = await found(api, mark);
  await api.call('PUT', `/api/participacoes/${second?.id}`, { ...second, alunos: 30, estado: 'submetida' });

  await page.goto(list({ q: mark }));
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows.filter({ hasText: 'Repetida' })).toHaveCount(2);
  await page.getByRole('button', { name: `Juntar Esc. Básica ${mark}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Juntar participações' });
  const one = dialog.getByRole('group', { name: `Escola Básica ${mark}` });
  const other = dialog.getByRole('group', { name: `Esc. Básica ${mark}` });
  for (const text of ['Ana Sá', `${mark}@escola.pt`, 'Inscrita', 'Por indicar']) await expect(one).toContainText(text);
  for (const text of ['Rui Sá', 'Projeto entregue', '30']) await expect(other).toContainText(text);
  await expect(dialog.getByRole('alert')).toContainText(`Fica a participação de Esc. Básica ${mark}, de Rui Sá.`);
  await expectAccessibleAtEveryWidth(page);

  await one.getByLabel('Fica esta').check();
  await expect(dialog.getByRole('alert')).toContainText(`Fica a participação de Escola Básica ${mark}, de Ana Sá.`);
  await other.getByLabel('Juntar à que fica').uncheck();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Fechar sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(question).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Juntar' }).click();
  await expect(dialog.getByText('Escolha pelo menos uma participação para juntar à que fica.')).toBeVisible();
  await other.getByLabel('Juntar à que fica').check();
  await dialog.getByRole('button', { name: 'Juntar' }).click();
  await expect(page.getByText('Participações juntas com sucesso!')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).not.toContainText('Repetida');
  expect(await found(api, mark)).toMatchObject([
    { id: first?.id, professor: 'Ana Sá', alunos: 30, estado: 'submetida', repetidas: [] },
  ]);
});

test('chosen schools are written to once, after it is shown how it arrives', async ({ page, api, mark }) => {
  const addresses = ['a', 'b'].map((letter) => `${mark}${letter}@escola.pt`);
  for (const emailResponsavel of addresses) await register(api, `Escola ${emailResponsavel}`, { emailResponsavel });
  const arrived = async (address: string) =>
    (await mailTo(address)).filter(({ subject }) => subject === `O festival ${mark}`);
  await page.route('**/api/correio', (route) => route.fulfill({ json: { sai: true } }));
  await page.goto(list({ q: mark }));
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(2);

  const dialog = page.getByRole('dialog', { name: 'Escrever a 2 escolas' });
  const write = async (): Promise<void> => {
    await tick(page.getByRole('checkbox', { name: 'Selecionar tudo' }));
    await page.getByRole('button', { name: 'Escrever às escolas' }).click();
    await dialog.getByLabel('Assunto').fill(`O festival ${mark}`);
    await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Olá, {professor}!\n\nContamos com a {escola}.');
    await dialog.getByRole('button', { name: 'Ver antes de enviar' }).click();
  };
  await write();
  const preview = dialog.getByRole('group', { name: 'Antes de enviar' });
  await expect(preview).toBeFocused();
  const question = page.getByRole('alertdialog', { name: 'Fechar sem guardar?' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await close();
    await question.getByRole('button', { name: 'Continuar a editar' }).click();
    await expect(question).toHaveCount(0);
  }
  await expect(preview).toContainText('Segue para o e-mail do professor de 2 escolas.');
  await expect(preview).toContainText(`Como chega à primeira: ${addresses[0]}`);
  await expect(preview).toContainText(`Contamos com a Escola ${addresses[0]}.`);
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog.getByLabel('Assunto')).toHaveValue(`O festival ${mark}`);
  await dialog.getByRole('button', { name: 'Ver antes de enviar' }).click();
  await dialog.getByRole('button', { name: 'Enviar a 2 escolas' }).click();
  await expect(page.getByText('Mensagem enviada a 2 escolas.')).toBeVisible();
  await expect(page.getByText('2 selecionados')).toHaveCount(0);
  for (const address of addresses) await expect.poll(async () => (await arrived(address)).length).toBe(1);

  await write();
  await expect(dialog.getByText('Todas as escolas que escolheu já receberam esta mensagem.')).toBeVisible();
  await dialog.getByLabel('Assunto').press('Escape');
  await question.getByRole('button', { name: 'Fechar sem guardar' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Escrever às escolas' }).click();
  await expect(dialog.getByLabel('Assunto')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an administrator prolongs the handing in, the schools are told, and an editor has no part in it', async ({
  page,
  api,
  mark,
}) => {
  const [edition] = await api.call<{ id: number }[]>('GET', `/api/edicoes${filtered({ chave: '20262027' })}`);
  const path = `/editar/edicoes/${edition?.id}`;
  const stored = () => api.call<Record<string, unknown>>('GET', `/api/edicoes/${edition?.id}`);
  const { submissaoFecha } = await stored();
  await register(api, `Escola ${mark}`, { emailResponsavel: `${mark}@escola.pt` });

  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Ver as escolas' })).toHaveAttribute(
    'href',
    list({ edicao: '20262027' }),
  );
  const button = page.getByRole('button', { name: 'Prolongar um prazo' });
  const lastDay = page.getByLabel('Entrega dos projetos: último dia');
  await expect(button).toBeVisible();
  await lastDay.fill('2027-06-01');
  await expect(button).toBeDisabled();
  await lastDay.fill(String(submissaoFecha));
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Prolongar um prazo' });
  await choose(page, 'Prazo', 'Entrega dos projetos, até 31-05-2027');
  await dialog.getByLabel('Novo último dia').fill('2027-05-31');
  expectFailure(refusedRequest(400));
  await dialog.getByRole('button', { name: 'Ver antes de enviar' }).click();
  await dialog.getByRole('button', { name: 'Prolongar e guardar o aviso' }).click();
  await expect(dialog.getByText('O novo dia tem de vir depois do que está marcado.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await dialog.getByLabel('Novo último dia').fill('2027-06-02');
  await dialog.getByRole('button', { name: 'Ver antes de enviar' }).click();
  await expect(dialog).toContainText('o último dia é agora 2 de junho de 2027');
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Prolongar e guardar o aviso' }).click();
  await expect(page.getByText('O prazo foi prolongado até 02-06-2027.')).toBeVisible();
  await expect(lastDay).toHaveValue('2027-06-02');
  const told = async () => (await mailTo(`${mark}@escola.pt`)).some(({ text }) => text?.includes('2 de junho de 2027'));
  await expect.poll(told).toBe(true);

  // the form has the version that this made
  await lastDay.fill(String(submissaoFecha));
  await page.getByRole('button', { name: 'Atualizar Edição' }).click();
  await expect(page.getByText('Edição atualizada com sucesso!')).toBeVisible();
  expect(await stored()).toMatchObject({ submissaoFecha });

  const editor = await newPerson(api, mark, 'uma frase bem longa', 'edicao');
  await enterAs(page, editor.session, path);
  await expect(lastDay).toHaveValue(String(submissaoFecha));
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver as escolas' })).toHaveCount(0);
});

test('a school is sent another link to its own page, and its links are ended', async ({ page, api, mark }) => {
  const email = `${mark}@escola.pt`;
  await register(api, `Escola ${mark}`, { emailResponsavel: email });
  const links = async () =>
    (await mailTo(email)).flatMap(({ text }) => /\/desafio\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
  const answers = async (link = '') => (await fetch(SITE_URL + link)).status;
  await expect.poll(async () => (await links()).length).toBe(1);
  const [first] = await links();
  await page.goto(list({ q: mark }));
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: `Corrigir Escola ${mark}` }).click();
    await page.getByRole('button', { name: 'Ligação da escola' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: `A página de Escola ${mark}` });
  await expect(dialog).toContainText('O e-mail não sai daqui: fica guardado em ficheiros, no servidor.');
  await expect(dialog).not.toContainText('segue para');
  await expectAccessibleAtEveryWidth(page);
  await dialog.getByRole('button', { name: 'Guardar outra ligação' }).click();
  await expect(page.getByText('Ligação guardada em ficheiro, no servidor.')).toBeVisible();
  await expect.poll(async () => (await links()).length).toBe(2);
  const second = (await links()).find((link) => link !== first);
  expect([await answers(first), await answers(second)]).toEqual([404, 200]);
  await page.getByRole('button', { name: `Corrigir Escola ${mark}` }).click();
  await page.getByLabel('Prémio').fill('Menção honrosa');
  await page.getByRole('button', { name: 'Ligação da escola' }).click();
  const question = page.getByRole('alertdialog', { name: 'Fechar sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(page.getByLabel('Prémio')).toHaveValue('Menção honrosa');
  await page.getByRole('button', { name: 'Ligação da escola' }).click();
  await question.getByRole('button', { name: 'Fechar sem guardar' }).click();
  await dialog.getByRole('button', { name: 'Retirar as ligações' }).click();
  await expect(page.getByText('As ligações deixaram de funcionar.')).toBeVisible();
  expect(await answers(second)).toBe(404);
});

test('an administrator sees a project that is not handed in as a draft, reads it, and gives its school more time', async ({
  page,
  api,
  mark,
}) => {
  expectFailure(refusedRequest(400));
  const email = `${mark}@escola.pt`;
  await register(api, `Escola ${mark}`, { emailResponsavel: email });
  const link = async () =>
    (await mailTo(email)).flatMap(({ text }) => /\/desafio\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await link()).length).toBe(1);
  const [path = ''] = await link();
  const words = {
    titulo: `A horta ${mark}`,
    frase: 'Um canteiro que dá sopa.',
    sentir: 'Ninguém parava ali, dizia a Rita Luz.',
    versao: 0,
  };
  await api.call('PUT', `/api${path}/projeto`, words);

  await page.goto(list({ q: mark }));
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText('Rascunho, faltam 3 partes');
  await row.getByRole('button', { name: `Projeto de Escola ${mark}` }).click();
  const dialog = page.getByRole('dialog', { name: `O projeto de Escola ${mark}` });
  await expect(dialog.getByRole('heading', { name: `A horta ${mark}` })).toBeVisible();
  await expect(dialog).toContainText('Falta: o passo «Imaginar», o passo «Fazer», o passo «Partilhar».');
  await expect(dialog).toContainText('Ninguém parava ali');
  await expect(dialog.getByRole('alert')).toContainText(['Rascunho', 'nomes completos: «Rita Luz».']);
  await expectAccessibleAtEveryWidth(page);
  await expect(dialog).toContainText('Só para esta escola. O e-mail não sai daqui: fica guardado em ficheiros');
  await dialog.getByLabel('Último dia').fill('2027-06-10');
  await dialog.getByRole('button', { name: 'Dar mais tempo' }).click();
  await expect(dialog.getByText('Escreva o motivo.').first()).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Cheias na escola.');
  await dialog.getByRole('button', { name: 'Dar mais tempo' }).click();
  await expect(page.getByText(`Escola ${mark} pode entregar até 10-06-2027.`)).toBeVisible();
  await expect(row).toContainText('prazo até 10-06-2027');
  await expect
    .poll(async () => (await mailTo(email)).some(({ text }) => text?.includes('10 de junho de 2027')))
    .toBe(true);

  await row.getByRole('button', { name: `Projeto de Escola ${mark}` }).click();
  await dialog.getByRole('button', { name: 'Retirar o prazo' }).click();
  await expect(page.getByText('O prazo voltou a ser o de todas as escolas.')).toBeVisible();
  await expect(row).not.toContainText('prazo até');
});

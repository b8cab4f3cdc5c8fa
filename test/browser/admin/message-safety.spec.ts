import type { Page } from '@playwright/test';
import type { AdminApi } from './support/admin-api.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { cut } from './support/editors.js';
import { ADMIN_PASSWORD } from './support/environment.js';
import { mailTo } from './support/mail-to.js';

interface Message {
  readonly id: number;
  readonly versao: number;
}

const handling = (page: Page) => page.getByRole('form', { name: 'Tratamento' });
const note = (page: Page) => page.getByRole('textbox', { name: 'Nota para a equipa' });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Resposta' });
const send = (page: Page) => page.getByRole('button', { name: 'Guardar resposta' }).click();
const save = (page: Page) => handling(page).getByRole('button', { name: 'Guardar' }).click();

const addressOf = (mark: string) => `${mark}@exemplo.pt`;

/** Somebody writes, and the message is opened. */
async function open(page: Page, api: AdminApi, mark: string): Promise<Message> {
  await api.sendContact({
    nome: `Ana ${mark}`,
    email: addressOf(mark),
    assunto: `Visita ${mark}`,
    descricao: 'Podem?',
  });
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  const [message] = await api.call<Message[]>('GET', `/api/mensagens?filter=${filter}`);
  if (message === undefined) throw new Error('there is no message');
  await page.goto(`/dashboard/mensagens/${message.id}`);
  return message;
}

/** Opens a message and writes a note and an answer, which are not saved. */
async function writeBoth(page: Page, api: AdminApi, mark: string): Promise<Message> {
  const message = await open(page, api, mark);
  await note(page).fill('A minha nota.');
  await answer(page).fill('A minha resposta.');
  return message;
}

test('a note that is being written outlives the message’s being read and answered, and is not left without a question', async ({
  page,
  api,
  mark,
}) => {
  await open(page, api, mark);
  await note(page).fill('Ligar na terça.');
  await expect(handling(page).getByRole('combobox', { name: 'Estado' })).toHaveText('Aberta');
  await expect(note(page)).toHaveValue('Ligar na terça.');
  await answer(page).fill('Até breve.');
  await send(page);
  await expect(handling(page).getByRole('combobox', { name: 'Estado' })).toHaveText('Respondida');
  await expect(note(page)).toHaveValue('Ligar na terça.');
  await page.getByRole('link', { name: 'Voltar às mensagens' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await question.getByRole('button', { name: 'Continuar a editar' }).click();
  await save(page);
  await expect(page.getByText('Guardado.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar às mensagens' }).click();
  await expect(page).toHaveURL(/\/dashboard\/mensagens$/);
});

test('a colleague was first: who and when is said, both notes are seen, and nothing is overwritten or sent before', async ({
  page,
  api,
  mark,
}) => {
  const { id, versao } = await writeBoth(page, api, mark);
  const theirs = { estado: 'aberta', responsavelId: api.session.user.id, nota: 'A nota de outra pessoa.', versao };
  await api.call('PUT', `/api/mensagens/${id}`, theirs);
  expectFailure(refusedRequest(409));
  await save(page);
  const said = handling(page).getByRole('alert');
  await expect(said).toContainText(`Esta mensagem foi alterada por ${api.session.user.nome} a `);
  await expect(said).toContainText('confirme e guarde de novo');
  await expect(note(page)).toHaveValue('A minha nota.');
  await expect(handling(page)).toContainText('Entretanto ficou guardado: «A nota de outra pessoa.».');
  // what the colleague alone has changed is there
  await expect(handling(page).getByRole('combobox', { name: 'Quem trata' })).toHaveText(api.session.user.nome);
  await save(page);
  await expect(page.getByText('Guardado.')).toBeVisible();
  expect(await api.call('GET', `/api/mensagens/${id}`)).toMatchObject({
    nota: 'A minha nota.',
    responsavel: { id: api.session.user.id },
  });

  const other = { assunto: 'Visita', texto: 'Já respondi eu.', versao: versao + 2 };
  await api.call('POST', `/api/mensagens/${id}/respostas`, other);
  expectFailure(refusedRequest(409));
  await send(page);
  const refused = page.getByRole('form', { name: 'Responder' }).getByRole('alert');
  await expect(refused).toContainText('Se a resposta ainda fizer sentido, envie-a de novo.');
  await expect(page.getByRole('article').filter({ hasText: 'Já respondi eu.' })).toBeVisible();
  await expect(answer(page)).toHaveValue('A minha resposta.');
});

test('what a colleague saved is not overwritten, nor followed by a second answer, before it was said, also where the page has read it already', async ({
  page,
  api,
  mark,
}) => {
  const { id, versao } = await writeBoth(page, api, mark);
  const theirs = { estado: 'aberta', responsavelId: null, nota: 'A nota de outra pessoa.', versao };
  await api.call('PUT', `/api/mensagens/${id}`, theirs);
  const other = { assunto: 'Visita', texto: 'Já respondi eu.', versao: versao + 1 };
  await api.call('POST', `/api/mensagens/${id}/respostas`, other);
  // who comes back to the window has everything read anew
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(handling(page)).toContainText('Entretanto ficou guardado: «A nota de outra pessoa.».');
  await expect(page.getByRole('article').filter({ hasText: 'Já respondi eu.' })).toBeVisible();
  expectFailure(refusedRequest(409));
  await save(page);
  await expect(handling(page).getByRole('alert')).toContainText(`foi alterada por ${api.session.user.nome} a `);
  expect(await api.call('GET', `/api/mensagens/${id}`)).toMatchObject({ nota: 'A nota de outra pessoa.' });
  await save(page);
  await expect(page.getByText('Guardado.')).toBeVisible();
  expect(await api.call('GET', `/api/mensagens/${id}`)).toMatchObject({ nota: 'A minha nota.' });

  expectFailure(refusedRequest(409));
  await send(page);
  const refused = page.getByRole('form', { name: 'Responder' }).getByRole('alert');
  await expect(refused).toContainText('Se a resposta ainda fizer sentido, envie-a de novo.');
  await send(page);
  await expect(page.getByRole('article').filter({ hasText: 'A minha resposta.' })).toBeVisible();
  expect(await api.call('GET', `/api/mensagens/${id}`)).toMatchObject({
    respostas: [{ texto: 'Já respondi eu.' }, { texto: 'A minha resposta.' }],
  });
});

test('an answer without a session or a server says why, and is sent once by itself when it can be', async ({
  page,
  api,
  mark,
}) => {
  const { id } = await open(page, api, mark);
  await answer(page).fill('Sem sessão.');
  // at once: whatever is read meanwhile would notice, too
  await page.getByRole('form', { name: 'Responder' }).evaluate((form: HTMLFormElement) => {
    localStorage.removeItem('admin_token');
    form.requestSubmit();
  });
  const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Sem sessão.' })).toBeVisible();

  await answer(page).fill('Sem servidor.');
  const mend = await cut(page, 'POST', `/api/mensagens/${id}/respostas`);
  await send(page);
  const said = page.getByRole('form', { name: 'Responder' }).getByRole('alert');
  await expect(said).toContainText('Não há ligação ao servidor. O que escreveu não se perdeu');
  await mend();
  await expect(page.getByRole('article').filter({ hasText: 'Sem servidor.' })).toBeVisible({ timeout: 15_000 });
  await expect(answer(page)).toHaveValue('');

  // who goes on writing sends it themselves
  await page.clock.install();
  await answer(page).fill('A meio');
  const mendAgain = await cut(page, 'POST', `/api/mensagens/${id}/respostas`);
  await send(page);
  await expect(said).toContainText('Não há ligação ao servidor.');
  await answer(page).fill('A meio, e mais.');
  await expect(said).toHaveText('Não foi possível confirmar o envio.');
  await mendAgain();
  await page.clock.runFor(20_000);
  await expect(answer(page)).toHaveValue('A meio, e mais.');
  await expect(page.getByRole('article').filter({ hasText: 'A meio' })).toHaveCount(0);

  const texts = async () => (await mailTo(addressOf(mark))).map(({ text = '' }) => text);
  for (const sentence of ['Sem sessão.', 'Sem servidor.']) {
    await expect.poll(async () => (await texts()).filter((text) => text.includes(sentence))).toHaveLength(1);
  }
});

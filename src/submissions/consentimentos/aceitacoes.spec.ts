import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type PublicForm, publicForms } from '../../../test/support/public-forms.js';
import { DAY_MS } from '#platform/dates/durations.js';
import type { AceitacaoPendenteDto } from '../suspeitas/undecided.module.js';
import { UndecidedService } from '../suspeitas/undecided.service.js';
import { AceitacaoPendente } from './consentimento.entity.js';
import type { ConsentimentosDto } from './consentimentos.dto.js';
import { presentVersion } from './shown-texts.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.dataSource.manager.clear(AceitacaoPendente));

/** Sends a form as it is documented, or with more. */
async function send(form: PublicForm, more: Record<string, string> = {}): Promise<{ id: number; email: string }> {
  const email = `pessoa${(number += 1)}@exemplo.pt`;
  const text = ['mensagem', 'descricao', 'motivacao'].find((field) => field in form.body) ?? '';
  const own = { ['email' in form.body ? 'email' : 'emailResponsavel']: email, [text]: `Texto de ${email}` };
  const captcha = 'recaptcha' in form.body ? { recaptcha: await api.captcha() } : {};
  const fields = { ...form.body, ...own, ...captcha, ...more };
  const request = api.http.post(form.path);
  if (form.kind === 'json') request.send(fields);
  else for (const [name, value] of Object.entries(fields)) if (value !== '') request.field(name, String(value));
  const { body } = await request.expect(201);
  return { id: (body as { id: number }).id, email };
}

const pending = async (filter = {}) =>
  (
    await api.admin
      .get('/api/aceitacoes')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as AceitacaoPendenteDto[];
const acts = async (email: string) =>
  (
    (await api.admin.post('/api/dados-pessoais/consentimentos').send({ email }).expect(200)).body as ConsentimentosDto
  ).entradas.map(({ ato, nota }) => [ato, nota]);
const [contact, , volunteer] = publicForms as [PublicForm, PublicForm, PublicForm];
const textos = presentVersion('privacidade');

describe.each(publicForms)('a documented call of $path', (form) => {
  it('is taken as ever, marked, counted, and decided by a note', async () => {
    const { id, email } = await send(form);
    expect((await api.admin.get(`${form.inbox}/${id}`).expect(200)).body).toMatchObject({ id });
    const [one, ...others] = await pending({ formulario: form.resource });
    expect(others).toEqual([]);
    expect(one).toMatchObject({ formulario: form.resource, registo: id, texto: `Texto de ${email}` });
    expect(one?.campos).toContainEqual(expect.objectContaining({ valor: email }));
    expect((await api.admin.get('/api/resumo').expect(200)).body).toMatchObject({
      porAceitar: { [form.panelResource]: 1 },
    });

    await api.admin.post(`/api/aceitacoes/${one?.id}/aceitacao`).send({ nota: 'Obtida por telefone.' }).expect(204);
    expect(await pending()).toEqual([]);
    expect(await acts(email)).toEqual([['registado', 'Obtida por telefone.']]);
    expect((await api.admin.get('/api/resumo').expect(200)).body).toMatchObject({ porAceitar: {} });
    await api.admin.post(`/api/aceitacoes/${one?.id}/aceitacao`).send({ nota: 'Outra vez.' }).expect(404);
  });
});

describe('what is marked', () => {
  it.each([
    ['a version that nobody knows', { textos: '0123456789abcdef' }],
    ['what is no version', { textos: 'sim' }],
    ['the version of another text', { textos: presentVersion('newsletter') }],
  ])('is %s', async (_what, more) => {
    const { id } = await send(contact, more);
    expect(await pending()).toMatchObject([{ registo: id }]);
  });

  it('is an application whose box was not ticked, and none whose was', async () => {
    await send(volunteer, { textos });
    expect(await pending()).toEqual([]);
    const { id } = await send(volunteer, { textos, acceptPolicy: '' });
    expect(await pending()).toMatchObject([{ registo: id }]);
  });

  it('is a doubtful submission once somebody says that it is none', async () => {
    const { id } = await send(contact, { pagina: 'x' });
    expect(await pending()).toEqual([]);
    const { body } = await api.admin.get('/api/suspeitas').expect(200);
    await api.admin.post(`/api/suspeitas/${(body as { id: number }[])[0]?.id}/aceitacao`).expect(204);
    expect(await pending()).toMatchObject([{ registo: id }]);
  });

  it('is not what is sent again', async () => {
    const { email, id } = await send(contact);
    const again = { ...contact.body, email, descricao: `Texto de ${email}`, recaptcha: await api.captcha() };
    const request = api.http.post(contact.path);
    for (const [name, value] of Object.entries(again)) request.field(name, String(value));
    expect((await request.expect(201)).body).toMatchObject({ id });
    expect(await pending()).toHaveLength(1);
  });
});

describe('a decision', () => {
  it.each([
    ['nothing', {}, 'Escreva como foi obtida a aceitação.'],
    ['spaces', { nota: '  ' }, 'Escreva como foi obtida a aceitação.'],
    ['too long a note', { nota: 'x'.repeat(301) }, 'A nota não pode ter mais de 300 caracteres.'],
  ])('is not taken with %s', async (_what, body, sentence) => {
    await send(contact);
    const [one] = await pending();
    const answer = await api.admin.post(`/api/aceitacoes/${one?.id}/aceitacao`).send(body).expect(400);
    expect(answer.body).toMatchObject({ errors: { nota: sentence } });
    expect(await pending()).toHaveLength(1);
  });

  it('to erase takes the submission whole', async () => {
    const { id, email } = await send(contact);
    const [one] = await pending();
    await api.admin.delete(`/api/aceitacoes/${one?.id}`).expect(204);
    await api.admin.get(`${contact.inbox}/${id}`).expect(404);
    expect(await pending()).toEqual([]);
    expect(await acts(email)).toEqual([]);
  });
});

describe('without a decision', () => {
  it('a submission goes after its days, and what was decided stays', async () => {
    const [undecided, decided] = [await send(contact), await send(contact)];
    const known = (await pending()).find(({ registo }) => registo === decided.id);
    await api.admin.post(`/api/aceitacoes/${known?.id}/aceitacao`).send({ nota: 'Por carta.' }).expect(204);
    const job = api.app.get(UndecidedService);
    expect(await job.removeOutdated(new Date(Date.now() - DAY_MS), 10)).toBe(0);
    expect(await job.removeOutdated(new Date(Date.now() + DAY_MS), 10)).toBe(1);
    await api.admin.get(`${contact.inbox}/${undecided.id}`).expect(404);
    await api.admin.get(`${contact.inbox}/${decided.id}`).expect(200);
    expect(await pending()).toEqual([]);
  });
});

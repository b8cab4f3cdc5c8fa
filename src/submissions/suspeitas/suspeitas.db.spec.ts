import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { type PublicForm, publicForms } from '../../../test/support/public-forms.js';
import { pdf } from '../../../test/support/samples.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { onSqlite } from '#platform/database/columns.js';
import { insertRows } from '#platform/database/insert-rows.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { HOUR_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Retention } from '#privacy/privacidade/retention.service.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { textHash } from '../shared/doubt.js';
import { IdempotencyKey } from '../shared/idempotency-key.entity.js';
import { Suspeita } from '../shared/suspeita.entity.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await startApi({ formReadingMs: 3_000 });
});
afterAll(() => api.stop());

const LONG = 'Um texto que ninguém escreve duas vezes com as mesmas palavras';

/** Where a form's sender and its free text are. */
function fieldsOf({ body }: PublicForm) {
  const email = 'email' in body ? 'email' : 'emailResponsavel';
  const text = ['mensagem', 'descricao', 'motivacao'].find((field) => field in body) ?? '';
  return { email, text };
}

/** Sends a form with a captcha or proof of its own. */
async function send(form: PublicForm, changed: Record<string, string> = {}, file?: Buffer) {
  const { email, text } = fieldsOf(form);
  number += 1;
  const own = { [email]: `pessoa${number}@exemplo.pt`, [text]: `Texto ${number}` };
  const recaptcha = form.kind === 'json' ? await api.proof() : await api.captcha();
  const fields = { ...form.body, ...own, recaptcha, ...changed };
  const request = api.http.post(form.path);
  if (form.kind === 'json') return request.send(fields).expect(201);
  for (const [name, value] of Object.entries(fields)) request.field(name, String(value));
  return (file === undefined ? request : request.attach('documento', file, 'cv.pdf')).expect(201);
}

const doubtful = async (form: PublicForm) => {
  const filter = JSON.stringify({ formulario: form.resource });
  const { body } = await api.admin.get('/api/suspeitas').query({ filter }).expect(200);
  return body as { id: number; motivo: string; texto: string; campos: object[]; documento: string | null }[];
};
const inbox = async ({ inbox: path }: PublicForm) =>
  ((await api.admin.get(path).expect(200)).body as { id: number }[]).map(({ id }) => id);
const figures = async () => {
  const { contagens, naoLidas, submissoesPorMes } = (await api.admin.get('/api/resumo').expect(200)).body;
  return { contagens, naoLidas, submissoesPorMes };
};
/** Has a form have had a text so often. */
const givenText = (form: string, text: string, times: number, createdAt = new Date()) => {
  const keys = Array.from({ length: times }, (_, recordId) => ({
    hash: sha256(`${form} ${text} ${recordId}`),
    form,
    recordId,
    textHash: textHash(text),
    createdAt,
  }));
  return insertRows(api.dataSource.manager, IdempotencyKey, keys);
};
const retention = () => api.app.get(Retention).run(new Date(), () => false);
const [contact, proposal] = ['contactos', 'oportunidades'].map((resource) =>
  publicForms.find((form) => form.resource === resource),
) as [PublicForm, PublicForm];

describe.each(publicForms)('a doubtful submission of $path', (form) => {
  it('is answered alike, stored, and kept out of lists, figures, searches and mail until somebody takes it', async () => {
    const fine = await send(form);
    const before = [await inbox(form), await figures(), await api.dataSource.manager.count(OutgoingMail)];
    const terms = await api.dataSource.manager.count(SearchTerm);
    const sender = `duvida-${form.resource}@exemplo.pt`;
    const { email, text } = fieldsOf(form);
    const { body } = await send(form, {
      [email]: sender,
      [text]: 'Posta de parte',
      pagina: 'https://burla.exemplo.pt',
    });
    expect(body).toEqual({ ...fine.body, id: fine.body.id + 1 });
    expect([await inbox(form), await figures(), await api.dataSource.manager.count(OutgoingMail)]).toEqual(before);
    expect(await api.dataSource.manager.count(SearchTerm)).toBe(terms);
    await api.admin.get(`${form.inbox}/${body.id}`).expect(404);

    const [one] = await doubtful(form);
    expect(one).toMatchObject({ motivo: 'armadilha', texto: 'Posta de parte' });
    expect(JSON.stringify(one?.campos)).toContain(sender);
    const held = await api.admin.post('/api/dados-pessoais/pesquisa').send({ email: sender }).expect(200);
    expect(held.body).toMatchObject({ registos: [{ tipo: 'suspeitas' }] });
    await api.admin.post(`/api/suspeitas/${one?.id}/aceitacao`).expect(204);
    expect((await inbox(form))[0]).toBe(body.id);
    expect((await api.admin.get(`${form.inbox}/${body.id}`).expect(200)).body).toMatchObject({
      id: body.id,
      lida: false,
    });
    expect((await awaitMail(sender)).subject).toMatch(/^Recebemos /);
    const notice = { kind: 'notice', mailboxHash: expect.any(String) as unknown as string };
    expect(await api.dataSource.manager.find(OutgoingMail, { order: { id: 'DESC' }, take: 2 })).toContainEqual(
      expect.objectContaining(notice),
    );
    expect(await doubtful(form)).toEqual([]);
    await api.admin.post(`/api/suspeitas/${one?.id}/aceitacao`).expect(404);
  });
});

describe('what makes a submission doubtful', () => {
  it.each([
    ['less time than reading takes', { demora: '1500' }, 'pressa'],
    ['time enough', { demora: '3000' }, undefined],
    ['no word of time, as a documented call', {}, undefined],
    ['a word of time that is none', { demora: 'já' }, undefined],
    ['a trap that is empty', { pagina: '' }, undefined],
  ])('%s', async (_what, signs, motivo) => {
    await api.dataSource.manager.clear(Suspeita);
    const { body } = await send(contact, signs);
    expect((await inbox(contact)).includes(body.id)).toBe(motivo === undefined);
    const reasons = (await doubtful(contact)).map((one) => one.motivo);
    expect(reasons).toEqual(motivo === undefined ? [] : [motivo]);
  });

  it('a long text that many forms have had, and no short one', async () => {
    const forms = publicForms.slice(0, 4);
    const texts = [LONG, `  ${LONG.toUpperCase()} `, LONG, LONG];
    const taken = async (wordings: readonly string[]) => {
      const among: boolean[] = [];
      for (const [index, form] of forms.entries()) {
        const { body } = await send(form, { [fieldsOf(form).text]: wordings[index] ?? '' });
        among.push((await inbox(form)).includes(body.id));
      }
      return among;
    };
    expect(await taken(texts)).toEqual([true, true, false, false]);
    expect((await doubtful(forms[3] as PublicForm))[0]).toMatchObject({ motivo: 'repetida' });
    expect(await taken(texts.map(() => 'Quero saber mais.'))).toEqual([true, true, true, true]);
  });

  it('no text that one other form had twice, and none that others had more than two hours ago', async () => {
    const [twice, late] = [`${LONG}, duas vezes`, `${LONG}, noutro dia`];
    const before = new Date(Date.now() - 2 * HOUR_MS - MINUTE_MS);
    await givenText('oportunidades', twice, 2);
    for (const form of ['oportunidades', 'voluntariado']) await givenText(form, late, 1, before);
    for (const text of [twice, late]) {
      const { body } = await send(contact, { [fieldsOf(contact).text]: text });
      expect(await inbox(contact)).toContain(body.id);
    }
  });

  it('is found without reading each time that the same form had its text', async () => {
    const { dataSource } = api;
    await givenText('contactos', LONG, 500);
    const asked: Parameters<typeof dataSource.logger.logQuery>[] = [];
    const logged = jest.spyOn(dataSource.logger, 'logQuery').mockImplementation((...query) => void asked.push(query));
    await send(contact, { [fieldsOf(contact).text]: LONG }).finally(() => logged.mockRestore());
    const [sql, values] = asked.find((one) => one[0].startsWith('SELECT form FROM idempotency_keys')) ?? [];
    const [plan] = (await dataSource.query(`EXPLAIN ${onSqlite ? 'QUERY PLAN ' : ''}${sql}`, values)) as object[];
    const found = { key: 'ix_idempotency_keys_text_hash_form', type: 'range', Extra: expect.stringContaining('index') };
    const detail = expect.stringContaining('(textHash=? AND form=? AND createdAt>?)');
    expect(plan).toMatchObject(onSqlite ? { detail } : found);
  });
});

describe('a doubtful submission', () => {
  it('stays one when it is sent again, also once it was taken', async () => {
    const again = { descricao: 'Duas vezes', email: 'duas@exemplo.pt', pagina: 'x' };
    const first = await send(contact, again);
    expect((await send(contact, again)).body).toEqual(first.body);
    const [one] = await doubtful(contact);
    expect(await api.dataSource.manager.countBy(Suspeita, { email: 'duas@exemplo.pt' })).toBe(1);
    await api.admin.post(`/api/suspeitas/${one?.id}/aceitacao`).expect(204);
    expect((await send(contact, again)).body).toEqual(first.body);
    expect(await api.dataSource.manager.countBy(Suspeita, { email: 'duas@exemplo.pt' })).toBe(0);
  });

  it('asks for no newsletter before it is taken', async () => {
    const email = 'parceira@exemplo.pt';
    const asked = () => api.dataSource.manager.countBy(Subscritor, { email });
    await send(proposal, { email, newsletter: 'true', pagina: 'x' });
    expect(await asked()).toBe(0);
    const [one] = await doubtful(proposal);
    await api.admin.post(`/api/suspeitas/${one?.id}/aceitacao`).expect(204);
    expect(await asked()).toBe(1);
  });

  it('without proof of work is told to the association alone once it is taken', async () => {
    const material = publicForms.find(({ path }) => path === '/material') as PublicForm;
    const email = 'sem-prova@exemplo.pt';
    await api.http.post('/material').send({ nome: 'Ana', email, mensagem: 'Olá', pagina: 'x' }).expect(201);
    const [one] = await doubtful(material);
    const before = await api.dataSource.manager.count(OutgoingMail);
    await api.admin.post(`/api/suspeitas/${one?.id}/aceitacao`).expect(204);
    expect(await api.dataSource.manager.count(OutgoingMail)).toBe(before + 1);
    expect(await mailTo(email)).toEqual([]);
  });

  it('goes with its attachment, by hand or after its days', async () => {
    const { manager } = api.dataSource;
    for (const leave of [
      (id: number) => api.admin.delete(`/api/suspeitas/${id}`).expect(204),
      async (id: number) => {
        const late = new Date(Date.now() - 31 * 86_400_000);
        await retention();
        expect(await manager.existsBy(Suspeita, { id })).toBe(true);
        await manager.update(Suspeita, { id }, { createdAt: late });
        await retention();
      },
    ]) {
      await send(contact, { pagina: 'x' }, pdf());
      const [one] = await doubtful(contact);
      const documento = one?.documento ?? '';
      await api.admin.get(`/documentos/${documento}`).expect(200);
      await leave(one?.id ?? 0);
      await api.admin.get(`/api/suspeitas/${one?.id}`).expect(404);
      await api.admin.get(`/documentos/${documento}`).expect(404);
      expect(await api.files('documentos')).not.toContain(documento);
    }
    await manager.clear(Suspeita);
  });

  it('keeps its attachment when it is taken', async () => {
    const { body } = await send(contact, { pagina: 'x' }, pdf());
    const [one] = await doubtful(contact);
    await api.admin.post(`/api/suspeitas/${one?.id}/aceitacao`).expect(204);
    const { documento } = (await api.admin.get(`/api/contactos/${body.id}`).expect(200)).body;
    expect(documento).toBe(one?.documento);
    await api.admin.get(`/documentos/${documento}`).expect(200);
  });
});

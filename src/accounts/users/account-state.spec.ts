import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { Link } from '../links/link.entity.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../account/user.entity.js';
import { UsersService } from './users.service.js';

const password = 'uma frase só minha';
const LAST = 'Tem de ficar pelo menos uma conta de administração ligada e sem último dia.';
const OWN = 'Não pode mudar o seu próprio papel nem desligar a sua própria conta.';
const CLOSED = 'Esta conta está desligada. Fale com quem administra o site.';
const yesterday = lisbonDay(new Date(Date.now() - DAY_MS));
const nextWeek = lisbonDay(new Date(Date.now() + 7 * DAY_MS));

let api: TestApi;
let ownId: number;
let email: string;
let id: number;
let number = 0;
const news = newTrailRows(() => api);

beforeAll(async () => {
  api = await startApi();
  ({ id: ownId } = await manager().findOneByOrFail(User, { email: settings.firstAdmin.email }));
});
afterAll(() => api.stop());
/** Every test has a colleague of its own. */
beforeEach(async () => {
  number += 1;
  email = `colega${number}@exemplo.pt`;
  const { body } = await api.admin.post('/api/register').send({ nome: 'Rui', email, password }).expect(201);
  id = body.id;
});

/** An administrator who is left would be told of those of the other tests. */
afterEach(() => manager().update(User, { id }, { ativo: false }));

const manager = () => api.dataSource.manager;
const stored = () => manager().findOneByOrFail(User, { id });
const change = (said: object, whose = id) => api.admin.put(`/api/users/${whose}`).send(said);
const login = (secret = password) => api.http.post('/api/login').send({ email, password: secret });
const signIn = async () => ((await login().expect(200)).body as { token: string }).token;
const statusOf = async (token: string) =>
  (await api.http.get('/api/conta').set('Authorization', `Bearer ${token}`)).status;

describe('an administrator', () => {
  it('changes what is said of an account, and the rest stays', async () => {
    const { body } = await change({ papel: 'edicao' }).expect(200);
    expect(body).toMatchObject({ id, nome: 'Rui', email, papel: 'edicao', ativo: true, ultimoDia: null });
    expect((await change({ ultimoDia: nextWeek })).body).toMatchObject({ papel: 'edicao', ultimoDia: nextWeek });
    expect((await change({ ativo: false })).body).toMatchObject({ ativo: false, ultimoDia: nextWeek });
    expect((await change({ ativo: true, ultimoDia: null })).body).toMatchObject({ ativo: true, ultimoDia: null });
    await change({ ultimoDia: nextWeek }).expect(200);
    expect((await change({ ultimoDia: '' })).body).toMatchObject({ ultimoDia: null });
    expect((await change({})).body).toMatchObject({ papel: 'edicao', ativo: true, ultimoDia: null });
    await change({ ativo: true }, 999_999).expect(404);
  });

  it.each([
    ['a role that is none', { papel: 'dono' }, 'O papel tem de ser um destes: administracao, edicao.'],
    ['a state that is none', { ativo: 'talvez' }, 'O estado tem de ser verdadeiro ou falso.'],
    ['a day that its month has not', { ultimoDia: '2026-02-30' }, 'O último dia tem de ser um dia: 2026-07-31.'],
    ['a moment', { ultimoDia: '2026-02-03T10:00' }, 'O último dia tem de ser um dia: 2026-07-31.'],
    ['a list', { ultimoDia: ['2026-02-03'] }, 'O último dia tem de ser um dia: 2026-07-31.'],
    ['a name', { nome: 'Outro' }, 'Este campo não existe.'],
    ['an e-mail', { email: 'outro@exemplo.pt' }, 'Este campo não existe.'],
  ])('is refused %s, and nothing changes', async (_what, said, sentence) => {
    const before = await stored();
    const { status, body } = await change(said);
    expect([status, Object.values(body.errors as object)]).toEqual([400, [sentence]]);
    expect(await stored()).toEqual(before);
  });

  it.each([{ papel: 'edicao' }, { ativo: false }, { ultimoDia: yesterday }])(
    'cannot say %j of the own account',
    async (said) => {
      const { status, body } = await change(said, ownId);
      expect([status, body.message]).toEqual([409, OWN]);
      await api.admin.get('/api/users').expect(200);
    },
  );

  it.each([{ papel: 'edicao' as const }, { ativo: false }, { ultimoDia: yesterday }])(
    'who is none any more, %j, changes nothing and deletes nobody, also where they were let in before',
    async (said) => {
      await change(said).expect(200);
      const other = await makeAccount(api.dataSource);
      const late = { kind: 'unauthenticated' };
      await expect(api.app.get(UsersService).change(other.id, id, { ativo: false })).rejects.toMatchObject(late);
      await expect(api.app.get(UsersService).remove(other.id, id)).rejects.toMatchObject(late);
      expect(await manager().findOneByOrFail(User, { id: other.id })).toMatchObject({ ativo: true });
    },
  );

  it('is told of by the trail, once for each change', async () => {
    await news();
    await change({ papel: 'edicao', ultimoDia: nextWeek }).expect(200);
    expect(await news()).toMatchObject([
      { verbo: 'alterou', secao: 'users', registo: String(id), quemId: ownId, resultado: 'ok' },
    ]);
  });
});

describe('another role, switching off and a last day that is over', () => {
  it.each([{ papel: 'edicao' }, { ativo: false }, { ultimoDia: yesterday }])('end every session: %j', async (said) => {
    const [first, second] = [await signIn(), await signIn()];
    const { generation } = await stored();
    await change(said).expect(200);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
    expect(await manager().countBy(Session, { userId: id })).toBe(0);
    // also one that was being begun meanwhile
    const claims = await makeSession(api.dataSource, { id, generation });
    expect(await statusOf(signed(claims))).toBe(401);
  });

  it('let a last day that is to come, and one that goes, end nothing', async () => {
    const token = await signIn();
    await change({ ultimoDia: nextWeek }).expect(200);
    await change({ ultimoDia: null }).expect(200);
    expect(await statusOf(token)).toBe(200);
  });

  it('are told to whose account it is, in text and in HTML', async () => {
    await change({ papel: 'edicao', ativo: false, ultimoDia: '2030-07-31' }).expect(200);
    const mail = await awaitMail(email);
    expect(mail.subject).toBe('A sua conta no painel da DFC Portugal mudou');
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('A conta foi desligada');
      expect(content).toContain('A sua conta é agora de edição');
      expect(content).toContain('31 de julho de 2030');
    }
    expect(mail.html).not.toContain(settings.adminUrl);
    await change({ ativo: true, ultimoDia: null }).expect(200);
    const { text = '', html = '' } = await awaitMail(email, 2);
    expect(text).toContain('A conta foi ligada de novo');
    expect(text).toContain('deixou de ter data para acabar');
    expect(text).not.toContain('papel');
    expect(html).toContain(`href="${settings.adminUrl}`);
    await change({ ativo: true }).expect(200);
    expect(await mailTo(email)).toHaveLength(2);
  });
});

describe('a closed account', () => {
  it.each([{ ativo: false }, { ultimoDia: yesterday }])('is told so with its password only: %j', async (said) => {
    await change(said).expect(200);
    await news();
    const right = await login();
    expect([right.status, right.body.message]).toEqual([403, CLOSED]);
    const wrong = await login('não é esta');
    expect([wrong.status, wrong.body.message]).toEqual([401, 'E-mail ou palavra-passe incorretos.']);
    expect(await manager().countBy(Session, { userId: id })).toBe(0);
    expect(await news()).toMatchObject([
      { verbo: 'entrou', secao: 'sessao', quemId: id, resultado: 'recusado' },
      { verbo: 'entrou', secao: 'sessao', quemId: id, resultado: 'recusado' },
    ]);
    await change({ ativo: true, ultimoDia: null }).expect(200);
    await login().expect(200);
  });

  it('is sent no way back in, and the answer is the same', async () => {
    const other = `outra${number}@exemplo.pt`;
    await api.admin.post('/api/register').send({ nome: 'Eva', email: other, password, papel: 'edicao' }).expect(201);
    await change({ ativo: false }).expect(200);
    await awaitMail(email, 1);
    const ask = (who: string) => api.http.post('/api/recuperar').send({ email: who });
    const [closed, open] = [await ask(email), await ask(other)];
    expect([closed.status, closed.body]).toEqual([open.status, open.body]);
    await api.app.get(AfterAnswer).beforeApplicationShutdown();
    await awaitMail(other, 1);
    expect(await manager().countBy(Link, { subject: String(id) })).toBe(0);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it.each([{ ativo: false }, { ultimoDia: yesterday }])('is not got into by a link from before: %j', async (said) => {
    await api.http.post('/api/recuperar').send({ email }).expect(202);
    const { text = '' } = await awaitMail(email, 1);
    const token = /\/recuperar\/([\w-]{43})\s/.exec(text)?.[1] ?? '';
    await change(said).expect(200);
    const set = () => api.http.post(`/api/recuperar/${token}`).send({ password: 'outra frase só minha' });
    await set().expect(410);
    // a day passes without anybody changing anything
    await manager().update(Link, { subject: String(id) }, { generation: (await stored()).generation });
    await set().expect(410);
    await change({ ativo: true, ultimoDia: null }).expect(200);
    await login().expect(200);
  });
});

describe('the last administrator', () => {
  it('with whom nobody could get in one day is neither given a last day nor left with one who has one', async () => {
    for (const other of await manager().find(User)) if (other.id !== ownId) await manager().remove(other);
    const alone = await change({ ultimoDia: nextWeek }, ownId);
    expect([alone.status, alone.body.message]).toEqual([409, LAST]);
    const { body } = await api.admin.post('/api/register').send({ nome: 'Rui', email, password }).expect(201);
    const ofOther = (said: object) => change(said, (body as { id: number }).id);
    await change({ ultimoDia: nextWeek }, ownId).expect(200);
    for (const said of [{ papel: 'edicao' }, { ativo: false }, { ultimoDia: nextWeek }]) {
      const { status, body: answer } = await ofOther(said);
      expect([said, status, answer.message]).toEqual([said, 409, LAST]);
    }
    const gone = await api.admin.delete(`/api/users/${(body as { id: number }).id}`);
    expect([gone.status, gone.body.message]).toEqual([409, LAST]);
    await change({ ultimoDia: null }, ownId).expect(200);
    await ofOther({ papel: 'edicao' }).expect(200);
  });

  it('is neither an account without a password nor somebody who has not accepted an invitation', async () => {
    for (const other of await manager().find(User)) if (other.id !== ownId) await manager().remove(other);
    await api.app.get(UsersService).register({ nome: 'Nova', email: `nova${number}@exemplo.pt` }, 'operator');
    const invited = { nome: 'Lia', email: `lia${number}@exemplo.pt`, papel: 'administracao' };
    const { body } = await api.admin.post('/api/convidados').send(invited).expect(201);
    const { status, body: answer } = await change({ ultimoDia: nextWeek }, ownId);
    expect([status, answer.message]).toEqual([409, LAST]);
    const token = (body as { ligacao: string }).ligacao.split('/').at(-1) ?? '';
    await api.http.post(`/api/convite-conta/${token}`).send({ password }).expect(200);
    await change({ ultimoDia: nextWeek }, ownId).expect(200);
    await change({ ultimoDia: null }, ownId).expect(200);
  });
});

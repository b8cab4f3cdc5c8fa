import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { newPerson, type Person, signIn as signInAs } from '../../../test/support/person.js';
import { headersOfContent } from '../../../test/support/headers-of-content.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { DAY_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Atividade } from '../atividade/atividade.entity.js';
import { Link } from '../links/link.entity.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../account/user.entity.js';

/** That of `newPerson`. */
const password = 'uma frase só minha';
const NEW_PASSWORD = 'outra frase só minha';
const ASKS = 'Por segurança, confirme a sua palavra-passe para continuar.';
let api: TestApi;
let email: string;
let me: Person;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
/** Every test has a person of its own. */
beforeEach(async () => {
  me = await newPerson(api);
  ({ email } = me);
});

const signIn = (secret = password) => signInAs(api, { email, password: secret });
const manager = () => api.dataSource.manager;
const stored = () => manager().findOneByOrFail(User, { id: me.id });
const later = (minutes: number) =>
  manager().update(Session, { id: me.sessionId }, { passwordAt: new Date(Date.now() - minutes * MINUTE_MS) });
const tokenIn = (mail: Email) => /\/conta\/email\/([\w-]{43})\s/.exec(mail.text ?? '')?.[1] ?? '';
const open = (token: string) => api.http.post(`/api/conta/email/${token}`);

async function askFor(wanted: string): Promise<string> {
  await me.put('/api/conta', { email: wanted }).expect(200);
  return tokenIn(await awaitMail(wanted));
}

describe('one’s own account', () => {
  it('is read and renamed, and found by the new name', async () => {
    const account = {
      id: me.id,
      nome: 'Maria',
      email,
      emailPorConfirmar: null,
      papel: 'administracao',
      resumoDiario: true,
      passwordDeOutrem: true,
      segundoPassoEmFalta: false,
    };
    expect((await me.get('/api/conta').expect(200)).body).toEqual(account);
    const { body } = await me.put('/api/conta', { nome: `Zulmira${me.id}` }).expect(200);
    expect(body).toEqual({ ...account, nome: `Zulmira${me.id}`, ligacao: null });
    const { body: found } = await api.admin.get('/api/users').query({ filter: `{"q":"Zulmira${me.id}"}` });
    expect(found).toMatchObject([{ id: me.id }]);
  });

  it.each([
    ['a name that is too long', { nome: 'x'.repeat(121) }],
    ['an email that is none', { email: 'maria' }],
    ['an unknown field', { passwordHash: 'x' }],
    ['an id', { id: 1 }],
  ])('is not changed by %s', async (_what, change) => {
    await me.put('/api/conta', change).expect(400);
    expect(await stored()).toMatchObject({ nome: 'Maria', email });
  });
});

describe('a change of the account', () => {
  const changes: [string, () => Promise<{ status: number; body: { message?: string; errors?: object } }>][] = [
    ['the name', async () => me.put('/api/conta', { nome: 'Ana' })],
    ['the email', async () => me.put('/api/conta', { email: `novo-${email}` })],
    ['a session', async () => me.delete(`/api/sessoes/${(await signIn()).sessionId}`)],
    ['the other sessions', async () => me.delete('/api/sessoes')],
  ];

  it.each(changes)('asks for the password again after ten minutes: %s', async (_what, change) => {
    await later(11);
    const other = await signIn();
    const { status, body } = await change();
    expect([status, body.message, body.errors]).toEqual([403, ASKS, { confirmacao: ASKS }]);
    expect(await stored()).toMatchObject({ nome: 'Maria', email });
    expect(await manager().countBy(Link, { subject: String(me.id) })).toBe(0);
    await other.get('/api/users').expect(200);
    await me.post('/api/conta/confirmacao', { password: 'não é esta' }).expect(400);
    expect((await change()).status).toBe(403);
    await me.post('/api/conta/confirmacao', { password }).expect(204);
    expect([200, 204]).toContain((await change()).status);
  });

  it.each(changes)('asks for nothing before: %s', async (_what, change) => {
    await later(9);
    expect([200, 204]).toContain((await change()).status);
  });

  it('does not wait for the password to leave', async () => {
    await later(60);
    await me.post('/api/logout').expect(204);
  });
});

describe('the password', () => {
  it('changes for who knows the present one; every other session ends, and it is told by mail', async () => {
    const other = await signIn();
    await me.put('/api/conta/password', { atual: password, nova: NEW_PASSWORD }).expect(204);
    await me.get('/api/conta').expect(200);
    await other.get('/api/conta').expect(401);
    await api.http.post('/api/login').send({ email, password }).expect(401);
    await (await signIn(NEW_PASSWORD)).get('/api/conta').expect(200);
    await awaitMailWith(email, 'foi mudada agora mesmo');
    expect((await mailTo(email)).map(({ subject }) => subject)).toContain('A palavra-passe da sua conta mudou');
  });

  it.each([
    [
      'a wrong present one',
      { atual: 'não é esta', nova: NEW_PASSWORD },
      'atual',
      'A palavra-passe atual não está certa.',
    ],
    ['a short one', { atual: password, nova: 'aq1!Z' }, 'nova', 'Password deve ter pelo menos 6 caracteres.'],
    [
      'a common one',
      { atual: password, nova: '123456' },
      'nova',
      'Esta palavra-passe é demasiado comum. Escolha outra.',
    ],
    ['none', { atual: '', nova: NEW_PASSWORD }, 'atual', 'Escreva a sua palavra-passe atual.'],
  ])('does not change by %s', async (_what, body, field, sentence) => {
    const other = await signIn();
    const { status, body: said } = await me.put('/api/conta/password', body);
    expect([status, said.message, said.errors]).toEqual([400, sentence, { [field]: sentence }]);
    await other.get('/api/conta').expect(200);
    await signIn();
  });
});

describe('a new email', () => {
  const wanted = () => `novo-${email}`;

  it('is the account’s once its link is opened; the old one is told before', async () => {
    const token = await askFor(wanted());
    expect((await awaitMail(email)).text).toContain(wanted());
    expect((await me.get('/api/conta')).body).toMatchObject({ email, emailPorConfirmar: wanted() });
    expect(await manager().existsBy(Link, { tokenHash: token })).toBe(false);
    expect((await open(token).expect(200)).body).toEqual({ email: wanted() });
    expect((await me.get('/api/conta')).body).toMatchObject({ email: wanted(), emailPorConfirmar: null });
    await api.http.post('/api/login').send({ email, password }).expect(401);
    await api.http.post('/api/login').send({ email: wanted(), password }).expect(200);
  });

  it('is mailed as text and as HTML, with the same link', async () => {
    await me.put('/api/conta', { email: wanted() }).expect(200);
    const mail = await awaitMail(wanted());
    expect(mail.html).toContain(`href="${/https?:\S+\/conta\/email\/\S+/.exec(mail.text ?? '')?.[0]}"`);
  });

  it('is told of in the trail as its holder’s once it is confirmed, though nobody is signed in there', async () => {
    const token = await askFor(wanted());
    const told = () => manager().findBy(Atividade, { quemId: me.id, verbo: 'alterou' });
    const before = await told();
    await open(token).expect(200);
    expect((await told()).slice(before.length)).toMatchObject([{ secao: 'conta', registo: String(me.id) }]);
  });

  it('is answered with its link where there is no mail server, and only there', async () => {
    const { body } = await me.put('/api/conta', { email: wanted() }).expect(200);
    expect(body.ligacao).toContain(`/conta/email/${tokenIn(await awaitMail(wanted()))}`);
  });

  describe('that another account has', () => {
    const taken = () => `outra-${email}`;
    /** Of the same length, as are the answers' headers then. */
    const unused = () => `livre-${email}`;
    const confirmation = 'Confirme o novo e-mail da sua conta';
    const subjects = async (address: string) => (await mailTo(address)).map(({ subject }) => subject);
    beforeEach(async () => {
      await api.admin.post('/api/register').send({ nome: 'Outra', email: taken(), password }).expect(201);
    });

    it('is asked for as any other is, in whatever case, and its owner is told', async () => {
      const ask = async (address: string) => {
        const { status, body, headers } = await me.put('/api/conta', { email: address });
        const { ligacao, emailPorConfirmar, ...account } = body;
        const shown = emailPorConfirmar === address.toLowerCase();
        const { etag: _ofTheBody, ...said } = headersOfContent(headers as Record<string, string>);
        return { status, account, shown, link: typeof ligacao, said };
      };
      const free = await ask(unused());
      expect(free).toMatchObject({ status: 200, shown: true });
      expect(await ask(taken().replace('outra', 'OUTRA'))).toEqual(free);
      await awaitMailWith(taken(), 'Como já é o da sua, não mudámos nada.');
      await awaitMailWith(email, taken());
      expect([await subjects(unused()), await subjects(taken())]).toEqual([
        [confirmation],
        ['Alguém quis usar o seu e-mail noutra conta'],
      ]);
    });

    it('is not this one’s, also where there is no mail server and the link is answered', async () => {
      const { body } = await me.put('/api/conta', { email: taken() }).expect(200);
      await open(body.ligacao.split('/').at(-1)).expect(409);
      expect((await stored()).email).toBe(email);
    });
  });

  it('is written to for an account five times a day, alike for one that another account has', async () => {
    for (let count = 1; count < 5; count += 1)
      await me.put('/api/conta', { email: `${count}-${wanted()}` }).expect(200);
    await me.put('/api/conta', { email: 'admin@exemplo.pt' }).expect(200);
    const enough = 'Hoje já pediu muitas vezes a mudança do e-mail. Tente novamente amanhã.';
    for (const address of [wanted(), 'admin@exemplo.pt']) {
      const { status, body } = await me.put('/api/conta', { nome: 'Ana', email: address });
      expect([status, body.message, body.errors]).toEqual([429, enough, { email: enough }]);
    }
    expect(await stored()).toMatchObject({ nome: 'Maria' });
    await me.put('/api/conta', { nome: 'Ana' }).expect(200);
    await manager().update(OutgoingMail, { kind: 'account' }, { createdAt: new Date(Date.now() - DAY_MS) });
    await me.put('/api/conta', { email: wanted() }).expect(200);
  });

  it('is refused where another account has taken it meanwhile', async () => {
    const token = await askFor(wanted());
    await api.admin.post('/api/register').send({ nome: 'Outra', email: wanted(), password }).expect(201);
    await open(token).expect(409);
    expect((await stored()).email).toBe(email);
  });

  it('is refused late', async () => {
    const token = await askFor(wanted());
    await manager().update(Link, { tokenHash: sha256(token) }, { expiresAt: new Date(Date.now() - 1) });
    const { status, body } = await open(token);
    expect([status, body.message]).toEqual([410, 'Esta ligação expirou. Peça outra.']);
    expect((await stored()).email).toBe(email);
  });

  it('is refused after the password has changed', async () => {
    const token = await askFor(wanted());
    await me.put('/api/conta/password', { atual: password, nova: NEW_PASSWORD }).expect(204);
    const { status, body } = await open(token);
    expect([status, body.message]).toEqual([410, expect.stringContaining('Esta conta mudou')]);
    expect((await stored()).email).toBe(email);
  });

  it('is the last that was asked for', async () => {
    const first = await askFor(wanted());
    await askFor(`outro-${email}`);
    await open(first).expect(404);
  });

  it.each(['x', 'A'.repeat(43), '%00'])('is not confirmed by %s', async (token) => {
    expect((await open(token).expect(404)).body.message).toBe(
      'Esta ligação não existe. Confirme que a copiou inteira da mensagem.',
    );
  });
});

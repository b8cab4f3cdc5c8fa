import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { expiredRowsOf } from '../../../test/support/expired-rows-of.js';
import { awaitMail, awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { makePerson } from '../../../test/support/person.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { User } from '../account/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { KnownBrowser, Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const password = 'uma frase só minha';
let api: TestApi;
let email: string;
let number = 0;

beforeAll(async () => {
  api = await startApi({ trustProxy: 'loopback' });
});
afterAll(() => api.stop());
/** Every test has a person of its own. */
beforeEach(async () => {
  number += 1;
  email = `pessoa${number}@exemplo.pt`;
  await makePerson(api, { email, password });
});

interface SignedIn {
  token: string;
  id: string;
  userId: number;
  cookie: string;
}

async function signIn(headers: Record<string, string> = {}, who = email, secret = password): Promise<SignedIn> {
  const { body, headers: answered } = await api.http
    .post('/api/login')
    .set({ 'User-Agent': FIREFOX, 'X-Forwarded-For': '203.0.113.77', ...headers })
    .send({ email: who, password: secret })
    .expect(200);
  const { jti } = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
  const [cookie = ''] = (answered['set-cookie'] as unknown as string[])[0]?.split(';') ?? [];
  return { token: body.token, id: jti, userId: body.user.id, cookie };
}

const as = ({ token }: SignedIn, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  api.http[method](path).set('Authorization', `Bearer ${token}`);
const statusOf = async (who: SignedIn) => (await as(who, 'get', '/api/users')).status;
const stored = (id: string) => api.dataSource.manager.findOneByOrFail(Session, { id });

describe('one’s own sessions', () => {
  it('are listed with their browser in words and a shortened address, and nobody else’s', async () => {
    const first = await signIn();
    const second = await signIn({ 'User-Agent': PHONE, 'X-Forwarded-For': '2001:db8:1:2::9' });
    const { body, headers } = await as(second, 'get', '/api/sessoes').expect(200);
    const times = { inicio: expect.any(String), vista: expect.any(String), expira: expect.any(String) };
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        { id: second.id, ...times, navegador: 'Chrome em Android', rede: '2001:db8:1::/48', atual: true },
        { id: first.id, ...times, navegador: 'Firefox em Windows', rede: '203.0.113.0/24', atual: false },
      ]),
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('say nothing of a browser and an address that make no sense', async () => {
    const odd = await signIn({ 'User-Agent': 'lixo', 'X-Forwarded-For': 'lixo' });
    const { body } = await as(odd, 'get', '/api/sessoes').expect(200);
    expect(body).toMatchObject([{ navegador: 'Navegador desconhecido', rede: '' }]);
  });

  it('end by leaving, and the others stay', async () => {
    const [left, stays] = [await signIn(), await signIn()];
    expect(await statusOf(left)).toBe(200);
    await as(left, 'post', '/api/logout').expect(204);
    expect([await statusOf(left), await statusOf(stays)]).toEqual([401, 200]);
    await as(left, 'post', '/api/logout').expect(401);
  });

  it('end one by one', async () => {
    const [ended, stays] = [await signIn(), await signIn()];
    await as(stays, 'delete', `/api/sessoes/${ended.id}`).expect(204);
    expect([await statusOf(ended), await statusOf(stays)]).toEqual([401, 200]);
    await as(stays, 'delete', `/api/sessoes/${ended.id}`).expect(404);
  });

  it('end all but the one that asks', async () => {
    const [here, there, elsewhere] = [await signIn(), await signIn(), await signIn()];
    await as(here, 'delete', '/api/sessoes').expect(204);
    expect([await statusOf(here), await statusOf(there), await statusOf(elsewhere)]).toEqual([200, 401, 401]);
    await api.admin.get('/api/users').expect(200);
  });

  it.each(['1', 'x', '%00', '00000000-0000-4000-8000-000000000000'])('are not %s', async (id) => {
    await as(await signIn(), 'delete', `/api/sessoes/${id}`).expect(404);
  });

  it('are not for another to end', async () => {
    const mine = await signIn();
    await api.admin.delete(`/api/sessoes/${mine.id}`).expect(404);
    expect(await statusOf(mine)).toBe(200);
  });
});

describe('a session', () => {
  it('is refused at once where another process has ended it', async () => {
    const session = await signIn();
    expect(await statusOf(session)).toBe(200);
    await api.dataSource.manager.delete(Session, { id: session.id });
    expect(await statusOf(session)).toBe(401);
  });

  it('is refused once it has expired, whatever its token says, and cleared away', async () => {
    const [session, other] = [await signIn(), await signIn()];
    await api.dataSource.manager.update(Session, { id: session.id }, { expiresAt: new Date(Date.now() - 1) });
    expect(await statusOf(session)).toBe(401);
    await expiredRowsOf(api, Session).removeOutdated(new Date(), 100);
    expect(await api.dataSource.manager.existsBy(Session, { id: session.id })).toBe(false);
    expect(await statusOf(other)).toBe(200);
  });

  it('is refused where it was still being begun while the password was changed', async () => {
    const session = await signIn();
    const row = await stored(session.id);
    await api.app.get(UsersService).changePassword(session.userId, 'outra frase minha');
    await api.dataSource.manager.insert(Session, row);
    expect(await statusOf(session)).toBe(401);
  });

  it('goes with its user, as do the browsers', async () => {
    const { userId } = await signIn();
    await api.admin.delete(`/api/users/${userId}`).expect(204);
    const { manager } = api.dataSource;
    expect([await manager.countBy(Session, { userId }), await manager.countBy(KnownBrowser, { userId })]).toEqual([
      0, 0,
    ]);
  });

  it('knows to a few minutes when it was last seen, and is not written at every request', async () => {
    const session = await signIn();
    const { manager } = api.dataSource;
    const seen = async (ago: number) => {
      const before = new Date(Date.now() - ago);
      await manager.update(Session, { id: session.id }, { lastSeenAt: before });
      await as(session, 'get', '/api/users').expect(200);
      return (await stored(session.id)).lastSeenAt.getTime() - before.getTime();
    };
    expect(await seen(4 * MINUTE_MS)).toBe(0);
    const { vistoEm: before } = await manager.findOneByOrFail(User, { id: session.userId });
    expect(await seen(6 * MINUTE_MS)).toBeGreaterThan(5 * MINUTE_MS);
    const { vistoEm } = await manager.findOneByOrFail(User, { id: session.userId });
    expect(vistoEm).toEqual((await stored(session.id)).lastSeenAt);
    expect(vistoEm).not.toEqual(before);
  });
});

describe('a new browser', () => {
  it('is told by mail, in text and in HTML; the first one and a known one are not', async () => {
    const first = await signIn();
    await signIn({ Cookie: `outra=1; ${first.cookie}` });
    await signIn({ 'X-Forwarded-For': '198.51.100.9' });
    const mail = await awaitMail(email);
    expect(mail.subject).toBe('Novo início de sessão no painel da DFC Portugal');
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('Firefox em Windows');
      expect(content).toContain('198.51.100.0/24');
      expect(content).toContain('/conta');
    }
    expect(mail.html).toMatch(/<a href="http[^"]+\/conta"/);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('is one that another person has used, and none that a stranger makes up', async () => {
    const mine = await signIn();
    const { body } = await api.admin
      .post('/api/register')
      .send({ nome: 'Outra', email: `outra${number}@exemplo.pt`, password })
      .expect(201);
    expect(body.id).not.toBe(mine.userId);
    const theirs = await signIn({}, `outra${number}@exemplo.pt`);
    await signIn({ Cookie: theirs.cookie });
    await awaitMail(email, 1);
    await signIn({ Cookie: `navegador=${'A'.repeat(43)}` });
    await awaitMail(email, 2);
  });

  it('is told by a cookie that scripts and other sites never see, and that opens nothing', async () => {
    const { headers } = await api.http.post('/api/login').send({ email, password }).expect(200);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^navegador=[\w-]{43}\.[\w-]{43}; Max-Age=\d+; Path=\/api\/login; .*HttpOnly; SameSite=Strict$/,
      ),
    ]);
    await api.http
      .get('/api/users')
      .set('Cookie', (headers['set-cookie'] as unknown as string[])[0] ?? '')
      .expect(401);
  });

  it('is forgotten when nobody has signed in with it for long', async () => {
    const { userId } = await signIn();
    const { manager } = api.dataSource;
    await manager.insert(KnownBrowser, { hash: randomUUID(), userId, lastUsedAt: new Date('2020-01-01') });
    await expiredRowsOf(api, KnownBrowser).removeOutdated(new Date(), 100);
    expect(await manager.countBy(KnownBrowser, { userId })).toBe(1);
  });
});

describe('the known browsers of an account', () => {
  const NEW_PASSWORD = 'outra frase só minha';
  const known = ({ userId }: SignedIn) => api.dataSource.manager.countBy(KnownBrowser, { userId });
  /** Whether somebody who signs in with this browser's cookie is told of as a new one. */
  const isNew = async ({ cookie, userId }: SignedIn) => {
    const told = { idempotencyKey: Like(`account:${userId}:session:%`) };
    const before = await api.dataSource.manager.countBy(OutgoingMail, told);
    await signIn({ Cookie: cookie }, email, NEW_PASSWORD);
    return (await api.dataSource.manager.countBy(OutgoingMail, told)) > before;
  };

  it('are forgotten with a change of the password, but for the one that makes it', async () => {
    const [mine, stolen] = [await signIn(), await signIn()];
    expect(await known(mine)).toBe(2);
    await as(mine, 'put', '/api/conta/password').send({ atual: password, nova: NEW_PASSWORD }).expect(204);
    expect(await known(mine)).toBe(1);
    expect([await isNew(mine), await isNew(stolen)]).toEqual([false, true]);
  });

  it.each([
    [
      'the link that was mailed',
      async () => {
        await api.http.post('/api/recuperar').send({ email }).expect(202);
        const { text = '' } = await awaitMailWith(email, '/recuperar/');
        const token = /\/recuperar\/([\w-]{43})\s/.exec(text)?.[1] ?? '';
        await api.http.post(`/api/recuperar/${token}`).send({ password: NEW_PASSWORD }).expect(204);
      },
    ],
    [
      'who runs the server',
      async ({ userId }: SignedIn) => api.app.get(UsersService).changePassword(userId, NEW_PASSWORD),
    ],
  ])('are all forgotten with one by %s', async (_what, change) => {
    const mine = await signIn();
    await change(mine);
    expect(await known(mine)).toBe(0);
    expect(await isNew(mine)).toBe(true);
  });

  it('are forgotten also where a sign-in had begun with the password that is no more', async () => {
    const { userId } = await signIn();
    const users = api.dataSource.manager;
    const before = await users.findOneByOrFail(User, { id: userId });
    await api.app.get(UsersService).changePassword(userId, NEW_PASSWORD);
    const client = { address: '203.0.113.77', userAgent: FIREFOX, browserToken: undefined };
    const { id } = await api.app.get(SessionsService).begin(before, client);
    expect(await users.countBy(KnownBrowser, { userId })).toBe(0);
    expect(await api.app.get(SessionsService).find(id, userId)).toBeUndefined();
  });
});

describe('an administrator', () => {
  it('lists and ends the sessions of another', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const path = `/api/users/${first.userId}/sessoes`;
    const { body } = await api.admin.get(path).expect(200);
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({ navegador: expect.any(String), atual: false });
    await api.admin.delete(`${path}/${first.id}`).expect(204);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
    await api.admin.delete(path).expect(204);
    expect([await statusOf(second), (await api.admin.get(path)).body]).toEqual([401, []]);
    await api.admin.get('/api/users').expect(200);
  });

  it('finds no session of another account under an account, and none of nobody', async () => {
    const mine = await signIn();
    const { body } = await api.admin.get('/api/sessoes').expect(200);
    await api.admin.delete(`/api/users/${mine.userId}/sessoes/${body[0].id}`).expect(404);
    await api.admin.get('/api/users/999999/sessoes').expect(404);
    await api.admin.delete('/api/users/999999/sessoes').expect(404);
    expect(await statusOf(mine)).toBe(200);
  });
});

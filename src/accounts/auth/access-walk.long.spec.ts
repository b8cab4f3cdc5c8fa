import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Claims, inAnHour, makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { callRoute, nameOf } from '../../../test/support/call-route.js';
import { fillTable } from '../../../test/support/fill-table.js';
import { type RecordedQueries, recordQueries } from '../../../test/support/queries.js';
import { routeAccess } from '../../../test/support/route-access.js';
import { type Route, statedRoutes } from '../../../test/support/routes.js';
import { readEverything } from '../../../test/support/read-everything.js';
import { papeis, type Papel } from '#platform/papeis.js';
import { DAY_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { JsonBodyInterceptor } from '#platform/http/json-body.interceptor.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { Submissions } from '#submissions/shared/submissions.service.js';
import { Atividade } from '../atividade/atividade.entity.js';
import { Session } from '../sessions/session.entity.js';
import type { User } from '../account/user.entity.js';

const NO_SESSION = 'Sessão inválida ou expirada. Inicie sessão novamente.';
const ASKS = 'Por segurança, confirme a sua palavra-passe para continuar.';
const NOT_YOURS = 'A sua conta é de edição e não tem acesso a esta parte do painel. Fale com quem o administra.';
/** The stream never ends. */
const STREAM = 'GET /api/versoes';
/** The tables that the guard itself reads. */
const OWN_TABLES = ['sessions', 'users'];
const TRAIL = ['atividade', 'atividade_cadeia'];

let api: TestApi;
let queries: RecordedQueries;
let accounts: Record<Papel, User>;
/** The first step after the guards: a request that reaches it was let in, and goes on to the handler. */
const behindTheGuards = jest.spyOn(JsonBodyInterceptor.prototype, 'intercept');

beforeAll(async () => {
  api = await startApi();
  queries = recordQueries(api.dataSource);
  for (const entity of [
    ...api.app
      .get(Submissions)
      .forms()
      .map((form) => form.entity),
    Subscritor,
  ])
    await fillTable(api.dataSource, api.dataSource.getMetadata(entity), 3);
  accounts = {
    administracao: await makeAccount(api.dataSource),
    edicao: await makeAccount(api.dataSource, { papel: 'edicao' }),
  };
});
afterAll(() => api.stop());
beforeEach(() => {
  behindTheGuards.mockClear();
});

const accessOf = (route: Route) => routeAccess[nameOf(route)]?.access;
const routes = (...wanted: unknown[]) => statedRoutes(api.app).filter((route) => wanted.includes(accessOf(route)));
const closedRoutes = () => routes('admin', 'editor', 'editorOrInvited');
const error = (statusCode: number, message: string) => ({ statusCode, message, erro: message, error: message });

/** Asks a route that is to refuse: it says why and no more, and looks at nothing but whose token it is. */
async function expectRefusal(route: Route, authorization: string | undefined, said: object, reads = OWN_TABLES) {
  queries.tablesRead();
  const request = callRoute(api, route);
  const { body, headers } = await (authorization === undefined ? request : request.set('Authorization', authorization));
  expect({ route: nameOf(route), body }).toEqual({ route: nameOf(route), body: said });
  expect(behindTheGuards).not.toHaveBeenCalled();
  expect(queries.tablesRead().filter((table) => !reads.includes(table))).toEqual([]);
  expect(headers['cache-control']).toBe('no-store');
  return headers;
}

/** Asks a route. @returns its name where it does not let in, or what comes after the guards is not reached */
async function closedTo(route: Route, authorization?: string): Promise<string[]> {
  behindTheGuards.mockClear();
  const request = callRoute(api, route);
  const { status } = await (authorization === undefined ? request : request.set('Authorization', authorization));
  const letIn = status !== 401 && status !== 403 && behindTheGuards.mock.calls.length > 0;
  return letIn ? [] : [nameOf(route)];
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (claims: object, signature: string) =>
  `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.${signature}`;
const bearer = (token: string) => `Bearer ${token}`;
const good = async (account: User) => makeSession(api.dataSource, account);
/** A good token of a session in which the password was given so long ago. */
const givenBefore = async (account: User, ms: number) =>
  bearer(signed(await makeSession(api.dataSource, account, { passwordAt: new Date(Date.now() - ms) })));
/** A token of an account that was open when its session began. */
const once = async (papel: Papel, changed: Partial<User>) => {
  const account = await makeAccount(api.dataSource, { papel });
  const claims = await good(account);
  await api.dataSource.manager.save(Object.assign(account, changed));
  return bearer(signed(claims));
};
const yesterday = () => lisbonDay(new Date(Date.now() - DAY_MS));

/** Every kind of token with which nobody is let in, as the account of a role would have it. */
const refused: readonly (readonly [what: string, token: (claims: Claims, papel: Papel) => unknown])[] = [
  ['no token', () => undefined],
  ['no bearer token', () => 'Basic YWRtaW46YWRtaW4='],
  ['a token of another shape', () => 'Bearer lixo'],
  ['a token with an addition', (claims) => `${bearer(signed(claims))} x`],
  ['an expired token', (claims) => bearer(signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }))],
  ['a token that outlives any session', (claims) => bearer(signed({ ...claims, exp: inAnHour() + 365 * 86_400 }))],
  ['a token without exp', ({ userId, jti }) => bearer(signed({ userId, jti }))],
  ['a token signed with another secret', (claims) => bearer(signed(claims, { secret: 'x'.repeat(64) }))],
  ['a token of another algorithm', (claims) => bearer(signed(claims, { algorithm: 'HS512' }))],
  ['a token that names another key', (claims) => bearer(signed(claims, { keyid: 'outra' }))],
  ['an unsigned token', (claims) => bearer(unsigned(claims, ''))],
  ['an unsigned token with a signature', (claims) => bearer(unsigned(claims, base64({})))],
  ['a token of an unknown user', (claims) => bearer(signed({ ...claims, userId: 999_999 }))],
  ['a token of a session that is no more', (claims) => bearer(signed({ ...claims, jti: randomUUID() }))],
  ['a token without its session', ({ userId, exp }) => bearer(signed({ userId, exp }))],
  [
    'a token of a session that was ended',
    async (claims) => {
      await api.dataSource.manager.delete(Session, { id: claims.jti });
      return bearer(signed(claims));
    },
  ],
  [
    'a token of a session of another user',
    async (claims) => {
      const { jti } = await good(await makeAccount(api.dataSource));
      return bearer(signed({ ...claims, jti }));
    },
  ],
  ['a token from before the account changed', (_, papel) => once(papel, { generation: randomUUID() })],
  ['a token of an account that is switched off', (_, papel) => once(papel, { ativo: false })],
  ['a token of an account past its last day', (_, papel) => once(papel, { ultimoDia: yesterday() })],
];

// Each kind of token at every route, with half of them of each role: every pair of kind, route and role is there.
describe.each(papeis)('of an account of %s', (papel) => {
  const half = (kind: string) => {
    const first = refused.findIndex(([what]) => what === kind) + papeis.indexOf(papel);
    return (_route: Route, index: number) => (index + first) % papeis.length === 0;
  };

  it.each(refused)('%s gets 401 from every route that is not for everybody, and does nothing', async (what, token) => {
    const authorization = (await token(await good(accounts[papel]), papel)) as string | undefined;
    const before = await readEverything(api);
    const asked = authorization === undefined ? closedRoutes() : [...closedRoutes(), ...routes('publicAndEditor')];
    for (const route of asked.filter(half(what))) {
      const headers = await expectRefusal(route, authorization, error(401, NO_SESSION));
      expect(headers['www-authenticate']).toBe('Bearer');
    }
    expect({ what, kept: await readEverything(api) }).toEqual({ what, kept: before });
  });
});

describe('an editor', () => {
  it('gets 403 with a plain sentence from every route for administrators, and does nothing', async () => {
    const claims = await good(accounts.edicao);
    const authorization = bearer(signed(claims));
    const before = await readEverything(api, TRAIL);
    const { id: quemId } = accounts.edicao;
    for (const route of routes('admin'))
      await expectRefusal(route, authorization, error(403, NOT_YOURS), [...OWN_TABLES, ...TRAIL]);
    expect(await readEverything(api, TRAIL)).toEqual(before);
    const told = await api.dataSource.manager.find(Atividade, { where: { quemId }, order: { id: 'ASC' } });
    // of a flood the trail tells the beginning
    expect(told).toHaveLength(10);
    expect(routes('admin').length).toBeGreaterThan(told.length);
    expect(new Set(told.map(({ resultado }) => resultado))).toEqual(new Set(['recusado']));
    expect(told[0]).toMatchObject({ quem: accounts.edicao.nome, secao: 'users', verbo: 'abriu', registo: null });
  });
});

describe('each route', () => {
  it('lets visitors in where it is for everybody', async () => {
    const closed: string[] = [];
    for (const route of routes('public', 'publicAndEditor'))
      if (nameOf(route) !== STREAM) closed.push(...(await closedTo(route)));
    expect(closed).toEqual([]);
  });

  it.each([
    ['edicao', ['editor', 'editorOrInvited', 'publicAndEditor']],
    ['administracao', ['admin', 'editor', 'editorOrInvited', 'publicAndEditor']],
  ] as const)(
    'lets in an account of %s whose password was given lately, or where it asks for none',
    async (papel, wanted) => {
      const closed: string[] = [];
      // some end the session, and one ends its account
      for (const route of routes(...wanted)) {
        const account = await makeAccount(api.dataSource, { papel });
        const ago = routeAccess[nameOf(route)]?.asksPassword === true ? 9 * MINUTE_MS : DAY_MS;
        closed.push(...(await closedTo(route, await givenBefore(account, ago))));
      }
      expect(closed).toEqual([]);
    },
  );

  it.each(papeis)(
    'that asks for the password again refuses an account of %s before anything is done',
    async (papel) => {
      const authorization = await givenBefore(accounts[papel], 11 * MINUTE_MS);
      const asking = routes('editor', ...(papel === 'administracao' ? ['admin'] : [])).filter(
        (route) => routeAccess[nameOf(route)]?.asksPassword,
      );
      expect(asking.length).toBeGreaterThan(10);
      const before = await readEverything(api);
      const said = { ...error(403, ASKS), errors: { confirmacao: ASKS } };
      for (const route of asking) await expectRefusal(route, authorization, said);
      expect(await readEverything(api)).toEqual(before);
    },
  );
});

describe('every answer', () => {
  const secured = {
    'content-security-policy': expect.stringMatching(/^default-src 'none';/) as unknown as string,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same-site|cross-origin)$/) as unknown as string,
  };

  it('carries the security headers, and one for who shows a token is kept by nothing', async () => {
    const asked = statedRoutes(api.app).filter((route) => nameOf(route) !== STREAM);
    expect(asked.length).toBeGreaterThan(100);
    const keepable: string[] = [];
    for (const route of [...asked, { method: 'GET', path: '/api/nada', access: 'public' }]) {
      const name = nameOf(route);
      const { headers } = await callRoute(api, route);
      const account = await makeAccount(api.dataSource);
      const mine = await callRoute(api, route).set('Authorization', bearer(signed(await good(account))));
      for (const shown of [headers, mine.headers]) {
        expect({ name, ...shown }).toMatchObject({ name, ...secured });
        expect(shown).not.toHaveProperty('x-powered-by');
        expect(shown).not.toHaveProperty('strict-transport-security');
      }
      if (route.access !== 'public' && mine.headers['cache-control'] !== 'no-store') keepable.push(name);
    }
    expect(keepable).toEqual([]);
  });
});

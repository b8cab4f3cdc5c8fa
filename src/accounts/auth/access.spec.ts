import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { publicForms } from '../../../test/support/public-forms.js';
import { answeredRoutes, type Route, statedRoutes } from '../../../test/support/routes.js';
import { settings } from '../../platform/config/settings.js';
import { Evento } from '../../content/eventos/evento.entity.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** What visitors may call besides reading: the contract's list. */
const publicWrites = [
  'POST /api/login',
  'POST /api/login/segundo-passo',
  'POST /api/recuperar',
  'POST /api/newsletter',
  ...publicForms.map(({ path }) => `POST ${path}`),
];
/** The confirmation and the end of a subscription, an invitation, and what an account's holder is mailed carry a secret. */
const publicBySecret =
  /^((GET|POST) \/newsletter\/(confirmar|cancelar)\/:token|GET \/convites\/:token|POST \/api\/(conta\/email|convite-conta|recuperar)\/:token|POST \/testemunhos)$/;
const publicReads =
  /^GET \/(api\/(eventos|imprensa|recentes|relatorios|captcha|login\/desafio|versoes)|materialpost|uploads|health)(\/|$)/;
/** Open to visitors, with more for administrators. */
const publicAndAdmin = ['GET /equipa', 'GET /equipa/:id'];
/** Open to administrators and to the holder of an invitation. */
const adminOrInvited = ['POST /upload'];

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await startApi();
  user = await api.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
});
afterAll(() => api.stop());

const nameOf = ({ method, path }: Omit<Route, 'access'>) => `${method} ${path}`;
const urlOf = ({ path }: Route) => path.replaceAll(/:[A-Za-z]+/g, '1');
const adminRoutes = () =>
  statedRoutes(api.app).filter(({ access }) => access === 'admin' || access === 'adminOrInvited');

const call = (route: Route, query = '') => {
  const url = urlOf(route) + query;
  switch (route.method) {
    case 'GET':
      return api.http.get(url);
    case 'POST':
      return api.http.post(url);
    case 'PUT':
      return api.http.put(url);
    case 'DELETE':
      return api.http.delete(url);
    default:
      throw new Error(`a route with the method ${route.method}`);
  }
};

const inAnHour = () => Math.floor(Date.now() / 1000) + 3_600;
const payload = () => ({ userId: user.id, jti: claimsOf(api.token).jti, exp: inAnHour() });
const signed = (content: object, secret = settings.jwtSecret, algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256') =>
  new JwtService({ secret }).sign(content, { algorithm });
const claimsOf = (token: string): { jti: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('every registered route', () => {
  it('states who may call it', () => {
    const routes = statedRoutes(api.app);
    expect(routes.length).toBeGreaterThan(20);
    const stating = (wanted: unknown) => routes.filter(({ access }) => access === wanted).map(nameOf);
    expect(stating('publicAndAdmin')).toEqual(publicAndAdmin);
    expect(stating('adminOrInvited')).toEqual(adminOrInvited);
    const others = routes.length - publicAndAdmin.length - adminOrInvited.length;
    expect(stating('public').length + stating('admin').length).toBe(others);
  });

  it('is one that a controller states, the documentation apart', () => {
    const stated = new Set(statedRoutes(api.app).map(nameOf));
    const others = answeredRoutes(api.app)
      .map(nameOf)
      .filter((name) => !stated.has(name));
    expect(others.filter((name) => !/^GET \/docs(-json|-yaml)?(\/|$)/.test(name))).toEqual([]);
    expect(answeredRoutes(api.app).length).toBeGreaterThanOrEqual(stated.size);
  });

  it('is open to visitors only where the contract says so', () => {
    const open = statedRoutes(api.app)
      .filter(({ access }) => access === 'public')
      .map(nameOf);
    const undue = open.filter(
      (name) => !publicWrites.includes(name) && !publicBySecret.test(name) && !publicReads.test(name),
    );
    expect(undue).toEqual([]);
  });
});

describe('a route for administrators', () => {
  const refused: [string, () => string | undefined][] = [
    ['no token', () => undefined],
    ['no bearer token', () => 'Basic YWRtaW46YWRtaW4='],
    ['a token of another shape', () => 'Bearer lixo'],
    ['a token with an addition', () => `Bearer ${signed(payload())} x`],
    ['an expired token', () => `Bearer ${signed({ ...payload(), exp: Math.floor(Date.now() / 1000) - 1 })}`],
    ['a token that outlives any session', () => `Bearer ${signed({ ...payload(), exp: inAnHour() + 365 * 86_400 })}`],
    ['a token without exp', () => `Bearer ${signed({ userId: user.id, jti: payload().jti })}`],
    ['a token signed with another secret', () => `Bearer ${signed(payload(), 'x'.repeat(64))}`],
    ['a token of another algorithm', () => `Bearer ${signed(payload(), settings.jwtSecret, 'HS512')}`],
    ['an unsigned token', () => `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload())}.`],
    [
      'an unsigned token with a signature',
      () => `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload())}.${base64({})}`,
    ],
    ['a token of an unknown user', () => `Bearer ${signed({ ...payload(), userId: 999_999 })}`],
    [
      'a token of a session that is no more',
      () => `Bearer ${signed({ ...payload(), jti: '00000000-0000-4000-8000-000000000000' })}`,
    ],
    ['a token without its session', () => `Bearer ${signed({ userId: user.id, exp: inAnHour() })}`],
  ];

  it.each(refused)('answers 401 to %s', async (_what, authorization) => {
    const said = authorization();
    for (const route of adminRoutes()) {
      const request = call(route);
      const { status, body, headers } = await (said === undefined ? request : request.set('Authorization', said));
      expect([nameOf(route), status]).toEqual([nameOf(route), 401]);
      expect(body).toMatchObject({ statusCode: 401, message: 'Sessão inválida ou expirada. Inicie sessão novamente.' });
      expect(headers['www-authenticate']).toBe('Bearer');
    }
  });

  it.each([
    ['an hour', () => inAnHour()],
    ['a whole session', () => inAnHour() - 3_600 + settings.jwtExpiresInSeconds],
  ])('lets the same user in with a token of our own making, good for %s', async (_what, exp) => {
    await api.http
      .get('/api/users')
      .set('Authorization', `Bearer ${signed({ ...payload(), exp: exp() })}`)
      .expect(200);
  });

  it('takes no token from the query, a cookie or the body', async () => {
    const { token } = api;
    for (const route of adminRoutes()) {
      const answers = [
        await call(route, `?token=${token}&access_token=${token}&Authorization=Bearer%20${token}`),
        await call(route).set('Cookie', `token=${token}; admin_token=${token}; Authorization=Bearer ${token}`),
      ];
      if (route.method !== 'GET') answers.push(await call(route).send({ token, access_token: token }));
      expect([nameOf(route), ...answers.map(({ status }) => status)]).toEqual([
        nameOf(route),
        ...answers.map(() => 401),
      ]);
    }
  });

  it.each([
    ['JSON', '/api/eventos', 'application/json', '{"titulo":"meio'],
    ['a form', '/upload', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="images"'],
  ])('answers before %s has arrived, and keeps nothing of it', async (_what, path, type, half) => {
    const connection = await rawConnection(api.app);
    await connection.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`,
    );
    expect(await connection.answer(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 401 /);
    await connection.write(half);
    await connection.abort();
    expect(await api.files('tmp')).toEqual([]);
    expect(await api.dataSource.manager.count(Evento)).toBe(0);
  });
});

describe('a session', () => {
  const password = 'uma frase só minha';

  async function newAdministrator(email: string): Promise<{ id: number; token: string }> {
    const { body } = await api.admin.post('/api/register').send({ nome: 'Maria', email, password }).expect(201);
    const { body: login } = await api.http.post('/api/login').send({ email, password }).expect(200);
    return { id: body.id, token: login.token };
  }
  const statusWith = async (token: string) =>
    (await api.http.get('/api/users').set('Authorization', `Bearer ${token}`)).status;

  it('ends with its user', async () => {
    const { id, token } = await newAdministrator('ana@exemplo.pt');
    expect(await statusWith(token)).toBe(200);
    await api.admin.delete(`/api/users/${id}`).expect(204);
    expect(await statusWith(token)).toBe(401);
  });

  it('ends with a change of the password, and a new one begins with the new password only', async () => {
    const email = 'carla@exemplo.pt';
    const { id, token } = await newAdministrator(email);
    await api.app.get(UsersService).changePassword(id, 'outra frase minha');
    expect(await statusWith(token)).toBe(401);
    await api.http.post('/api/login').send({ email, password }).expect(401);
    const { body } = await api.http.post('/api/login').send({ email, password: 'outra frase minha' }).expect(200);
    expect(await statusWith(body.token)).toBe(200);
  });

  it('is not taken up by another user who gets the same id', async () => {
    const { id, token } = await newAdministrator('bruno@exemplo.pt');
    await api.admin.delete(`/api/users/${id}`).expect(204);
    const { nome, passwordHash, createdAt } = user;
    const heir = { id, nome, passwordHash, createdAt, email: 'herdeiro@exemplo.pt', generation: randomUUID() };
    await api.dataSource.manager.insert(User, heir);
    expect(await statusWith(token)).toBe(401);
  });
});

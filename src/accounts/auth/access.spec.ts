import { Controller, Get } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inAnHour, makeAccount, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { callRoute, nameOf } from '../../../test/support/call-route.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { routeAccess } from '../../../test/support/route-access.js';
import { answeredRoutes, statedRoutes } from '../../../test/support/routes.js';
import { settings } from '#platform/config/settings.js';
import { Evento } from '#content/eventos/evento.entity.js';
import { User } from '../account/user.entity.js';
import { UsersService } from '../users/users.service.js';

@Controller('nada-dito')
class StatesNothing {
  @Get()
  answer(): string {
    return 'aberto';
  }
}

let api: TestApi;
let user: User;

beforeAll(async () => {
  api = await startApi();
  user = await api.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
});
afterAll(() => api.stop());

const adminRoutes = () => statedRoutes(api.app).filter((route) => !String(route.access).startsWith('public'));
const payload = () => ({ userId: user.id, jti: claimsOf(api.token).jti, exp: inAnHour() });
const claimsOf = (token: string): { jti: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('every registered route', () => {
  it('states who may call it and whether it asks for the password again, as it is written out', () => {
    const stated = statedRoutes(api.app).map(({ access, asksPassword, ...route }) => [
      nameOf(route),
      { access, asksPassword },
    ]);
    expect(stated.length).toBeGreaterThan(20);
    expect(Object.fromEntries(stated)).toEqual(routeAccess);
  });

  it('is one that a controller states, the documentation apart', () => {
    const stated = new Set(statedRoutes(api.app).map(nameOf));
    const others = answeredRoutes(api.app)
      .map(nameOf)
      .filter((name) => !stated.has(name));
    expect(others.filter((name) => !/^GET \/docs(-json|-yaml)?(\/|$)/.test(name))).toEqual([]);
    expect(answeredRoutes(api.app).length).toBeGreaterThanOrEqual(stated.size);
  });
});

describe('a route that is not for everybody', () => {
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
        await callRoute(api, route, `?token=${token}&access_token=${token}&Authorization=Bearer%20${token}`),
        await callRoute(api, route).set(
          'Cookie',
          `token=${token}; admin_token=${token}; Authorization=Bearer ${token}`,
        ),
      ];
      if (route.method !== 'GET') answers.push(await callRoute(api, route).send({ token, access_token: token }));
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

it('a route that states nothing is closed to everybody', async () => {
  const other = await startApi({}, [StatesNothing]);
  const visitor = await other.http.get('/nada-dito');
  const administrator = await other.admin.get('/nada-dito');
  await other.app.close();
  expect([visitor.status, administrator.status]).toEqual([401, 403]);
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
    await makeAccount(api.dataSource, { id, email: 'herdeiro@exemplo.pt' });
    expect(await statusWith(token)).toBe(401);
  });
});

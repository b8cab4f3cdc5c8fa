import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { settings } from '#platform/config/settings.js';

const INCOMPLETE = 'Email e password são obrigatórios.';
const { email, password } = settings.firstAdmin as { email: string; password: string };

let api: TestApi;
const login = (body: object, from?: string) => {
  const request = api.http.post('/api/login').send(body);
  return from === undefined ? request : request.set('X-Forwarded-For', from);
};

describe('POST /api/login', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('gives a token with the user and an end, and the user', async () => {
    const { body, headers } = await login({ email, password }).expect(200);
    expect(body).toEqual({ token: expect.any(String), user: { id: expect.any(Number), nome: 'Administração', email } });
    expect(headers['cache-control']).toBe('no-store');
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ userId: body.user.id, exp: expect.any(Number) });
    expect(claims.exp - claims.iat).toBe(12 * 3600);
    await api.http.get('/api/users').set('Authorization', `Bearer ${body.token}`).expect(200);
  });

  it('takes the email in any case and with spaces around it', async () => {
    await login({ email: `  ${email.toUpperCase()} `, password }).expect(200);
  });

  it('takes the password exactly as typed', async () => {
    for (const other of [`${password} `, ` ${password}`, password.toUpperCase()]) {
      await login({ email, password: other }).expect(401);
    }
  });

  it.each([
    ['nothing', {}],
    ['no email', { password }],
    ['no password', { email }],
    ['empty fields', { email: '', password: '' }],
    ['a blank email', { email: '   ', password }],
    ['nulls', { email: null, password: null }],
  ])('refuses %s', async (_what, body) => {
    const { status, body: said } = await login(body);
    expect(status).toBe(400);
    expect(said).toMatchObject({ statusCode: 400, message: INCOMPLETE, erro: INCOMPLETE, error: INCOMPLETE });
  });

  it.each([
    ['numbers', { email: 1, password: 2 }],
    ['nested objects', { email: { $ne: '' }, password: { $ne: '' } }],
    ['lists', { email: [email], password: [password] }],
  ])('refuses %s in place of texts', async (_what, body) => {
    const { status, body: said } = await login(body);
    expect(status).toBe(400);
    expect(said.errors).toEqual({ email: INCOMPLETE, password: INCOMPLETE });
  });

  it('does not find an account by a spelling that only looks alike', async () => {
    for (const other of ['ádmin@exemplo.pt', 'admin@exemplo.pt\u0000', 'admin@exemplo.pt.', 'аdmin@exemplo.pt']) {
      await login({ email: other, password }).expect(401);
    }
  });

  it('finds it by its own, with what a telephone or a chat leaves unseen in what is copied', async () => {
    for (const pasted of ['ad\u200Bmin@exemplo.pt', '\u202Aadmin@exemplo.pt\u202C', 'admin@exem\u00ADplo.pt\u00A0']) {
      await login({ email: pasted, password }).expect(200);
    }
  });
});

describe('guesses from one address', () => {
  beforeAll(async () => {
    api = await startApi({ rateLimitLogin: 3 });
  });
  afterAll(() => api.stop());

  it('are limited, whatever account they are at and whatever address they claim to come from', async () => {
    // the first of the three was the administrator's own, when the API started
    await login({ email: 'a@exemplo.pt', password: 'x' }).expect(401);
    await login({ email: 'b@exemplo.pt', password: 'x' }, '203.0.113.1').expect(401);
    for (const from of [undefined, '203.0.113.2', '203.0.113.3, 127.0.0.1']) {
      const { status, body, headers } = await login({ email, password }, from);
      expect(status).toBe(429);
      expect(body.message).toBe('Demasiados pedidos. Aguarde um minuto e tente novamente.');
      expect(headers['retry-after']).toBe('60');
    }
  });
});

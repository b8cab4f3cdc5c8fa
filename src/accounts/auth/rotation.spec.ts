import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { appCode } from '../../../test/support/app-code.js';
import { newPerson } from '../../../test/support/person.js';
import { newPersonWithApp, ticketOf } from '../../../test/support/second-step.js';
import { Eraser } from '#erasing/eraser.service.js';
import { settings } from '#platform/config/settings.js';
import { Secrets } from '#platform/secrets/secrets.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { KnownBrowser } from '../sessions/session.entity.js';
import { User } from '../account/user.entity.js';

const FIRST = settings.jwtSecret ?? '';
const SECOND = 'z'.repeat(40);
const OTHER = 'o'.repeat(40);

/** Before a rotation, after it, and where the secret was replaced without saying what it was. */
let before: TestApi;
let after: TestApi;
let replaced: TestApi;

beforeAll(async () => {
  before = await startApi();
  after = await startApi({ jwtSecret: SECOND, jwtSecretPrevious: [OTHER, FIRST] });
  replaced = await startApi({ jwtSecret: SECOND });
});
afterAll(async () => {
  await replaced.app.close();
  await after.app.close();
  await before.stop();
});

const statusOf = async (api: TestApi, token: string) =>
  (await api.http.get('/api/conta').set('Authorization', `Bearer ${token}`)).status;
const headerOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
const claims = async () => {
  const user = await before.dataSource.manager.findOneByOrFail(User, { email: settings.firstAdmin.email });
  return makeSession(before.dataSource, user);
};

describe('a new secret, with the one before named beside it', () => {
  it('ends nobody’s session, and signs what is new under a name of its own', async () => {
    expect(await statusOf(after, before.token)).toBe(200);
    expect(await statusOf(replaced, before.token)).toBe(401);
    const [old, young] = [headerOf(before.token), headerOf(after.token)];
    expect(old).toEqual({ alg: 'HS256', typ: 'JWT', kid: new Secrets([FIRST]).current('token').kid });
    expect(young).toEqual({ alg: 'HS256', typ: 'JWT', kid: new Secrets([SECOND]).current('token').kid });
    expect(await statusOf(after, after.token)).toBe(200);
    expect(await statusOf(before, after.token)).toBe(401);
  });

  it('leaves people the app of their second step', async () => {
    const { email, password, key } = await newPersonWithApp(before);
    const statusAt = async (api: TestApi) => {
      const bilhete = await ticketOf(api, { email, password });
      return (await api.http.post('/api/login/segundo-passo').send({ bilhete, codigo: appCode(key, 1) })).status;
    };
    expect([await statusAt(replaced), await statusAt(after)]).toEqual([401, 200]);
  });

  it('leaves people the browsers that they are known by', async () => {
    const { id: userId, email, password } = await newPerson(before);
    const known = () => before.dataSource.manager.countBy(KnownBrowser, { userId });
    /** @returns the cookie that the browser has from then on */
    const signIn = async (api: TestApi, cookie = '') => {
      const { headers } = await api.http.post('/api/login').set('Cookie', cookie).send({ email, password }).expect(200);
      return (headers['set-cookie'] as unknown as [string])[0].split(';')[0] ?? '';
    };
    const cookie = await signIn(before);
    const count = await known();
    const renewed = await signIn(before, cookie);
    await signIn(after, await signIn(after, renewed));
    await signIn(after, cookie);
    expect(await known()).toBe(count);
    await signIn(replaced, renewed);
    expect(await known()).toBe(count + 1);
  });

  it('takes the answer to a challenge that the one before has signed', async () => {
    const form = { nome: 'Ana', email: 'ana@exemplo.pt', assunto: 'Olá', descricao: 'Texto', privacidade: 'true' };
    const send = (api: TestApi, recaptcha: string) => api.http.post('/contactos').field({ ...form, recaptcha });
    const solved = await before.captcha();
    await send(replaced, solved).expect(400);
    await send(after, solved).expect(201);
  });
});

it('a copy that is put back is told to forget what was erased before the rotation', async () => {
  const { manager } = before.dataSource;
  const form = { nome: 'Ana', email: 'ana@exemplo.pt', assunto: 'Adeus', descricao: 'Texto', privacidade: 'true' };
  const sent = await before.http.post('/contactos').field({ ...form, recaptcha: await before.captcha() });
  const { id } = sent.body as { id: number };
  const copy = await manager.findOneByOrFail(Contacto, { id });
  await before.admin.delete(`/api/contactos/${id}`).expect(204);
  await manager.insert(Contacto, copy);
  expect((await replaced.app.get(Eraser).eraseAgain()).get('contactos')).toBe(0);
  expect((await after.app.get(Eraser).eraseAgain()).get('contactos')).toBe(1);
  expect(await manager.existsBy(Contacto, { id })).toBe(false);
});

describe('a token', () => {
  it('is checked with the key that it names and no other', async () => {
    const said = await claims();
    expect(await statusOf(before, signed(said))).toBe(200);
    const secrets = new Secrets([FIRST, SECOND, OTHER]);
    const second = new Secrets([SECOND]).current('token');
    const forged = [
      signed(said, { keyid: second.kid }),
      signed(said, { keyid: 'outra' }),
      signed(said, { keyid: '' }),
      signed(said, { secret: second.bytes }),
      signed(said, { secret: FIRST }),
      signed(said, { secret: secrets.current('browser').bytes }),
      signed(said, { secret: secrets.current('sealed text').bytes }),
    ];
    for (const token of forged) {
      expect(await statusOf(before, token)).toBe(401);
      expect(await statusOf(after, token)).toBe(401);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail } from '../../../test/support/mail.js';

const GIVEN = 'a frase que me deram';
const OWN = 'uma frase só minha';
const SAME = 'Escolha uma palavra-passe diferente da que lhe deram.';
let api: TestApi;
let number = 0;
let email: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
/** Every test has a person of its own. */
beforeEach(async () => {
  number += 1;
  email = `pessoa${number}@exemplo.pt`;
  await api.admin.post('/api/register').send({ nome: 'Maria', email, password: GIVEN }).expect(201);
});

async function signIn(password: string) {
  const { body } = await api.http.post('/api/login').send({ email, password }).expect(200);
  return { Authorization: `Bearer ${(body as { token: string }).token}` };
}
const fromOther = async (me: { Authorization: string }) =>
  (await api.http.get('/api/conta').set(me).expect(200)).body.passwordDeOutrem as boolean;
const change = (me: { Authorization: string }, nova: string) =>
  api.http.put('/api/conta/password').set(me).send({ atual: GIVEN, nova });

describe('a password that somebody else chose', () => {
  it('is told of by the account, and refuses nothing', async () => {
    const me = await signIn(GIVEN);
    expect(await fromOther(me)).toBe(true);
    await api.http.get('/api/users').set(me).expect(200);
    await api.http.put('/api/conta').set(me).send({ nome: 'Maria Silva' }).expect(200);
  });

  it('is none of the first administrator’s, who had it from the operator', async () => {
    expect((await api.admin.get('/api/conta').expect(200)).body).toMatchObject({ passwordDeOutrem: false });
  });

  it('is over once its user has changed it, and not by choosing it again', async () => {
    const me = await signIn(GIVEN);
    const { status, body } = await change(me, GIVEN);
    expect([status, body.errors]).toEqual([400, { nova: SAME }]);
    expect(await fromOther(me)).toBe(true);
    await change(me, OWN).expect(204);
    expect(await fromOther(me)).toBe(false);
  });

  it('is over once its user has set another by a mailed link, and not by setting it again', async () => {
    await api.http.post('/api/recuperar').send({ email }).expect(202);
    const [, token = ''] = /\/recuperar\/([\w-]{43})\s/.exec((await awaitMail(email)).text ?? '') ?? [];
    const set = (password: string) => api.http.post(`/api/recuperar/${token}`).send({ password });
    const { status, body } = await set(GIVEN);
    expect([status, body.errors]).toEqual([400, { password: SAME }]);
    await set(OWN).expect(204);
    expect(await fromOther(await signIn(OWN))).toBe(false);
  });

  it('may be chosen again once it was one’s own', async () => {
    const me = await signIn(GIVEN);
    await change(me, OWN).expect(204);
    await api.http.put('/api/conta/password').set(me).send({ atual: OWN, nova: OWN }).expect(204);
  });
});

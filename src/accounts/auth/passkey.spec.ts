import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Asked, Authenticator, type Oddity } from '../../../test/support/authenticator.js';
import { newPerson, type Person } from '../../../test/support/person.js';
import { ticketOf } from '../../../test/support/second-step.js';
import { advanceClock, restoreClock, stopClock } from '../../../test/support/stopped-clock.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { settings } from '#platform/config/settings.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { Passkey } from '../segundo-passo/second-step.entity.js';

const PATH = '/api/segundo-passo/passkeys';
const REFUSED = 'A chave de acesso não foi aceite. Tente outra vez ou use outra forma.';

let api: TestApi;
let me: Person;
let passkey: Authenticator;
const news = newTrailRows(() => api);

beforeAll(async () => {
  stopClock();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  restoreClock();
});
beforeEach(async () => {
  me = await newPerson(api);
  passkey = new Authenticator(settings.adminUrl);
});

const toAdd = async (who = me): Promise<Asked> => (await who.post(`${PATH}/opcoes`).expect(200)).body.opcoes;
const add = (resposta: object, who = me) => who.post(PATH, { nome: 'Telemóvel', resposta });
const register = async (key = passkey, who = me) => (await add(key.create(await toAdd(who)), who).expect(201)).body;
const toUse = async (bilhete: string): Promise<Asked> =>
  (await api.http.post('/api/login/segundo-passo/passkey/opcoes').send({ bilhete }).expect(200)).body.opcoes;
const give = (bilhete: string, resposta: object) =>
  api.http.post('/api/login/segundo-passo/passkey').send({ bilhete, resposta });
const signIn = async (odd: Oddity = {}, key = passkey) => {
  const bilhete = await ticketOf(api, me);
  return give(bilhete, key.get(await toUse(bilhete), odd));
};
const kept = () => api.dataSource.manager.findBy(Passkey, { userId: me.id });

describe('a passkey', () => {
  it('is added as the second step, with recovery codes, and lets its owner in after the password', async () => {
    const { codigos, passkey: made } = await register();
    expect([codigos.length, made]).toEqual([
      10,
      { id: expect.any(Number), nome: 'Telemóvel', criada: expect.any(String), usada: null },
    ]);
    const { email, password } = me;
    const { body } = await api.http.post('/api/login').send({ email, password }).expect(200);
    expect(body.formas).toEqual(['passkey', 'recuperacao']);
    await news();
    const { body: answer, status, headers } = await signIn();
    expect([status, answer]).toEqual([200, { token: expect.any(String), user: { id: me.id, nome: 'Maria', email } }]);
    expect(headers['set-cookie']?.[0]).toMatch(/^navegador=/);
    expect(await news()).toMatchObject([{ verbo: 'entrou', quemId: me.id, resultado: 'ok' }]);
    const { body: now } = await me.get('/api/segundo-passo').expect(200);
    expect(now.passkeys).toEqual([{ ...made, usada: expect.any(String) }]);
  });

  it('is one of several, each with its name', async () => {
    await register();
    const second = new Authenticator(settings.adminUrl);
    const { codigos, passkey: made } = await register(second);
    expect(codigos).toBeNull();
    await me.put(`${PATH}/${made.id}`, { nome: 'Chave do escritório' }).expect(200);
    expect((await me.get('/api/segundo-passo')).body.passkeys).toMatchObject([
      { nome: 'Telemóvel' },
      { nome: 'Chave do escritório' },
    ]);
    expect((await signIn({}, second)).status).toBe(200);
    await me.delete(`${PATH}/${made.id}`).expect(204);
    expect((await signIn({}, second)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('is not renamed or removed by another', async () => {
    const { passkey: made } = await register();
    const other = await newPerson(api);
    await other.put(`${PATH}/${made.id}`, { nome: 'Minha' }).expect(404);
    await other.delete(`${PATH}/${made.id}`).expect(404);
    expect(await kept()).toMatchObject([{ nome: 'Telemóvel' }]);
  });

  it('is not added twice, by the same account or by another', async () => {
    await register();
    const other = await newPerson(api);
    for (const who of [me, other]) {
      const { status, body } = await add(passkey.create(await toAdd(who)), who);
      expect([status, body.message]).toEqual([409, 'Esta chave de acesso já está registada.']);
    }
  });

  it('goes with its user', async () => {
    await register();
    await api.admin.delete(`/api/users/${me.id}`).expect(204);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['another origin', { origin: 'https://exemplo.org' }],
    ['another address of ours', { origin: settings.siteUrl }],
    ['another party', { rpId: 'exemplo.org' }],
  ])('is not added from %s', async (_what, odd) => {
    await add(passkey.create(await toAdd(), odd)).expect(400);
    expect(await kept()).toEqual([]);
  });

  it.each([{}, { id: 'x' }, { ...new Authenticator('').create({ challenge: 'x' }), type: 'password' }])(
    'is not added by an answer that is none',
    async (answer) => {
      await add(answer).expect(400);
    },
  );

  it('is not added by an answer to a challenge that was used, is over, another’s, or made up', async () => {
    const asked = await toAdd();
    await add(passkey.create(asked)).expect(201);
    const fresh = () => new Authenticator(settings.adminUrl);
    await add(fresh().create(asked)).expect(410);
    await add(fresh().create({ ...asked, challenge: 'A'.repeat(43) })).expect(410);
    await add(fresh().create(await toAdd(await newPerson(api)))).expect(410);
    const late = await toAdd();
    advanceClock(5 * MINUTE_MS);
    await add(fresh().create(late)).expect(410);
    expect(await kept()).toHaveLength(1);
  });
});

describe('signing in with a passkey', () => {
  beforeEach(() => register());

  const odd: [string, () => Oddity][] = [
    ['another origin', () => ({ origin: 'https://exemplo.org' })],
    ['another address of ours', () => ({ origin: settings.siteUrl })],
    ['another party', () => ({ rpId: 'exemplo.org' })],
    ['another key', () => ({ key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
  ];
  it.each(odd)('is refused from %s, and the trail is told', async (_what, made) => {
    await news();
    const { status, body } = await signIn(made());
    expect([status, body.message]).toEqual([401, REFUSED]);
    expect(await news()).toMatchObject([{ verbo: 'entrou', quemId: me.id, resultado: 'recusado' }]);
  });

  it('is refused to a copy, whose counter goes back', async () => {
    expect((await signIn({ counter: 7 })).status).toBe(200);
    for (const counter of [6, 7, 0]) expect((await signIn({ counter })).status).toBe(401);
    expect((await signIn({ counter: 2 ** 32 - 1 })).status).toBe(200);
  });

  it('is refused to the passkey of another account', async () => {
    const other = await newPerson(api);
    const theirs = new Authenticator(settings.adminUrl);
    await register(theirs, other);
    expect((await signIn({}, theirs)).status).toBe(401);
  });

  it('takes an answer once, also with another ticket', async () => {
    const [first, second] = [await ticketOf(api, me), await ticketOf(api, me)];
    const answer = passkey.get(await toUse(first), { counter: 0 });
    await give(first, answer).expect(200);
    expect((await give(second, answer)).status).toBe(410);
  });

  it('takes no challenge that is another’s, of another use, made up or too old', async () => {
    const bilhete = await ticketOf(api, me);
    const other = await newPerson(api);
    await register(new Authenticator(settings.adminUrl), other);
    const theirs = await toUse(await ticketOf(api, other));
    const asked = await toUse(bilhete);
    const { challenge: toMake } = await toAdd();
    for (const challenge of [theirs.challenge, toMake, bilhete, 'A'.repeat(43)]) {
      await give(bilhete, passkey.get({ ...asked, challenge })).expect(410);
    }
    advanceClock(5 * MINUTE_MS);
    await give(await ticketOf(api, me), passkey.get(asked)).expect(410);
  });

  it('is not offered without a ticket', async () => {
    const path = '/api/login/segundo-passo/passkey/opcoes';
    await api.http
      .post(path)
      .send({ bilhete: 'A'.repeat(43) })
      .expect(410);
    await api.http.post(path).send({}).expect(400);
  });

  it('leaves the ticket of a refused answer good for another way', async () => {
    const bilhete = await ticketOf(api, me);
    const asked = await toUse(bilhete);
    await give(bilhete, passkey.get(asked, { origin: 'https://exemplo.org' })).expect(401);
    await give(bilhete, passkey.get(asked)).expect(200);
  });
});

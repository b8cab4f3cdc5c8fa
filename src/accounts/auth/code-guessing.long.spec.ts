import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { appCode } from '../../../test/support/app-code.js';
import { type Asked, Authenticator } from '../../../test/support/authenticator.js';
import { newPersonWithApp, type PersonWithApp } from '../../../test/support/second-step.js';
import { advanceClock, restoreClock, stopClock } from '../../../test/support/stopped-clock.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { settings } from '#platform/config/settings.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { makeTicket } from '../segundo-passo/second-step-tickets.js';
import { User } from '../account/user.entity.js';

const LIMIT = 3;
const STEP_MS = 30 * SECOND_MS;

let api: TestApi;
let me: PersonWithApp;
let clients = 0;

beforeAll(async () => {
  stopClock();
  api = await startApi({ rateLimitLogin: LIMIT, trustProxy: 'loopback' });
});
afterAll(async () => {
  await api.stop();
  restoreClock();
});
beforeEach(async () => {
  me = await newPersonWithApp({ ...api, http: from });
  advanceClock(STEP_MS);
});

/** A request from an address of its own. */
const header = () => `198.51.${(clients += 1) >> 8}.${clients & 255}`;
const from = {
  get: (path: string) => api.http.get(path).set('X-Forwarded-For', header()),
  put: (path: string) => api.http.put(path).set('X-Forwarded-For', header()),
  post: (path: string) => api.http.post(path).set('X-Forwarded-For', header()),
  delete: (path: string) => api.http.delete(path).set('X-Forwarded-For', header()),
} as TestApi['http'];

/** However many times somebody gives the right password. */
async function ticketOf({ id }: { id: number }): Promise<string> {
  const { manager } = api.dataSource;
  const user = await manager.findOneByOrFail(User, { id });
  return makeTicket(manager, user, 'sign-in');
}
const give = async (codigo: string, http = from) =>
  http.post('/api/login/segundo-passo').send({ bilhete: await ticketOf(me), codigo });

const useUpMinute = async () => {
  for (let guess = 0; guess < LIMIT; guess += 1) expect((await give('000000')).status).toBe(401);
};
const useUpDay = async () => {
  const limits = api.app.get(RateLimits);
  for (let guess = 0; guess < LIMIT * 10; guess += 1) await limits.consume('codesADay', `user:${me.id}`);
};

describe('codes that are guessed at', () => {
  it('are limited for one account, over however many tickets and addresses', async () => {
    await useUpMinute();
    const { status, headers } = await give(appCode(me.key));
    expect([status, headers['retry-after']]).toEqual([429, '60']);
  });

  it('are limited for one account in a whole day too', async () => {
    await useUpDay();
    const { status, body } = await give(appCode(me.key));
    expect([status, body.message]).toEqual([429, expect.stringContaining('Houve hoje demasiados códigos errados')]);
  });

  it('are limited for one address, over however many accounts', async () => {
    for (let guess = 0; guess < LIMIT; guess += 1) {
      me = await newPersonWithApp({ ...api, http: from });
      expect((await give('000000', api.http)).status).toBe(401);
    }
    me = await newPersonWithApp({ ...api, http: from });
    advanceClock(STEP_MS);
    expect((await give(appCode(me.key), api.http)).status).toBe(429);
    expect((await give(appCode(me.key))).status).toBe(200);
  });
});

describe('an owner whose account a stranger guesses at who knows the password', () => {
  it.each([
    ['a minute', useUpMinute],
    ['a day', useUpDay],
  ])('gets in with a recovery code when the codes of %s are used up', async (_what, useUp) => {
    await useUp();
    expect((await give(appCode(me.key))).status).toBe(429);
    expect((await give(me.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('gets in with a passkey when the codes are used up', async () => {
    const passkey = new Authenticator(settings.adminUrl);
    const { body: toAdd } = await me.post('/api/segundo-passo/passkeys/opcoes').expect(200);
    const added = passkey.create((toAdd as { opcoes: Asked }).opcoes);
    await me.post('/api/segundo-passo/passkeys', { nome: 'Telemóvel', resposta: added }).expect(201);
    await useUpMinute();
    expect((await give(appCode(me.key))).status).toBe(429);
    const bilhete = await ticketOf(me);
    const { body } = await from.post('/api/login/segundo-passo/passkey/opcoes').send({ bilhete }).expect(200);
    const resposta = passkey.get((body as { opcoes: Asked }).opcoes);
    expect((await from.post('/api/login/segundo-passo/passkey').send({ bilhete, resposta })).status).toBe(200);
  });

  it.each(['AAAA-AAAA-AAAA-AAAA', 'não é um código'])(
    'gets in after any number of %j, which count against their sender’s address alone',
    async (wrong) => {
      for (let guess = 0; guess < LIMIT * 11; guess += 1) expect((await give(wrong)).status).toBe(401);
      expect((await give(me.recoveryCodes[0] ?? '')).status).toBe(200);
      expect((await give(appCode(me.key))).status).toBe(200);
      const stranger = header();
      const again = async () =>
        (
          await api.http
            .post('/api/login/segundo-passo')
            .set('X-Forwarded-For', stranger)
            .send({ bilhete: await ticketOf(me), codigo: wrong })
        ).status;
      for (let guess = 0; guess < LIMIT; guess += 1) expect(await again()).toBe(401);
      expect(await again()).toBe(429);
    },
  );
});

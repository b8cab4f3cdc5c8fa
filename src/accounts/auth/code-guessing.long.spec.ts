import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { appCode } from '../../../test/support/app-code.js';
import { newPersonWithApp, type PersonWithApp } from '../../../test/support/second-step.js';
import { letClockGo, setClockOn, stopClock } from '../../../test/support/stopped-clock.js';
import { RateLimits } from '../../platform/access/rate-limits.js';
import { SECOND_MS } from '../../platform/dates/durations.js';
import { SecondStepTickets } from '../segundo-passo/second-step-tickets.service.js';
import { User } from '../users/user.entity.js';

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
  letClockGo();
});
beforeEach(async () => {
  me = await newPersonWithApp({ ...api, http: from });
  setClockOn(STEP_MS);
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
  return api.app.get(SecondStepTickets).make(manager, user, 'sign-in');
}
const give = async (codigo: string, http = from) =>
  http.post('/api/login/segundo-passo').send({ bilhete: await ticketOf(me), codigo });

describe('codes that are guessed at', () => {
  it('are limited for one account, over however many tickets and addresses', async () => {
    for (let guess = 0; guess < LIMIT; guess += 1) expect((await give('000000')).status).toBe(401);
    const { status, headers } = await give(appCode(me.key));
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    expect((await give(me.recoveryCodes[0] ?? '')).status).toBe(429);
  });

  it('are limited for one address, over however many accounts', async () => {
    for (let guess = 0; guess < LIMIT; guess += 1) {
      me = await newPersonWithApp({ ...api, http: from });
      expect((await give('000000', api.http)).status).toBe(401);
    }
    me = await newPersonWithApp({ ...api, http: from });
    setClockOn(STEP_MS);
    expect((await give(appCode(me.key), api.http)).status).toBe(429);
    expect((await give(appCode(me.key))).status).toBe(200);
  });

  it('are limited for one account in a whole day too, which keeps nobody out who has a recovery code', async () => {
    const limits = api.app.get(RateLimits);
    for (let guess = 0; guess < LIMIT * 10; guess += 1) await limits.consume('codesADay', `user:${me.id}`);
    const { status, body } = await give(appCode(me.key));
    expect([status, body.message]).toEqual([429, expect.stringContaining('Houve hoje demasiados códigos errados')]);
    expect((await give(me.recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

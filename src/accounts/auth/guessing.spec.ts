import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { PasswordHasher } from '../users/password-hasher.js';

const LIMIT = 3;

let api: TestApi;
let guesses = 0;
/** A guess at an account that nobody has guessed at before: only the address is counted. */
const guessFrom = (address: string) => {
  guesses += 1;
  const body = { email: `pessoa-${guesses}@exemplo.pt`, password: 'x' };
  return api.http.post('/api/login').set('X-Forwarded-For', address).send(body);
};

describe('guesses from an IPv6 network', () => {
  beforeAll(async () => {
    api = await startApi({ rateLimitLogin: LIMIT, trustProxy: 'loopback' });
  });
  afterAll(() => api.stop());

  it('are limited for the whole /64, which one household has', async () => {
    for (let host = 1; host <= LIMIT; host += 1) await guessFrom(`2001:db8:1:1::${host}`).expect(401);
    await guessFrom('2001:db8:1:1:ffff::9').expect(429);
    await guessFrom('2001:db8:1:2::1').expect(401);
  });

  it('are limited at ten times that for the whole /48, which one server may have', async () => {
    for (let network = 0; network < 10; network += 1) {
      for (let host = 1; host <= LIMIT; host += 1) await guessFrom(`2001:db8:2:${network}::${host}`).expect(401);
    }
    await guessFrom('2001:db8:2:ffff::1').expect(429);
    await guessFrom('2001:db8:3:ffff::1').expect(401);
  });
});

describe('more passwords than can be looked at', () => {
  beforeAll(async () => {
    api = await startApi({ rateLimitLogin: 0 });
  });
  afterAll(() => api.stop());

  it('are put off instead of waiting without end, and the next one is looked at', async () => {
    const hasher = api.app.get(PasswordHasher);
    const looked = await Promise.allSettled(Array.from({ length: 110 }, () => hasher.verify(undefined, 'x')));
    const refused = looked.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(110 - 102);
    expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable' } });
    await guessFrom('203.0.113.1').expect(401);
  });

  it('are answered with 503 and when to come again', async () => {
    const hasher = api.app.get(PasswordHasher);
    let isAnswered = false;
    const keepBusy = async () => {
      while (!isAnswered) await hasher.verify(undefined, 'x');
    };
    const busy = Array.from({ length: 102 }, keepBusy);
    const { status, headers, body } = await guessFrom('203.0.113.1');
    isAnswered = true;
    await Promise.all(busy);
    expect([status, headers['retry-after'], body.message]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
      'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.',
    ]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';

const LIMIT = 3;
const ELSEWHERE = '203.0.113.0/24';

let api: TestApi;
let said: string[];

beforeEach(() => {
  said = [];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

const start = async (trustProxy: false | string) => {
  api = await startApi({ trustProxy, rateLimitLogin: LIMIT, logLevel: 'warn' });
};
/** Guesses from as many addresses as there are guesses, by what the header says. */
const guesses = async (forwarded: (index: number) => string) => {
  const statuses: number[] = [];
  for (let index = 1; index <= LIMIT + 1; index += 1) {
    const guess = api.http.post('/api/login').send({ email: `ana${index}@exemplo.pt`, password: 'errada' });
    statuses.push((await guess.set('X-Forwarded-For', forwarded(index))).status);
  }
  return statuses;
};
const warnings = () => said.filter((line) => line.includes('X-Forwarded-For'));
const EACH_ALONE = Array(LIMIT + 1).fill(401);

describe('an address that a request says it comes from', () => {
  it('counts where the proxy that says so is one of ours, and nothing is warned of', async () => {
    await start(`${ELSEWHERE}, loopback`);
    expect(await guesses((index) => `198.51.100.${index}`)).toEqual(EACH_ALONE);
    expect(warnings()).toEqual([]);
  });

  it('counts no further than the proxy has seen', async () => {
    await start('loopback');
    expect(await guesses((index) => `198.51.100.${index}, 203.0.113.7`)).toEqual([...EACH_ALONE.slice(1), 429]);
  });

  it.each([false, ELSEWHERE] as const)('does not with TRUST_PROXY %s, which is said once', async (trustProxy) => {
    await start(trustProxy);
    // what the test's own sign-in has used up counts too
    expect((await guesses((index) => `198.51.100.${index}`)).slice(-1)).toEqual([429]);
    expect(warnings()).toEqual([expect.stringMatching(/127\.0\.0\.1.*todos os visitantes.*TRUST_PROXY/)]);
    expect(said.join('')).not.toContain('198.51.100.');
  });
});

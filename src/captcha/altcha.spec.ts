import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { startApi, type TestApi } from '../../test/support/api.js';
import { Secrets } from '#platform/secrets/secrets.js';
import { AltchaCaptcha } from './captcha.js';

const SECRET = 'segredo-de-teste-com-mais-de-32-caracteres';
const OTHER = 'outro-segredo-com-mais-de-32-caracteres!';
const REFUSED = /falhou ou expirou/;

const keys = new Secrets([SECRET]).all('form challenge');
/** Of few tries: those of a form take 200 ms. */
const captcha = new AltchaCaptcha(keys, [5, 20]);
const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const offered = async (by = captcha) => (await by.offer()).challenge as Challenge;
const solved = async (challenge: Challenge) => ({
  challenge,
  solution: await solveChallenge({ challenge, deriveKey }),
});

describe('our own captcha', () => {
  it('takes a solution of its challenge, and knows it again', async () => {
    const payload = await solved(await offered(new AltchaCaptcha(keys)));
    const key = await captcha.verify(encoded(payload));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await captcha.verify(encoded(payload))).toBe(key);
    expect(await captcha.verify(encoded({ solution: payload.solution, challenge: payload.challenge }))).toBe(key);
  });

  it('offers another challenge each time', async () => {
    const keys = await Promise.all([1, 2, 3].map(async () => captcha.verify(encoded(await solved(await offered())))));
    expect(new Set(keys).size).toBe(3);
  });

  it.each([undefined, ''])('says so where there is no solution (%j)', async (solution) => {
    await expect(captcha.verify(solution)).rejects.toThrow('Confirma que não és um robô.');
  });

  it.each([
    'x',
    'bm9wZQ==',
    encoded(null),
    encoded([]),
    encoded({}),
    encoded({ challenge: {}, solution: {} }),
    'A'.repeat(100_000),
  ])('refuses what is no solution: %.20s', async (solution) => {
    await expect(captcha.verify(solution)).rejects.toThrow(REFUSED);
  });

  it('refuses a guess, a changed challenge, and the solution of another challenge', async () => {
    const payload = await solved(await offered());
    const other = await solved(await offered());
    const { challenge, solution } = payload;
    const changed = (parameters: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution,
    });
    const forged = [
      { challenge, solution: { ...solution, counter: 1, derivedKey: '00' } },
      { challenge, solution: other.solution },
      { challenge: { ...challenge, signature: other.challenge.signature }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      changed({ expiresAt: (challenge.parameters.expiresAt ?? 0) + 3_600 }),
      changed({ cost: 1 }),
      changed({ keyPrefix: '' }),
      changed({ nonce: '00' }),
    ];
    for (const payloadOfIt of forged) await expect(captcha.verify(encoded(payloadOfIt))).rejects.toThrow(REFUSED);
  });

  it('does not take one solution for another because it is spelt otherwise', async () => {
    const { challenge, solution } = await solved(await offered());
    const key = await captcha.verify(encoded({ challenge, solution }));
    const spellings = [
      { ...challenge, signature: challenge.signature?.toUpperCase() },
      { ...challenge, signature: ` ${challenge.signature}` },
      { ...challenge, extra: 1 },
    ];
    for (const spelling of spellings) {
      const again = await captcha.verify(encoded({ challenge: spelling, solution })).catch(() => 'refused');
      expect([key, 'refused']).toContain(again);
    }
  });

  it('refuses a challenge that another secret has signed', async () => {
    const stranger = new AltchaCaptcha(new Secrets([OTHER]).all('form challenge'), [5, 20]);
    const payload = encoded(await solved(await offered(stranger)));
    await expect(captcha.verify(payload)).rejects.toThrow(REFUSED);
    const login = new AltchaCaptcha(new Secrets([OTHER]).all('login challenge'));
    await expect(login.verify(payload)).rejects.toThrow(REFUSED);
    const rotated = new AltchaCaptcha(new Secrets([SECRET, OTHER]).all('form challenge'));
    expect(await rotated.verify(payload)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses a solution that comes too late', async () => {
    const { parameters } = await offered();
    const late = await createChallenge({
      algorithm: parameters.algorithm,
      cost: parameters.cost,
      counter: 5,
      deriveKey,
      expiresAt: new Date(Date.now() - 1_000),
      hmacSignatureSecret: `${keys[0]?.bytes.toString('hex')}:challenge`,
      hmacKeySignatureSecret: `${keys[0]?.bytes.toString('hex')}:key`,
    });
    await expect(captcha.verify(encoded(await solved(late)))).rejects.toThrow(REFUSED);
  });
});

describe('GET /api/captcha', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('gives a challenge that nothing keeps', async () => {
    const { body, headers } = await api.http.get('/api/captcha').expect(200);
    expect(body).toEqual({
      provider: 'altcha',
      challenge: { parameters: expect.any(Object), signature: expect.any(String) },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('gives one that is good for ten minutes', async () => {
    const { body } = await api.http.get('/api/captcha').expect(200);
    const { expiresAt } = (body as { challenge: Challenge }).challenge.parameters;
    const seconds = (expiresAt ?? Infinity) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(601);
  });

  it('gives a client so many a minute, three for each form that it may send, of both kinds together', async () => {
    const limited = await startApi({ rateLimitForms: 2, trustProxy: 'loopback' });
    const ask = async (path: string, client: string) =>
      (await limited.http.get(path).set('X-Forwarded-For', client)).status;
    try {
      const paths = ['/api/captcha', '/api/captcha/prova', '/api/captcha'];
      for (const path of [...paths, ...paths]) expect(await ask(path, '203.0.113.5')).toBe(200);
      for (const path of paths) expect(await ask(path, '203.0.113.5')).toBe(429);
      expect(await ask('/api/captcha', '203.0.113.6')).toBe(200);
    } finally {
      await limited.app.close();
    }
  });
});

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

describe('guesses at one account, from many addresses', () => {
  const owner = { email: 'vitima@exemplo.pt', password: 'uma frase só minha' };
  const PROOF = 'Houve demasiadas tentativas de entrar nesta conta. Aguarde um minuto ou confirme que não é um robô.';
  /** The `Set-Cookie` header that the owner's browser was given. */
  let given: string;
  let cookie: string;
  /** A guess from an address of its own. */
  const guess = (body: object, headers: Record<string, string> = {}) => {
    guesses += 1;
    return api.http
      .post('/api/login')
      .set({ 'X-Forwarded-For': `198.51.${guesses >> 8}.${guesses & 255}`, ...headers })
      .send(body);
  };
  const useUp = async (email: string) => {
    for (let round = 0; round < LIMIT; round += 1) await guess({ email, password: 'x' }).expect(401);
  };
  const register = (person: typeof owner) => api.admin.post('/api/register').send({ nome: 'Pessoa', ...person });

  beforeAll(async () => {
    api = await startApi({ rateLimitLogin: LIMIT, trustProxy: 'loopback' });
    await register(owner).expect(201);
    const { headers } = await guess(owner).expect(200);
    [given = ''] = headers['set-cookie'] as unknown as string[];
    cookie = given.split(';')[0] ?? '';
    // the owner's own was the first of three
    await guess({ ...owner, password: 'x', email: ' Vitima@Exemplo.pt ' }).expect(401);
    await guess({ ...owner, password: 'x', email: 'VITIMA@EXEMPLO.PT' }).expect(401);
  });
  afterAll(() => api.stop());

  it.each(['vitima@exemplo.pt', '\tvitima@exemplo.pt', 'VITIMA@exemplo.pt  '])(
    'are limited however the email is written: %j',
    async (email) => {
      const { status, body, headers } = await guess({ ...owner, email });
      expect([status, headers['retry-after'], body.message]).toEqual([429, '60', PROOF]);
      expect(body.errors).toEqual({ recaptcha: PROOF });
    },
  );

  it('leave the owner’s browser a cookie that no script reads and no other site sends', () => {
    expect(given).toMatch(/^navegador=[\w-]{43}\.[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
  });

  it('do not keep the owner out of a browser in which they have signed in before, which is limited on its own', async () => {
    for (let round = 0; round < LIMIT; round += 1) await guess(owner, { Cookie: cookie }).expect(200);
    await guess(owner, { Cookie: cookie }).expect(429);
  });

  it('do not keep the owner out of a new browser that does the work, once for each try', async () => {
    const recaptcha = await api.loginProof();
    await guess({ ...owner, recaptcha }).expect(200);
    const { status, body } = await guess({ ...owner, recaptcha });
    expect([status, body.errors]).toEqual([400, { recaptcha: expect.any(String) }]);
    await guess({ ...owner, password: 'x', recaptcha: await api.loginProof() }).expect(401);
  });

  it('are offered work that nobody keeps for somebody else', async () => {
    const { headers } = await api.http.get('/api/login/desafio').expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are not let in by what is no work', async () => {
    for (const recaptcha of ['x', '', 7, Buffer.from('{}').toString('base64')]) {
      await guess({ ...owner, recaptcha }).expect(400);
    }
  });

  it('are not let in by the work done for a form', async () => {
    await guess({ ...owner, recaptcha: await api.captcha() }).expect(400);
  });

  it.each([
    ['a made-up cookie', () => `navegador=${'A'.repeat(43)}.${'A'.repeat(43)}`],
    ['its cookie without the signature', () => cookie.split('.')[0] ?? ''],
    ['an empty one', () => 'navegador='],
    ['one of another name', () => cookie.replace('navegador', 'sessao')],
  ])('are not let in by %s', async (_what, made) => {
    await guess(owner, { Cookie: made() }).expect(429);
  });

  it('are not let in by a cookie that a stranger had planted in the owner’s browser', async () => {
    const planted = { Cookie: `navegador=${'A'.repeat(43)}.${'A'.repeat(43)}` };
    const third = { email: 'terceira@exemplo.pt', password: 'terceira frase só minha' };
    await register(third).expect(201);
    await guess(third, planted).expect(200);
    for (let round = 1; round < LIMIT; round += 1) await guess({ ...third, password: 'x' }).expect(401);
    await guess(third, planted).expect(429);
  });

  it('are not let in at one account by the browser of another', async () => {
    const other = { email: 'outra@exemplo.pt', password: 'outra frase só minha' };
    await register(other).expect(201);
    await useUp(other.email);
    await guess(other, { Cookie: cookie }).expect(429);
  });

  it('are limited all the same where there is no such account', async () => {
    await useUp('ninguem@exemplo.pt');
    const { status, body } = await guess({ email: ' NINGUEM@exemplo.pt', password: 'x' });
    expect([status, body.errors]).toEqual([429, { recaptcha: PROOF }]);
    await guess({ email: 'ninguem@exemplo.pt', password: 'x', recaptcha: await api.loginProof() }).expect(401);
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { headersOfContent } from '../../../test/support/headers-of-content.js';
import { until } from '../../../test/support/until.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { UsersService } from '../users/users.service.js';

const PASSWORD = 'uma frase só minha';
/** Matches the verb and the table of a sign-in's statements, and none that the program makes for its own upkeep. */
const STATEMENT = /^(?:SELECT|INSERT|UPDATE|DELETE)\b.*?["`](?:User|users|TrailHead|atividade\w*)["`]/;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
  const person = { nome: 'Maria', password: PASSWORD };
  await api.admin
    .post('/api/register')
    .send({ ...person, email: 'maria@exemplo.pt' })
    .expect(201);
  await api.app.get(UsersService).register({ nome: 'Nova', email: 'semnada@exemplo.pt' }, 'operator');
  const invited = { nome: 'Lia', email: 'convid@exemplo.pt', papel: 'edicao' };
  await api.admin.post('/api/convidados').send(invited).expect(201);
});
afterAll(() => api.stop());

/** All of one length, so that the answers' headers are too. */
const addresses = {
  'has an account': 'maria@exemplo.pt',
  'has an account without a password': 'semnada@exemplo.pt',
  'was invited and has not accepted': 'convid@exemplo.pt',
  'is unknown': 'ninguem@exemplo.pt',
};

/** Returns an answer and the work that was done for it: the statements to the database and the number of hashings. */
async function traces(path: string, body: object) {
  const { logger } = api.dataSource as unknown as { logger: Logger };
  const statements: string[] = [];
  const logged = jest.spyOn(logger, 'logQuery').mockImplementation((sql) => {
    const [start] = STATEMENT.exec(sql) ?? [];
    if (start !== undefined) statements.push(start);
  });
  // where hash and verify come together
  const hasher = api.app.get(PasswordHasher) as unknown as { inTurn: () => Promise<unknown> };
  const hashed = jest.spyOn(hasher, 'inTurn');
  try {
    const { status, body: said, headers } = await api.http.post(path).send(body);
    const what = { status, said: said as object, headers: headersOfContent(headers as Record<string, string>) };
    return { ...what, hashings: hashed.mock.calls.length, statements: [...statements] };
  } finally {
    for (const spy of [logged, hashed]) spy.mockRestore();
  }
}

describe('whether an address has an account', () => {
  it('is not told by a login with a wrong password: the answer and the work for it are the same', async () => {
    const login = (email: string) => traces('/api/login', { email, password: 'não é esta' });
    const unknown = await login('outro@exemplo.pt');
    expect(unknown).toMatchObject({
      status: 401,
      said: { message: 'E-mail ou palavra-passe incorretos.' },
      hashings: 1,
    });
    expect(unknown.statements).not.toHaveLength(0);
    for (const [what, email] of Object.entries(addresses))
      expect({ what, ...(await login(email)) }).toEqual({ what, ...unknown });
  });

  it('is not told by the asking for a new password: nothing is looked up for the answer', async () => {
    const users = api.app.get(UsersService);
    const find = users.findByEmail.bind(users);
    const times: number[] = [];
    const looked = jest.spyOn(users, 'findByEmail').mockImplementation((email) => {
      times.push(performance.now());
      return find(email);
    });
    let asked = 0;
    const ask = async (email: string) => {
      const begun = performance.now();
      const { statements: _later, ...answer } = await traces('/api/recuperar', { email });
      asked += 1;
      await until('it is looked up', () => Promise.resolve(looked.mock.calls.length === asked));
      await looked.mock.results.at(-1)?.value;
      // long after the answer, for which it would be visible in the time
      expect((times.at(-1) ?? 0) - begun).toBeGreaterThan(240);
      return answer;
    };
    try {
      const unknown = await ask('outro@exemplo.pt');
      expect(unknown).toMatchObject({ status: 202, hashings: 0 });
      for (const [what, email] of Object.entries(addresses))
        expect({ what, ...(await ask(email)) }).toEqual({ what, ...unknown });
    } finally {
      looked.mockRestore();
    }
  });
});

import { PasswordHasher } from '#accounts/users/password-hasher.js';
import type { User } from '#accounts/account/user.entity.js';
import { Transactions } from '#platform/database/transactions.js';
import { makeAccount } from './accounts.js';
import type { TestApi } from './api.js';

const PASSWORD = 'uma frase só minha';
let number = 0;
/** By password: to make one is dear, as it has to be. */
const hashes = new Map<string, string>();

type Request = ReturnType<TestApi['http']['get']>;

/** Somebody with an account, signed in. */
export interface Person {
  id: number;
  email: string;
  password: string;
  token: string;
  sessionId: string;
  get: (path: string) => Request;
  put: (path: string, body: object) => Request;
  post: (path: string, body?: object) => Request;
  delete: (path: string) => Request;
}

/**
 * Makes an administrator's account as registering makes it, but without mail to all others: in a file of many tests,
 * each with a person of its own, there would be no end of it.
 */
export async function makePerson(api: TestApi, { email, password }: Pick<Person, 'email' | 'password'>): Promise<User> {
  const passwordHash = hashes.get(password) ?? (await api.app.get(PasswordHasher).hash(password));
  hashes.set(password, passwordHash);
  const account = { nome: 'Maria', email, passwordHash, passwordFromOther: true };
  return api.app.get(Transactions).run((manager) => makeAccount({ manager }, account));
}

/** Makes an account of its own for a test, and signs in. */
export async function newPerson(api: TestApi): Promise<Person> {
  number += 1;
  const email = `pessoa-${number}@exemplo.pt`;
  await makePerson(api, { email, password: PASSWORD });
  return signIn(api, { email, password: PASSWORD });
}

/** Signs in once more, with the password alone. */
export async function signIn(api: TestApi, { email, password }: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const { body } = await api.http.post('/api/login').send({ email, password }).expect(200);
  return personOf(api, body as { token: string; user: { id: number } }, { email, password });
}

/** Returns the person whom this answer has signed in. */
export function personOf(
  api: TestApi,
  { token, user }: { token: string; user: { id: number } },
  { email, password }: Pick<Person, 'email' | 'password'>,
): Person {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string };
  const bearer = `Bearer ${token}`;
  return {
    id: user.id,
    email,
    password,
    token,
    sessionId: claims.jti,
    get: (path) => api.http.get(path).set('Authorization', bearer),
    put: (path, sent) => api.http.put(path).set('Authorization', bearer).send(sent),
    post: (path, sent = {}) => api.http.post(path).set('Authorization', bearer).send(sent),
    delete: (path) => api.http.delete(path).set('Authorization', bearer),
  };
}

import type { TestApi } from './api.js';
import { appCode } from './app-code.js';
import { newPerson, type Person } from './person.js';

/** Somebody whose account has an app as its second step. */
export interface PersonWithApp extends Person {
  key: string;
  recoveryCodes: string[];
}

/** Sets up an app for somebody; the code of this moment is used up by it. */
export async function withApp(person: Person): Promise<PersonWithApp> {
  const { body: offer } = await person.get('/api/segundo-passo/aplicacao').expect(200);
  const { chave, pedido } = offer as { chave: string; pedido: string };
  const { body } = await person.put('/api/segundo-passo/aplicacao', { pedido, codigo: appCode(chave) }).expect(200);
  return { ...person, key: chave, recoveryCodes: (body as { codigos: string[] }).codigos };
}

export async function newPersonWithApp(api: TestApi): Promise<PersonWithApp> {
  return withApp(await newPerson(api));
}

/** Returns the ticket that the right password gets where the account has a second step. */
export async function ticketOf(api: TestApi, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const { body } = await api.http.post('/api/login').send({ email, password }).expect(200);
  return (body as { bilhete: string }).bilhete;
}

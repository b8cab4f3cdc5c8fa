import { AdminApi } from './admin-api.js';

/** A person of the test's own, signed in with a password that they have chosen themselves. */
export async function newPerson(
  api: AdminApi,
  mark: string,
  password: string,
  papel: 'administracao' | 'edicao' = 'administracao',
): Promise<AdminApi> {
  const email = `${mark}@example.pt`;
  const given = `dada a ${mark}`;
  await api.call('POST', '/api/register', { nome: `Pessoa ${mark}`, email, password: given, papel });
  const person = await AdminApi.logIn(email, given);
  await person.call('PUT', '/api/conta/password', { atual: given, nova: password });
  return person;
}

import type { AdminApi } from './admin-api.js';
import { appCode } from './app-code.js';
import { newPerson } from './new-person.js';

/** Somebody whose account has an app as its second step. */
export interface PersonWithApp {
  email: string;
  password: string;
  /** The secret from which the app makes codes; the present code was used to set the app up. */
  key: string;
  recoveryCodes: string[];
  api: AdminApi;
}

export const PASSWORD = 'uma frase bem longa';

export async function newPersonWithApp(api: AdminApi, mark: string): Promise<PersonWithApp> {
  const me = await newPerson(api, mark, PASSWORD);
  const { chave, pedido } = await me.call<{ chave: string; pedido: string }>('GET', '/api/segundo-passo/aplicacao');
  const sent = { pedido, codigo: appCode(chave) };
  const { codigos } = await me.call<{ codigos: string[] }>('PUT', '/api/segundo-passo/aplicacao', sent);
  return { email: `${mark}@example.pt`, password: PASSWORD, key: chave, recoveryCodes: codigos, api: me };
}

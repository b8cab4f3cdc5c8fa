import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { AplicacaoOferta, SegundoPasso } from '../api-types.js';
import { callApi } from './call-api.js';

const PATH = 'segundo-passo';

/** The calls about the second step of one's own account, and of another's that is lost. */
export const secondStepCalls = {
  secondStep: async () => (await callApi('GET', PATH)) as SegundoPasso,
  /** A key for an app, which counts once {@link secondStepCalls.confirmApp} has a code of it. */
  offerApp: async () => (await callApi('GET', `${PATH}/aplicacao`)) as AplicacaoOferta,
  /** @returns recovery codes, where the account had no second step before */
  confirmApp: async (answer: { readonly pedido: string; readonly codigo: string }) =>
    codesOf(await callApi('PUT', `${PATH}/aplicacao`, answer)),
  removeApp: async () => {
    await callApi('DELETE', `${PATH}/aplicacao`);
  },
  /** Fetches the options with which the browser makes a passkey. */
  passkeyOptions: async () =>
    ((await callApi('POST', `${PATH}/passkeys/opcoes`, {})) as { opcoes: PublicKeyCredentialCreationOptionsJSON })
      .opcoes,
  /** @returns recovery codes, where the account had no second step before */
  addPasskey: async (answer: { readonly nome: string; readonly resposta: RegistrationResponseJSON }) =>
    codesOf(await callApi('POST', `${PATH}/passkeys`, answer)),
  renamePasskey: async (id: number, nome: string) => {
    await callApi('PUT', `${PATH}/passkeys/${id}`, { nome });
  },
  removePasskey: async (id: number) => {
    await callApi('DELETE', `${PATH}/passkeys/${id}`);
  },
  renewRecoveryCodes: async () => codesOf(await callApi('POST', `${PATH}/codigos`)),
  switchOffSecondStep: async () => {
    await callApi('DELETE', PATH);
  },
  userSecondStep: async (id: number) => (await callApi('GET', `users/${id}/${PATH}`)) as { readonly ativo: boolean },
  /** Switches off the second step of who has lost it. */
  resetUserSecondStep: async (id: number) => {
    await callApi('DELETE', `users/${id}/${PATH}`);
  },
};

function codesOf(json: unknown): readonly string[] | null {
  return (json as { codigos: string[] | null }).codigos;
}

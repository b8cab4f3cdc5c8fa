import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Schemas } from '../api-types.js';

const GIVEN_UP = 'A chave de acesso não foi usada. Tente outra vez ou escolha outra forma.';
const KNOWN = 'Esta chave de acesso já está registada na sua conta.';

/** The data of a passkey as a browser is given or gives it: the contract leaves open what is in it. */
export type PasskeyData = Schemas['PasskeyOpcoes']['opcoes'];

/** Has the browser make a passkey. @throws Error with a sentence for people */
export async function makePasskey(options: PasskeyData): Promise<PasskeyData> {
  const made = await startRegistration({ optionsJSON: options as never }).catch((error: unknown) => {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Error(isKnown ? KNOWN : GIVEN_UP);
  });
  return made as never;
}

/** Has the browser answer with a passkey. @throws Error with a sentence for people */
export async function answerWithPasskey(options: PasskeyData): Promise<PasskeyData> {
  const answer = await startAuthentication({ optionsJSON: options as never }).catch(() => {
    throw new Error(GIVEN_UP);
  });
  return answer as never;
}

/** Whether this browser does passkeys here: only over https, or on its own machine. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

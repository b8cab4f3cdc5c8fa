import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

const GIVEN_UP = 'A chave de acesso não foi usada. Tente outra vez ou escolha outra forma.';
const KNOWN = 'Esta chave de acesso já está registada na sua conta.';

/** Has the browser make a passkey. @throws Error with a sentence for people */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> {
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Error(isKnown ? KNOWN : GIVEN_UP);
  }
}

/** Has the browser answer with a passkey. @throws Error with a sentence for people */
export async function answerWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  try {
    return await startAuthentication({ optionsJSON: options });
  } catch {
    throw new Error(GIVEN_UP);
  }
}

/** Whether this browser does passkeys here: only over https, or on its own machine. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

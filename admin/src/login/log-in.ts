import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { HttpError } from 'ra-core';
import { requestJson } from '../data-provider/http-client.js';
import { runtimeConfig } from '../runtime-config.js';
import type { Schemas } from '../api-types.js';
import { withProof } from './with-proof.js';
import type { answerWithPasskey } from '../session/passkey.js';
import { PasskeyGivenUp } from '../session/passkey-given-up.js';
import { noteSessionEnd, storeSession } from '../session/session.js';

const FALLBACK = 'Erro no login';

export type SecondStepKind = Schemas['SegundoPassoPedido']['formas'][number];

/** That the password was right and the account asks for a second step. */
export class SecondStepWanted extends Error {
  constructor(
    /** Says to the API that the password was right; good once, for minutes. */
    readonly ticket: string,
    readonly kinds: readonly SecondStepKind[],
  ) {
    super();
  }
}

/** That too much time has passed between the password and the second step. */
export class SecondStepOver extends Error {}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Called where a proof of work has to be done first, which takes seconds. */
  readonly onProof?: () => void;
}

/** The second step's form sends a code of the app, a recovery code, or the function that asks a passkey. */
interface SecondStepAnswer {
  readonly ticket: string;
  readonly answer: string | typeof answerWithPasskey;
}

export type LogInAnswer = Credentials | SecondStepAnswer;

/**
 * Signs in by e-mail and password or, after these, by the second step.
 * @throws SecondStepWanted where the account asks for more, SecondStepOver where that came too late, or an Error for people
 */
export async function logIn(answer: LogInAnswer): Promise<void> {
  const given = 'ticket' in answer ? giveSecondStep(answer) : givePassword(answer);
  const json = await given.catch((error: unknown) => {
    if (error instanceof PasskeyGivenUp) throw error;
    const sentence = error instanceof HttpError && error.message ? error.message : FALLBACK;
    throw error instanceof HttpError && error.status === 410 ? new SecondStepOver(sentence) : new Error(sentence);
  });
  const { bilhete, formas } = (json ?? {}) as Partial<Schemas['SegundoPassoPedido']>;
  if (bilhete !== undefined && formas !== undefined) throw new SecondStepWanted(bilhete, formas);
  if (!storeSession(json)) throw new Error(FALLBACK);
  noteSessionEnd(false);
}

function givePassword({ email, password, onProof }: Credentials): Promise<unknown> {
  return withProof((proof) => post('login', { email, password, ...proof }), onProof);
}

async function giveSecondStep({ ticket: bilhete, answer }: SecondStepAnswer): Promise<unknown> {
  if (typeof answer === 'string') return post('login/segundo-passo', { bilhete, codigo: answer });
  const json = await post('login/segundo-passo/passkey/opcoes', { bilhete });
  const { opcoes } = json as { opcoes: PublicKeyCredentialRequestOptionsJSON };
  return post('login/segundo-passo/passkey', { bilhete, resposta: await answer(opcoes) });
}

async function post(path: string, body: object): Promise<unknown> {
  const { json } = await requestJson(`${runtimeConfig.apiUrl}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    // the cookie by which the API knows this browser again; what only asks for options has none
    credentials: path.endsWith('/opcoes') ? 'omit' : 'include',
  });
  return json;
}

import type { Schemas } from '../api-types.js';
import { callsBy } from '../data-provider/api.js';
import { requestJson } from '../data-provider/http-client.js';
import type { PasskeyData } from '../session/passkey.js';
import { noteSessionEnd, storeSession } from '../session/session.js';
import { withProof } from './with-proof.js';

export const LOG_IN_FAILURE = 'Erro no login';

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

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Called where a proof of work has to be done first, which takes seconds. */
  readonly onProof?: () => void;
}

/** A code of the app, a recovery code, or the answer of a passkey. */
interface SecondStepAnswer {
  readonly ticket: string;
  readonly answer: string | PasskeyData;
}

export type LogInAnswer = Credentials | SecondStepAnswer;

/** Sends along the cookie by which the API knows this browser again. */
const api = callsBy((url, options) => requestJson(url, { ...options, credentials: 'include' }));

/**
 * Signs in by e-mail and password or, after these, by the second step.
 * @throws SecondStepWanted where the account asks for more, or HttpError, with status 410 where the second step came too late
 */
export async function logIn(answer: LogInAnswer): Promise<void> {
  const given: unknown = await ('ticket' in answer ? giveSecondStep(answer) : givePassword(answer));
  const { bilhete, formas } = (given ?? {}) as Partial<Schemas['SegundoPassoPedido']>;
  if (bilhete !== undefined && formas !== undefined) throw new SecondStepWanted(bilhete, formas);
  if (!storeSession(given)) throw new Error(LOG_IN_FAILURE);
  noteSessionEnd(false);
}

function givePassword({ email, password, onProof }: Credentials) {
  return withProof((proof) => api.POST('/api/login', { email, password, ...proof }), onProof);
}

function giveSecondStep({ ticket: bilhete, answer }: SecondStepAnswer) {
  if (typeof answer === 'string') return api.POST('/api/login/segundo-passo', { bilhete, codigo: answer });
  return api.POST('/api/login/segundo-passo/passkey', { bilhete, resposta: answer });
}

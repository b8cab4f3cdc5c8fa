import { fetchUtils, HttpError } from 'ra-core';
import { asksForPassword, recentPassword } from './recent-password.js';
import { validToken } from '../session/session.js';

/** An answer of the API with its body already read. */
export type JsonAnswer = Omit<Awaited<ReturnType<typeof fetchUtils.fetchJson>>, 'json'> & { readonly json: unknown };

export const NETWORK_ERROR = 'Não foi possível contactar o servidor. Verifique a ligação e tente novamente.';

/** Sends one request. @throws HttpError with the API's sentence, or none; status 0 for no answer, 502 for no JSON */
export async function requestJson(url: string, options: RequestInit = {}): Promise<JsonAnswer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  const answer: JsonAnswer = await fetchUtils.fetchJson(url, { ...options, headers }).catch((error: unknown) => {
    if (error instanceof HttpError) throw answerError(Number(error.status), error.body);
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new HttpError(NETWORK_ERROR, 0);
  });
  if (answer.body !== '' && answer.json === undefined) throw answerError(502, undefined);
  return answer;
}

/**
 * Like {@link requestJson} with the administrator's token; an expired one is refused before anything is sent. Where the
 * API asks for the password first, a dialog does, and the same is sent again; who closes it gets the API's refusal.
 */
export async function requestAsAdmin(url: string, options: RequestInit = {}): Promise<JsonAnswer> {
  const send = (): Promise<JsonAnswer> => {
    const headers = new Headers(options.headers);
    headers.set('Authorization', authorization());
    return requestJson(url, { ...options, headers });
  };
  try {
    return await send();
  } catch (error) {
    if (!asksForPassword(error) || !(await recentPassword.ask())) throw error;
    return send();
  }
}

/** The value of the `Authorization` header. @throws HttpError 401 when there is no token that is still good */
export function authorization(): string {
  const token = validToken();
  if (token === null) throw new HttpError('A sua sessão terminou. Entre novamente.', 401);
  return `Bearer ${token}`;
}

/**
 * The error for an answer that is not what was asked for. Its message is the API's own sentence for people, with the id
 * that the log has where the fault is ours; empty where there is none, such as for a proxy's 502.
 */
export function answerError(status: number, body: unknown): HttpError {
  const { message, requestId } = (body ?? {}) as { readonly message?: unknown; readonly requestId?: unknown };
  if (typeof message !== 'string') return new HttpError('', status, body);
  return new HttpError(typeof requestId === 'string' ? `${message} Código: ${requestId}` : message, status, body);
}

import { HttpError } from 'ra-core';

/**
 * The error for an answer that is not what was asked for. Its message is the API's own sentence for people, with the id
 * that the log has where the fault is ours; empty where there is none, such as for a proxy's 502.
 */
export function answerError(status: number, body: unknown): HttpError {
  const { message, requestId } = (body ?? {}) as { readonly message?: unknown; readonly requestId?: unknown };
  if (typeof message !== 'string') return new HttpError('', status, body);
  return new HttpError(typeof requestId === 'string' ? `${message} Código: ${requestId}` : message, status, body);
}

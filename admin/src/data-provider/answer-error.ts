import { HttpError } from 'ra-core';

/**
 * The error for an answer that is not what was asked for. Its message is the API's own sentence for people, or empty
 * where there is none (a proxy's 502, say): what the protocol says instead is English, and each screen has its own words.
 * Where the fault is ours it ends with the id that the log has too.
 * @param body the JSON of the answer
 */
export function answerError(status: number, body: unknown): HttpError {
  const { message, requestId } = isRecord(body) ? body : {};
  if (typeof message !== 'string') return new HttpError('', status, body);
  return new HttpError(typeof requestId === 'string' ? `${message} Código: ${requestId}` : message, status, body);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

import { HttpError } from 'ra-core';

/**
 * The error for an answer that is not what was asked for. Its message is the API's own sentence for people, or empty
 * where there is none (a proxy's 502, say): what the protocol says instead is English, and each screen has its own words.
 * @param body the JSON of the answer
 */
export function answerError(status: number, body: unknown): HttpError {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return new HttpError(typeof message === 'string' ? message : '', status, body);
}

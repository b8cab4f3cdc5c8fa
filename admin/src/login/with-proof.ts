import type { Challenge } from 'altcha-lib/types';
import { HttpError } from 'ra-core';
import { fieldErrors } from '../data-provider/field-errors.js';
import { requestJson } from '../data-provider/http-client.js';
import { runtimeConfig } from '../runtime-config.js';

/**
 * Sends something. Where strangers have tried too often and the API wants a proof of work for it, sends it again with one.
 * @param onProof called where one has to be worked out first, which takes seconds
 */
export async function withProof<Answer>(
  send: (proof: { recaptcha?: string }) => Promise<Answer>,
  onProof?: () => void,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!wantsProof(error)) throw error;
  }
  onProof?.();
  return send({ recaptcha: await solveLoginChallenge() });
}

const wantsProof = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 429 && 'recaptcha' in fieldErrors(error);

/** Works out what is sent as `recaptcha`, by the browser's own cryptography and beside the page, which stays usable. */
async function solveLoginChallenge(): Promise<string> {
  const { json } = await requestJson(`${runtimeConfig.apiUrl}/api/login/desafio`);
  const { challenge } = json as { challenge: Challenge };
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

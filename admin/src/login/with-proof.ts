import type { Challenge } from 'altcha-lib/types';
import { HttpError } from 'ra-core';
import { publicApi } from '../data-provider/api.js';
import { fieldErrors } from '../data-provider/field-errors.js';

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
  const recaptcha = await solveLoginChallenge().catch((error: unknown) => {
    // what fails in the browser has no words for people: each screen has its own
    throw error instanceof HttpError ? error : new Error();
  });
  return send({ recaptcha });
}

const wantsProof = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 429 && 'recaptcha' in fieldErrors(error);

/** Works out what is sent as `recaptcha`, by the browser's own cryptography and beside the page, which stays usable. */
async function solveLoginChallenge(): Promise<string> {
  const answer = await publicApi.GET('/api/login/desafio');
  const challenge = answer.challenge as unknown as Challenge;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

import { HttpError } from 'ra-core';
import { fieldErrors } from '../data-provider/field-errors.js';
import { solveLoginChallenge } from './solve-login-challenge.js';

/**
 * Sends what the API may want a proof of work for, because strangers have tried too often: where it does, works one out
 * and sends it along.
 * @param send is given the proof, where there is one
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

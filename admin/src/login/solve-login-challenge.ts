import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { requestJson } from '../data-provider/http-client.js';
import { runtimeConfig } from '../runtime-config.js';

/**
 * Does the proof of work that the API asks for before an account is tried again. The browser's own cryptography works
 * it out beside the page, which stays usable.
 * @returns what is sent as `recaptcha`
 */
export async function solveLoginChallenge(): Promise<string> {
  const { json } = await requestJson(`${runtimeConfig.apiUrl}/api/login/desafio`);
  const { challenge } = json as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

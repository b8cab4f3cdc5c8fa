import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { outdatedOr } from '~/lib/browser/outdated-page';
import type { CaptchaOffer } from './offer-captcha';

const MAX_WORKERS = 4;

/** Works out a challenge of our own API, off the page's thread. */
export async function solveCaptcha(offer: CaptchaOffer): Promise<{ answer: string; expiresAt: number | undefined }> {
  if (!offer.challenge) throw new Error('captcha: no challenge');
  const challenge = offer.challenge as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
    // a worker whose code does not come says so by an event
  }).catch((error: unknown) => (error instanceof Event ? outdatedOr(error) : Promise.reject(error)));
  if (!solution) throw new Error('captcha: no solution');
  const { expiresAt } = challenge.parameters;
  return { answer: btoa(JSON.stringify({ challenge, solution })), expiresAt: expiresAt ? expiresAt * 1000 : undefined };
}

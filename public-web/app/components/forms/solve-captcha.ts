import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';

const MAX_WORKERS = 4;

type Captcha = { provider: string; challenge?: Challenge };

/** Fetches a challenge from the API and works it out off the page's thread. */
export async function solveCaptcha(apiUrl: string): Promise<{ answer: string; expiresAt: number | undefined }> {
  const response = await fetch(`${apiUrl}/api/captcha`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`captcha: ${response.status}`);
  const { challenge } = (await response.json()) as Captcha;
  if (!challenge) throw new Error('captcha: no challenge');
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('captcha: no solution');
  const { expiresAt } = challenge.parameters;
  return { answer: btoa(JSON.stringify({ challenge, solution })), expiresAt: expiresAt ? expiresAt * 1000 : undefined };
}

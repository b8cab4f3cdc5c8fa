import { AppError } from '#platform/errors/app-error.js';
import type { RateLimits } from '#platform/access/rate-limits.js';
import type { MailMessage } from './mail-message.js';

/** Returns the limits of a message that was asked for without proof of work. @param ip whose request it is */
export async function withoutProof(rates: RateLimits, ip: string): Promise<Pick<MailMessage, 'unproven' | 'hold'>> {
  try {
    await rates.consumeByAddress('unproven', ip);
    return { unproven: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { hold: 'client' };
  }
}

import { MINUTE_MS } from '../platform/dates/durations.js';
import type { CaptchaDto } from './captcha.dto.js';

/** How long a challenge can be answered, and so how long a used solution is remembered. */
export const CAPTCHA_LIFETIME_MS = 10 * MINUTE_MS;

/** Tells people from machines. One provider is in force at a time. */
export abstract class Captcha {
  /** Returns all that a form needs to show the provider's widget. */
  abstract offer(): Promise<CaptchaDto>;

  /**
   * Checks a solution.
   * @returns a key that names this solution for ever, so that it can be used once only
   * @throws AppError 'invalid' where it is none; 'unavailable' where the provider does not answer: never a silent pass
   */
  abstract verify(solution: string | undefined): Promise<string>;
}

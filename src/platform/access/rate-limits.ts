import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/config.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';

/** What is counted: forms, subscriptions, logins and reads that are not kept by client, and logins by account. */
export type RateName = 'forms' | 'newsletter' | 'login' | 'account' | 'reads' | 'files';

const WINDOW_SECONDS = 60;
/** Pictures on a page, to reads of the database for it. */
const FILES_PER_READ = 10;

/** Counts within a minute; a limit of 0 counts nothing. */
@Injectable()
export class RateLimits {
  private readonly limiters: Readonly<Record<RateName, RateLimiterMemory | undefined>>;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const { rateLimitForms, rateLimitLogin, rateLimitReads } = settings;
    this.limiters = {
      forms: limiter(rateLimitForms),
      // each one makes us write to an address that anybody may name
      newsletter: limiter(Math.ceil(rateLimitForms / 2)),
      login: limiter(rateLimitLogin),
      account: limiter(rateLimitLogin),
      reads: limiter(rateLimitReads),
      files: limiter(rateLimitReads * FILES_PER_READ),
    };
  }

  /** @throws AppError 'tooMany' */
  async consume(rate: RateName, key: string): Promise<void> {
    try {
      await this.limiters[rate]?.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('tooMany', messages.tooMany);
    }
  }
}

function limiter(points: number): RateLimiterMemory | undefined {
  return points === 0 ? undefined : new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
}

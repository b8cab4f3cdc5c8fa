import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/config.js';
import { DAY_SECONDS, HOUR_SECONDS } from '../dates/durations.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';
import { clientOf, siteOf } from './client-of.js';

/**
 * What is counted: forms, the challenges that they are sent with, subscriptions, logins and reads that are not kept by
 * client, subscriptions without proof of work by client for an hour, logins by account, requests for a new password by
 * address for a whole day, second steps by client and by account, codes of an app by account for a whole day, and what is
 * recorded: refused logins, of all clients together, and what an account may not do, by account.
 */
export type RateName =
  | 'forms'
  | 'challenges'
  | 'newsletter'
  | 'unproven'
  | 'login'
  | 'account'
  | 'recoveries'
  | 'secondStep'
  | 'codesADay'
  | 'refusals'
  | 'forbidden'
  | 'reads'
  | 'files';

const WINDOW_SECONDS = 60;
/** Challenges to forms that are sent: a box may be ticked again, and a form be left. */
const CHALLENGES_PER_FORM = 3;
/** Minutes' worth of codes in a day: who knows the password and guesses all day has one chance in three thousand. */
const CODES_A_DAY = 10;
/** Pictures on a page, to reads of the database for it. */
const FILES_PER_READ = 10;
/** Clients of one IPv6 /48 that may use up their limits within the same minute. */
const CLIENTS_PER_SITE = 10;
/** Clients whose guesses are recorded whole, when as many guess at once. */
const RECORDED_GUESSERS = 6;
const RECORDED_FORBIDDEN = 10;
/** Confirmations that a client gets written in an hour without proof of work. */
const UNPROVEN_AN_HOUR = 3;

interface Limiter {
  ofKey: RateLimiterMemory;
  ofSite: RateLimiterMemory;
}

/** Counts within a minute, where nothing else is said; a limit of 0 counts nothing. */
@Injectable()
export class RateLimits {
  private readonly limiters: Readonly<Record<RateName, Limiter | undefined>>;

  constructor(@Inject(SETTINGS) settings: Settings) {
    const { rateLimitForms, rateLimitLogin, rateLimitReads } = settings;
    this.limiters = {
      forms: limiter(rateLimitForms),
      challenges: limiter(rateLimitForms * CHALLENGES_PER_FORM),
      // each one makes us write to an address that anybody may name
      newsletter: limiter(Math.ceil(rateLimitForms / 2)),
      unproven: limiter(rateLimitForms === 0 ? 0 : UNPROVEN_AN_HOUR, HOUR_SECONDS),
      login: limiter(rateLimitLogin),
      account: limiter(rateLimitLogin),
      recoveries: limiter(rateLimitLogin, DAY_SECONDS),
      secondStep: limiter(rateLimitLogin),
      codesADay: limiter(rateLimitLogin * CODES_A_DAY, DAY_SECONDS),
      refusals: limiter(rateLimitLogin * RECORDED_GUESSERS),
      forbidden: limiter(RECORDED_FORBIDDEN),
      reads: limiter(rateLimitReads),
      files: limiter(rateLimitReads * FILES_PER_READ),
    };
  }

  /** @throws AppError 'tooMany' */
  async consume(rate: RateName, key: string): Promise<void> {
    await count(this.limiters[rate]?.ofKey, key);
  }

  /** Counts a request of whoever has this address, and of the IPv6 site that it is in. @throws AppError 'tooMany' */
  async consumeByAddress(rate: RateName, ip: string): Promise<void> {
    await this.consume(rate, clientOf(ip));
    const site = siteOf(ip);
    if (site !== undefined) await count(this.limiters[rate]?.ofSite, site);
  }
}

async function count(limiter: RateLimiterMemory | undefined, key: string): Promise<void> {
  try {
    await limiter?.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError('tooMany', messages.tooMany);
  }
}

function limiter(points: number, duration = WINDOW_SECONDS): Limiter | undefined {
  if (points === 0) return undefined;
  return {
    ofKey: new RateLimiterMemory({ points, duration }),
    ofSite: new RateLimiterMemory({ points: points * CLIENTS_PER_SITE, duration }),
  };
}

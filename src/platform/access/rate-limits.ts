import { createHmac, createSecretKey } from 'node:crypto';
import {
  applyDecorators,
  type BeforeApplicationShutdown,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { MoreThan } from 'typeorm';
import type { Settings } from '../config/config.js';
import { installationSecrets } from '../config/secret.js';
import type { Transactions } from '../database/transactions.js';
import { DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from '../dates/durations.js';
import { AppError } from '../errors/app-error.js';
import { redisClient } from '../redis-client.js';
import { clientOf, siteOf } from '../requests/client-of.js';
import { RateCount } from './rate-count.entity.js';
import type { Request } from 'express';
import { Refuses } from '../http/answers.js';

const WINDOW_SECONDS = 60;
/** Challenges to forms that are sent: a box may be ticked again, and a form be left. */
const CHALLENGES_PER_FORM = 3;
/** Keepings of a draft, to forms that are sent: a class writes at once, behind one address. */
const KEEPINGS_PER_FORM = 30;
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

/** How long an answer of Redis is waited for: a limit must not hold up what it is for. */
const REDIS_TIMEOUT_MS = 500;

/** How often something may be done, and within how many seconds. */
interface Counting {
  points: number;
  duration: number;
}

/** Counts once more for a key. @returns whether that is within the limit */
type Counter = (key: string) => Promise<boolean>;

type Store = (counting: Counting) => Counter;

const inMemory: Store = (counting) => counterOf(new RateLimiterMemory(counting));

/** While Redis is away, in this process. */
const inRedis =
  (redis: Redis): Store =>
  (counting) =>
    counterOf(
      new RateLimiterRedis({
        ...counting,
        // a client over its limit is refused without asking Redis
        inMemoryBlockOnConsumed: counting.points,
        insuranceLimiter: new RateLimiterMemory(counting),
        storeClient: redis,
        keyPrefix: 'dfc:rate',
        rejectIfRedisNotReady: true,
      }),
    );

/**
 * While the database is away, in this process. The library's own stores write on connections that they are given, past
 * {@link Transactions}: on SQLite's one connection a count would be undone with another's work (docs/decisions/0005).
 */
const inDatabase =
  (transactions: Transactions): Store =>
  (counting) => {
    const here = new RateLimiterMemory(counting);
    const countHere = counterOf(here);
    return async (key) => {
      // a client over its limit costs no more writing
      const known = await here.get(key);
      if (known !== null && known.consumedPoints > counting.points) return false;
      const counted = await countInRow(transactions, key, counting.duration).catch(() => undefined);
      if (counted === undefined) return countHere(key);
      if (counted.points <= counting.points) return true;
      const left = (counted.expiresAt.getTime() - Date.now()) / SECOND_MS;
      await here.block(key, Math.max(1, Math.ceil(left)));
      return false;
    };
  };

function countInRow(transactions: Transactions, fingerprint: string, duration: number): Promise<RateCount> {
  return transactions.runInserting(async (manager) => {
    const now = Date.now();
    const going = { fingerprint, expiresAt: MoreThan(new Date(now)) };
    const { affected } = await manager.increment(RateCount, going, 'points', 1);
    if (affected === 0) {
      await manager.delete(RateCount, { fingerprint });
      await manager.insert(RateCount, { fingerprint, points: 1, expiresAt: new Date(now + duration * SECOND_MS) });
    }
    return manager.findOneByOrFail(RateCount, { fingerprint });
  });
}

function counterOf(limiter: RateLimiterAbstract): Counter {
  return async (key) => {
    try {
      await limiter.consume(key);
      return true;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return false;
    }
  };
}

/**
 * Makes the limiters of the requests that are counted. By client: forms, what a draft keeps of itself, the challenges
 * that forms are sent with, subscriptions, logins, second steps and reads that are not kept; for an hour, subscriptions
 * without proof of work. By account: logins, second steps and records of requests that it may not make; for a whole day,
 * codes of an app. By address, for a whole day: requests for a new password. Of all clients together: records of refused
 * logins.
 */
function limitersOf(settings: Settings, transactions: Transactions, redis: Redis | undefined) {
  const { rateLimitForms, rateLimitLogin, rateLimitReads } = settings;
  const shared = redis === undefined ? inMemory : inRedis(redis);
  const lasting = inDatabase(transactions);
  return {
    forms: limiter(rateLimitForms, shared),
    drafts: limiter(rateLimitForms * KEEPINGS_PER_FORM, shared),
    challenges: limiter(rateLimitForms * CHALLENGES_PER_FORM, shared),
    // each one makes us write to an address that anybody may name
    newsletter: limiter(Math.ceil(rateLimitForms / 2), shared),
    unproven: limiter(rateLimitForms === 0 ? 0 : UNPROVEN_AN_HOUR, lasting, HOUR_SECONDS),
    login: limiter(rateLimitLogin, shared),
    account: limiter(rateLimitLogin, shared),
    recoveries: limiter(rateLimitLogin, lasting, DAY_SECONDS),
    secondStep: limiter(rateLimitLogin, shared),
    codesADay: limiter(rateLimitLogin * CODES_A_DAY, lasting, DAY_SECONDS),
    refusals: limiter(rateLimitLogin * RECORDED_GUESSERS, shared),
    forbidden: limiter(RECORDED_FORBIDDEN, shared),
    // each process guards its own time, and no read waits for a count
    reads: limiter(rateLimitReads, inMemory),
    files: limiter(rateLimitReads * FILES_PER_READ, inMemory),
  };
}

export type RateName = keyof ReturnType<typeof limitersOf>;

/**
 * Counts within a minute, where nothing else is said; a limit of 0 counts nothing. Longer counts are in the database, so
 * that no restart begins them anew; the rest in Redis where there is one, else in each process. While the one or the
 * other is away each process counts for itself.
 */
export class RateLimits implements BeforeApplicationShutdown {
  private readonly limiters: ReturnType<typeof limitersOf>;
  private readonly secret;

  static async open(this: void, settings: Settings, transactions: Transactions): Promise<RateLimits> {
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: REDIS_TIMEOUT_MS };
    const redis = settings.redisUrl === undefined ? undefined : await redisClient(settings.redisUrl, options);
    return new RateLimits(settings, transactions, redis);
  }

  private constructor(
    settings: Settings,
    transactions: Transactions,
    private readonly redis: Redis | undefined,
  ) {
    // of bytes Node 24 makes such a key for every request, which takes six times as long
    this.secret = createSecretKey(installationSecrets(settings).current('rates').bytes);
    this.limiters = limitersOf(settings, transactions, redis);
  }

  /** Counts once more for a key. @returns whether that is within its limit */
  allows(rate: RateName, key: string): Promise<boolean> {
    return this.limiters[rate].ofKey(this.fingerprint(rate, key));
  }

  /** Counts once more for a key. @throws AppError 'tooMany' past its limit */
  async consume(rate: RateName, key: string): Promise<void> {
    if (!(await this.allows(rate, key))) throw new AppError('tooMany');
  }

  /** Counts a request of whoever has this address, and of the IPv6 site that it is in. @throws AppError 'tooMany' */
  async consumeByAddress(rate: RateName, ip: string): Promise<void> {
    await this.consume(rate, clientOf(ip));
    const site = siteOf(ip);
    if (site !== undefined && !(await this.limiters[rate].ofSite(this.fingerprint(rate, site))))
      throw new AppError('tooMany');
  }

  beforeApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Tells nobody who reads a store who was counted. */
  private fingerprint(rate: RateName, key: string): string {
    return createHmac('sha256', this.secret).update(`${rate}:${key}`).digest('base64url');
  }
}

const unlimited: Counter = () => Promise.resolve(true);

function limiter(points: number, store: Store, duration = WINDOW_SECONDS): Record<'ofKey' | 'ofSite', Counter> {
  if (points === 0) return { ofKey: unlimited, ofSite: unlimited };
  return { ofKey: store({ points, duration }), ofSite: store({ points: points * CLIENTS_PER_SITE, duration }) };
}

const RATE = 'rate';

@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rate = Reflect.getMetadata(RATE, context.getHandler()) as RateName;
    await this.limits.consumeByAddress(rate, context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}

/** Limits a route to its rate; the client is the address that `TRUST_PROXY` lets us believe. */
export const RateLimited = (rate: RateName) =>
  applyDecorators(SetMetadata(RATE, rate), UseGuards(RateLimitGuard), Refuses({ 429: 'Demasiados pedidos.' }));

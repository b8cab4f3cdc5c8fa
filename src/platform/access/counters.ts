import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { MoreThan } from 'typeorm';
import type { Transactions } from '../database/transactions.js';
import { SECOND_MS } from '../dates/durations.js';
import { RateCount } from './rate-count.entity.js';

/** How often something may be done, and within how many seconds. */
interface Counting {
  points: number;
  duration: number;
}

/** Counts once more for a key. @returns whether that is within the limit */
export type Counter = (key: string) => Promise<boolean>;

export type Store = (counting: Counting) => Counter;

export const inMemory: Store = (counting) => counterOf(new RateLimiterMemory(counting));

/** While Redis is away, in this process. */
export const inRedis =
  (redis: Redis): Store =>
  (counting) =>
    counterOf(
      new RateLimiterRedis({
        ...counting,
        // who has had enough is refused without asking
        inMemoryBlockOnConsumed: counting.points,
        insuranceLimiter: new RateLimiterMemory(counting),
        storeClient: redis,
        keyPrefix: 'dfc:rate',
        rejectIfRedisNotReady: true,
      }),
    );

/**
 * While the database is away, in this process. The library's own stores write on connections that they are given, past
 * {@link Transactions}: on SQLite's one connection a count would be undone with somebody else's work.
 */
export const inDatabase =
  (transactions: Transactions): Store =>
  (counting) => {
    const here = new RateLimiterMemory(counting);
    const countHere = counterOf(here);
    return async (key) => {
      // who has had enough costs no more writing
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

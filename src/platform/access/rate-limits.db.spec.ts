import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { dropDatabase } from '../../../test/support/database.js';
import { createMigratedDatabase } from '../../../test/support/migrated-database.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { expiredRowsOf } from '../../../test/support/expired-rows-of.js';
import { startRedis, type TestRedis } from '../../../test/support/redis.js';
import { until } from '../../../test/support/until.js';
import { settings } from '../config/settings.js';
import { Transactions } from '../database/transactions.js';
import { DAY_MS } from '../dates/durations.js';
import { RateCount } from './rate-count.entity.js';
import { RateLimits, type RateName } from './rate-limits.js';

const LIMIT = 3;
const A_DAY = LIMIT * 10;
const ADDRESS = '203.0.113.7';
const refusal = { kind: 'tooMany' };

/** Makes as many tries as a day has, and one more; tells the outcome of each. */
async function outcomes(limits: RateLimits, rate: RateName, key: string) {
  const made = await Promise.allSettled(Array.from({ length: A_DAY + 1 }, () => limits.consume(rate, key)));
  return made.map((outcome) => (outcome.status === 'fulfilled' ? 'let' : (outcome.reason as object)));
}

describe('what is counted for a day', () => {
  it('is counted by all processes together, and goes on after a restart', async () => {
    const first = await startApi({ rateLimitLogin: LIMIT });
    const second = await startApi({ rateLimitLogin: LIMIT });
    const consume = (api: TestApi) => api.app.get(RateLimits).consume('codesADay', 'user:7');
    for (let count = 0; count < A_DAY; count += 1) await consume(count % 2 === 0 ? first : second);
    for (const api of [first, second]) await expect(consume(api)).rejects.toMatchObject(refusal);
    await second.app.close();
    await first.app.close();
    const restarted = await startApi({ rateLimitLogin: LIMIT });
    await expect(consume(restarted)).rejects.toMatchObject(refusal);
    await restarted.app.get(RateLimits).consume('codesADay', 'user:8');
    await restarted.stop();
  });
});

describe('the table of counts', () => {
  let dataSource: DataSource;
  let transactions: Transactions;
  beforeAll(async () => {
    await createMigratedDatabase();
    dataSource = await (await wholeDataSource()).initialize();
    transactions = new Transactions(dataSource);
  });
  afterAll(async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await dropDatabase();
  });
  beforeEach(() => dataSource.manager.clear(RateCount));
  const limited = { ...settings, rateLimitLogin: LIMIT, rateLimitForms: 1 };
  const open = (changed = {}) => RateLimits.open({ ...limited, ...changed }, transactions);
  const rows = () => dataSource.manager.find(RateCount);

  it('counts tries that come at once, each once', async () => {
    const limits = await open();
    const tries = Array.from({ length: A_DAY + 5 }, () => limits.consume('codesADay', 'user:7'));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
  });

  it('begins anew once the time is over, and is cleared of what is over', async () => {
    const limits = await open();
    await limits.consume('codesADay', 'user:7');
    const over = new Date(Date.now() - 1_000);
    const [{ fingerprint }] = (await rows()) as [RateCount];
    await dataSource.manager.update(RateCount, { fingerprint }, { points: A_DAY, expiresAt: over });
    await limits.consume('codesADay', 'user:7');
    expect(await rows()).toEqual([{ fingerprint, points: 1, expiresAt: expect.any(Date) }]);
    const job = expiredRowsOf({ dataSource, transactions }, RateCount);
    expect(await job.removeOutdated(new Date(), 500)).toBe(0);
    expect(await job.removeOutdated(new Date(Date.now() + 2 * DAY_MS), 500)).toBe(1);
  });

  it('tells nobody who reads it who was counted, nor one installation the same as another', async () => {
    await (await open()).consumeByAddress('unproven', ADDRESS);
    await (await open({ jwtSecret: 'o'.repeat(32) })).consumeByAddress('unproven', ADDRESS);
    const kept = (await rows()).map(({ fingerprint }) => fingerprint);
    expect(new Set(kept).size).toBe(2);
    for (const fingerprint of kept) expect(fingerprint).toMatch(/^[\w-]{43}$/);
  });

  it('is missed by no limit while the database is away: the process counts by itself', async () => {
    const away = await (await wholeDataSource()).initialize();
    await away.destroy();
    const limits = await RateLimits.open(limited, new Transactions(away));
    const refused = (await outcomes(limits, 'codesADay', 'user:7')).filter((outcome) => outcome !== 'let');
    expect(refused).toEqual([expect.objectContaining(refusal)]);
    expect(await rows()).toEqual([]);
  });
});

describe('what is counted for a minute, over Redis', () => {
  let redis: TestRedis;
  let first: TestApi;
  let second: TestApi;
  let clients = 0;
  beforeAll(async () => {
    redis = await startRedis();
    // three challenges to a form
    const changed = { rateLimitForms: LIMIT / 3, trustProxy: 'loopback', redisUrl: redis.url };
    first = await startApi(changed);
    second = await startApi(changed);
  });
  afterAll(async () => {
    await second.app.close();
    await first.stop();
    await redis.kill();
  });
  const newClient = () => `203.0.113.${(clients += 1)}`;
  const ask = async ({ http }: TestApi, client: string) =>
    (await http.get('/api/captcha').set('X-Forwarded-For', client)).status;
  const askFourTimes = async (api: TestApi, client: string) => {
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) statuses.push(await ask(api, client));
    return statuses;
  };
  const isShared = async () => {
    const client = newClient();
    await askFourTimes(first, client);
    return (await ask(second, client)) === 429;
  };

  it('is counted by all processes together, and by nobody’s address', async () => {
    await until('Redis is there', isShared);
    const [one, other] = [newClient(), newClient()];
    expect([await ask(first, one), await ask(second, one), await ask(first, one)]).toEqual([200, 200, 200]);
    expect([await ask(first, one), await ask(second, one)]).toEqual([429, 429]);
    expect(await ask(second, other)).toBe(200);
    const client = new Redis(redis.url);
    const keys = await client.keys('*');
    client.disconnect();
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) expect(key).toMatch(/^dfc:rate:[\w-]{43}$/);
  });

  it('is counted by each process while Redis is away, and together again once it is back', async () => {
    await redis.kill();
    const client = newClient();
    for (const api of [first, second]) expect(await askFourTimes(api, client)).toEqual([200, 200, 200, 429]);
    await redis.start();
    await until('Redis is there again', isShared);
  });
});

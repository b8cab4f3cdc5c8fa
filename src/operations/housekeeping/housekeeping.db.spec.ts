import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { UsedCaptcha } from '#captcha/used-captcha.entity.js';
import { IdempotencyKey } from '#submissions/shared/idempotency-key.entity.js';
import { Housekeeping } from './housekeeping.service.js';
import { ScheduledJob } from './scheduled-job.entity.js';

const HOUR = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.dataSource.manager.clear(ScheduledJob));

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const key = (name: string) => name.padEnd(64, '.');
const manager = () => api.dataSource.manager;

describe('the housekeeping', () => {
  it('removes what has had its time, in batches, and nothing else', async () => {
    const used = Array.from({ length: 1_200 }, (_, index) => ({ hash: key(`velho${index}`), expiresAt: ago(1_000) }));
    await manager().insert(UsedCaptcha, used.slice(0, 600));
    await manager().insert(UsedCaptcha, [...used.slice(600), { hash: key('novo'), expiresAt: ago(-HOUR) }]);
    await manager().insert(IdempotencyKey, [
      { hash: key('velho'), form: 'contactos', recordId: 1, createdAt: ago(3 * HOUR) },
      { hash: key('novo'), form: 'contactos', recordId: 2, createdAt: ago(HOUR) },
    ]);
    expect(await api.app.get(Housekeeping).tidy()).toBe(true);
    expect((await manager().find(UsedCaptcha)).map(({ hash }) => hash)).toEqual([key('novo')]);
    expect((await manager().find(IdempotencyKey)).map(({ hash }) => hash)).toEqual([key('novo')]);
  });

  it('has its day begin in the quiet hours, once, in one process', async () => {
    const other = await startApi();
    const at = (hour: number, day = 0) => new Date(Date.UTC(2027, 2, 10 + day, hour));
    const everyTurn = async (now: Date) =>
      (await Promise.all([api, other].map(({ app }) => app.get(Housekeeping).doDaily(now)))).filter(Boolean).length;
    const turns = [at(14), at(2, 1), at(3, 1), at(4, 1), at(2, 2), at(9, 2), at(10, 2), at(3, 3)];
    const done: number[] = [];
    for (const now of turns) done.push(await everyTurn(now));
    expect(done).toEqual([0, 0, 1, 0, 0, 1, 0, 1]);
    await other.app.close();
  });

  it('has the morning begin at seven in Lisbon, once, in one process', async () => {
    const other = await startApi();
    const everyTurn = async (now: string) =>
      (await Promise.all([api, other].map(({ app }) => app.get(Housekeeping).doMorning(new Date(now))))).filter(Boolean)
        .length;
    const turns = ['2027-03-10T12:00Z', '2027-03-11T06:59Z', '2027-03-11T07:00Z', '2027-03-11T08:00Z'];
    // in summer seven is six in UTC
    const inSummer = ['2027-07-01T05:00Z', '2027-07-01T05:59Z', '2027-07-01T06:00Z', '2027-07-02T06:00Z'];
    const done: number[] = [];
    for (const now of [...turns, ...inSummer]) done.push(await everyTurn(now));
    expect(done).toEqual([0, 0, 1, 0, 1, 0, 1, 1]);
    await other.app.close();
  });

  it('is done once an hour, by one process', async () => {
    const other = await startApi();
    const both = [api.app.get(Housekeeping), other.app.get(Housekeeping)];
    const everyTurn = async (now?: Date) =>
      (await Promise.all(both.map((one) => one.tidy(now)))).filter(Boolean).length;
    expect(await everyTurn()).toBe(1);
    expect(await everyTurn()).toBe(0);
    expect(await everyTurn(ago(-2 * HOUR))).toBe(1);
    await other.app.close();
  });
});

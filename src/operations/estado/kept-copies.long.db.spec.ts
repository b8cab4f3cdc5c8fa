import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf } from '../../../test/support/samples.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { LastRun } from './last-run.entity.js';
import { LastRuns } from './last-runs.service.js';
import { CopyJobs, keptCopies } from './kept-copies.js';

let api: TestApi;
let dir: string;
const backup = { daily: true, keep: 2, identity: undefined };

beforeAll(async () => {
  dir = join(settings.dataDir, `copias-${randomUUID()}`);
  await mkdir(dir, { mode: 0o700 });
  api = await startApi({ backup: { ...backup, dir } });
  await api.http
    .post('/contactos')
    .field({ assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' })
    .field('recaptcha', await api.captcha())
    .attach('documento', pdf(), 'a.pdf')
    .expect(201);
});
afterAll(() => api.stop());
beforeEach(() => api.dataSource.manager.clear(LastRun));

/** Each loads all that the API is made of. */
const MANY_PROCESSES_MS = 300_000;

const never = () => false;
/** A file of no bytes that was written so many days from now, by the clock that dates files. */
async function keep(name: string, days: number): Promise<void> {
  const path = join(dir, name);
  await writeFile(path, '');
  const { atime, mtime } = await stat(path);
  await utimes(path, atime, new Date(mtime.getTime() + days * DAY_MS));
}
const copies = async () => (await keptCopies(dir)).map(({ path }) => path);
const rehearse = (now = new Date()) => api.app.get(CopyJobs).rehearse(now, never);
const last = (name: 'copia' | 'ensaio') => api.app.get(LastRuns).of(name);

describe('the copy of the night', () => {
  it(
    'is made, and only the newest stay; what is no copy stays too',
    async () => {
      await writeFile(join(dir, 'notas.txt'), '');
      for (const day of [10, 11]) await keep(`dfc-202703${day}T030000Z.tar`, day - 12);
      await api.app.get(CopyJobs).backUp(new Date(Date.UTC(2027, 2, 12, 3)), never);
      expect((await readdir(dir)).sort()).toEqual([
        'dfc-20270311T030000Z.tar',
        'dfc-20270312T030000Z.tar',
        'notas.txt',
      ]);
      expect(await last('copia')).toMatchObject({ endedAt: expect.any(Date), failure: null });
    },
    MANY_PROCESSES_MS,
  );

  it('says why it could not be made', async () => {
    const run = () => api.app.get(CopyJobs).backUp(new Date(Date.UTC(2027, 2, 12, 3)), never);
    await expect(run()).rejects.toThrow(/Já existe .*; uma cópia nunca é substituída/);
    expect(await last('copia')).toMatchObject({ endedAt: null, failure: expect.stringContaining('Já existe') });
  });

  it('is not made where nobody said where to', async () => {
    const without = await startApi({ backup: { ...backup, dir, daily: false } });
    await without.app.get(CopyJobs).backUp(new Date(), never);
    expect(await last('copia')).toBeNull();
    await without.app.close();
  });
});

describe('the rehearsal', () => {
  it(
    'puts the newest copy back, finds it whole, and takes it away again',
    async () => {
      await rehearse();
      expect(await last('ensaio')).toMatchObject({ endedAt: expect.any(Date), failure: null });
      expect(await readdir(settings.dataDir)).not.toContain('ensaio');
    },
    MANY_PROCESSES_MS,
  );

  it(
    'is done once a week, and each night while it fails',
    async () => {
      const night = new Date(Date.UTC(2027, 2, 13, 3));
      await api.dataSource.manager.insert(LastRun, { name: 'ensaio', startedAt: night, endedAt: night, failure: null });
      const first = await last('ensaio');
      await rehearse(new Date(night.getTime() + 6 * DAY_MS));
      expect(await last('ensaio')).toEqual(first);
      const [newest = ''] = await copies();
      const whole = await readFile(newest);
      await truncate(newest, whole.length - 4_096);
      const week = new Date(night.getTime() + 7 * DAY_MS);
      await expect(rehearse(week)).rejects.toThrow(/./);
      expect(await last('ensaio')).toMatchObject({ startedAt: week, endedAt: null, failure: expect.any(String) });
      expect(await readdir(settings.dataDir)).not.toContain('ensaio');
      await writeFile(newest, whole);
      await rehearse(new Date(week.getTime() + DAY_MS));
      expect(await last('ensaio')).toMatchObject({ endedAt: expect.any(Date), failure: null });
    },
    MANY_PROCESSES_MS,
  );

  it('waits for who has the key of an encrypted copy', async () => {
    await keep('dfc-20270401T030000Z.tar.age', 1);
    await rehearse();
    expect(await last('ensaio')).toBeNull();
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { storageContract } from '../../../test/support/storage-contract.js';
import { until } from '../../../test/support/until.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { FileStorage } from './file-storage.js';

const AT_ONCE = 20;
const ROUNDS = 100;

let root: string;
let storage: FileStorage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'armazem-'));
  storage = new FileStorage(root);
  await storage.prepare();
});
afterAll(() => rm(root, { recursive: true }));

storageContract('a storage on the local disk', () => storage);

async function stageCutOff(): Promise<void> {
  const arriving = new PassThrough();
  const staged = storage.stage(arriving);
  arriving.write('o início');
  setImmediate(() => arriving.destroy(new Error('cut off')));
  await expect(staged).rejects.toThrow('cut off');
}

it('a file cut off while it is still being opened is gone once it was refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: AT_ONCE }, stageCutOff));
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  }
});

it('clears what was left half arrived long ago, and nothing that still arrives', async () => {
  const arriving = new PassThrough();
  const staged = storage.stage(arriving);
  arriving.write('o início');
  await until('it arrives', async () => (await readdir(join(root, 'tmp'))).length === 1);
  await writeFile(join(root, 'tmp', 'left'), 'de antes');
  const before = new Date(Date.now() - 3 * HOUR_MS);
  await utimes(join(root, 'tmp', 'left'), before, before);
  await new FileStorage(root).prepare();
  expect(await readdir(join(root, 'tmp'))).not.toContain('left');
  arriving.end();
  const whole = await staged;
  expect(await readFile(whole.path, 'utf8')).toBe('o início');
  await storage.discard(whole);
});

it('is nobody else’s to look into', async () => {
  await chmod(root, 0o755);
  await storage.prepare();
  expect((await stat(root)).mode & 0o777).toBe(0o700);
});

it('a file that cannot be opened is told, not waited for', async () => {
  const without = new FileStorage(join(root, 'missing'));
  const arriving = new PassThrough();
  arriving.end('o início');
  await expect(without.stage(arriving)).rejects.toThrow('ENOENT');
});

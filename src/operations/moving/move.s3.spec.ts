import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { createDatabaseOf, dropDatabaseOf } from '../../../test/support/database.js';
import { filesAt, filledPlace, rowsAt } from '../../../test/support/places.js';
import { runSourceIn } from '../../../test/support/run-source.js';
import { mysqlServer, testBucket } from '../../../test/support/s3.js';
import { openStorage } from '../../files/storage/open-storage.js';
import { areas } from '../../files/storage/storage.js';
import { settings } from '../../platform/config/settings.js';

const COMMAND = 'src/operations/commands/migrate-to.ts';

let place: Awaited<ReturnType<typeof filledPlace>>;
beforeAll(async () => {
  place = await filledPlace();
});
afterAll(() => place.drop());

it('an installation on SQLite and files moves to MySQL or MariaDB and a bucket, with every row and every byte', async () => {
  const databaseUrl = `${mysqlServer()}/dfc_test_${randomBytes(6).toString('hex')}`;
  const bucket = await testBucket('mudado');
  const there = { ...bucket.settings, databaseUrl, embedded: false };
  await createDatabaseOf(there);
  const file = join(settings.dataDir, 'novo.env');
  const { accessKeyId = '', secretAccessKey = '' } = there.storageKey ?? {};
  const lines = [
    `DATABASE_URL=${databaseUrl}`,
    `STORAGE_URL=${there.storageUrl}`,
    `AWS_ACCESS_KEY_ID=${accessKeyId}`,
    `AWS_SECRET_ACCESS_KEY=${secretAccessKey}`,
  ];
  await writeFile(file, lines.join('\n'));
  const before = { rows: await rowsAt(place), files: await filesAt(place) };
  const { code, out, complaints } = await runSourceIn({ NODE_NO_WARNINGS: '1' }, COMMAND, file);
  expect([code, complaints]).toEqual([0, '']);
  expect(out).toContain('Ficheiros: 8, com os mesmos bytes.');
  expect(await rowsAt({ settings: there })).toEqual(before.rows);
  const storage = await openStorage(there);
  const files: Record<string, string> = {};
  for (const area of areas) {
    for await (const { name } of storage.list(area)) {
      const opened = await storage.open(area, name);
      if (opened !== undefined) files[`${area}/${name}`] = (await buffer(opened.bytes)).toString('base64');
    }
  }
  expect(files).toEqual(before.files);
  expect((await runSourceIn({}, COMMAND, file)).complaints).toContain('já se mudou');
  await dropDatabaseOf(there);
});

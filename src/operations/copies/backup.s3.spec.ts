import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testBucket } from '../../../test/support/s3.js';
import {
  backUp,
  dropFile,
  emptyPlace,
  filesAt,
  filledPlace,
  type Place,
  putBack,
  rowsAt,
  storeFile,
} from '../../../test/support/places.js';
import { openStorage } from '#files/storage/open-storage.js';
import { areas, type Storage } from '#files/storage/storage.js';
import { checkStoredFiles } from './check-integrity.js';

let place: Awaited<ReturnType<typeof filledPlace>>;
beforeAll(async () => {
  place = await filledPlace();
});
afterAll(() => place.drop());

/** An empty place whose files are in a bucket of its own. */
async function placeInBucket(): Promise<Place> {
  const { settings, drop } = await emptyPlace();
  const { storageUrl, storageKey } = (await testBucket()).settings;
  const own = { ...settings, storageUrl, storageKey };
  return { settings: own, storage: await openStorage(own), drop };
}

async function filesIn(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const area of areas) {
    for await (const { name } of storage.list(area)) {
      const opened = await storage.open(area, name);
      if (opened !== undefined) files[`${area}/${name}`] = (await buffer(opened.bytes)).toString('base64');
    }
  }
  return files;
}

describe('a copy', () => {
  it('goes from the disk into a bucket and from there back, with every row and every byte', async () => {
    const inBucket = await placeInBucket();
    await putBack((await backUp(place)).path, inBucket);
    expect(await filesIn(inBucket.storage)).toEqual(await filesAt(place));
    expect(await rowsAt(inBucket)).toEqual(await rowsAt(place));

    const { path, manifest } = await backUp(inBucket);
    expect([manifest.missing, manifest.changed]).toEqual([[], []]);
    const back = await emptyPlace();
    await putBack(path, back);
    expect(await filesAt(back)).toEqual(await filesAt(place));
    expect(await rowsAt(back)).toEqual(await rowsAt(place));
    await expect(putBack(path, inBucket)).rejects.toThrow(/não está vazia/);
    await inBucket.drop();
    await back.drop();
  });
});

it('integrity finds in a bucket what is missing and what was changed', async () => {
  const { storage } = await placeInBucket();
  const { manager } = place.dataSource;
  for (const area of areas) {
    for await (const { name } of place.storage.list(area)) {
      const opened = await place.storage.open(area, name);
      if (opened !== undefined) await storage.publish(await storage.stage(opened.bytes), area, name);
    }
  }
  const before = await checkStoredFiles(manager, storage);
  const [lost, changed] = [
    await storeFile(storage, place.dataSource, 'uploads', Buffer.from('perdido')),
    await storeFile(storage, place.dataSource, 'documentos', Buffer.from('inteiro')),
  ];
  await storage.remove('uploads', lost);
  await storage.publish(await storage.stage(Readable.from([Buffer.from('alterado')])), 'documentos', changed);
  const { wrong } = await checkStoredFiles(manager, storage);
  expect(wrong.map(({ file, fault }) => [file.nome, fault])).toEqual([
    ...before.wrong.map(({ file, fault }) => [file.nome, fault]),
    [lost, 'missing'],
    [changed, 'changed'],
  ]);
  await dropFile(storage, place.dataSource, 'uploads', lost);
  await dropFile(storage, place.dataSource, 'documentos', changed);
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storageContract } from '../../../test/support/storage-contract.js';
import { type TestBucket, testBucket } from '../../../test/support/s3.js';
import { openStorage } from './open-storage.js';
import type { Storage } from './storage.js';

let bucket: TestBucket;
let storage: Storage;
beforeAll(async () => {
  bucket = await testBucket('dfc/2026');
  storage = await openStorage(bucket.settings);
});

storageContract('a storage in a bucket', () => storage);

describe('a bucket', () => {
  it('has every key under what STORAGE_URL says', async () => {
    const keys = await bucket.keys();
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter((key) => !key.startsWith('dfc/2026/'))).toEqual([]);
  });

  it('lists more files than one answer holds', async () => {
    const folder = 'cache/larguras/muitos.png';
    const names = Array.from({ length: 1_010 }, (_, index) => `${index}.avif`);
    const put = (name: string) => storage.put(Buffer.from(name), folder, name);
    for (let start = 0; start < names.length; start += 50) await Promise.all(names.slice(start, start + 50).map(put));
    const found: string[] = [];
    for await (const { name } of storage.list(folder)) found.push(name);
    expect(found.sort()).toEqual(names.sort());
  });

  it('takes nothing that was changed on its way', async () => {
    const staged = await storage.stage(Readable.from([Buffer.from('inteiro')]));
    const changed = { ...staged, sha256: 'a'.repeat(64) };
    await expect(storage.publish(changed, 'uploads', 'alterado.png')).rejects.toThrow(/^the storage: /);
    await storage.discard(staged);
    expect(await storage.stat('uploads', 'alterado.png')).toBeUndefined();
  });

  it('that stops answering in the middle of a file is told to whom reads it', async () => {
    const bytes = Buffer.alloc(8_000_000, 'x');
    await storage.publish(await storage.stage(Readable.from([bytes])), 'uploads', 'grande.png');
    const opened = await storage.open('uploads', 'grande.png');
    bucket.way.drop();
    await expect(buffer(opened?.bytes ?? Readable.from([]))).rejects.toThrow(/aborted|ECONNRESET|closed|terminated/);
    expect((await storage.stat('uploads', 'grande.png'))?.size).toBe(8_000_000);
  });
});

import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { settings } from '#platform/config/settings.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { S3Storage } from './s3-storage.js';

let server: Server | undefined;
beforeAll(() => mkdir(join(settings.dataDir, 'tmp'), { recursive: true }));
afterEach(() => void server?.close());

/** A storage whose server takes every connection and answers with what is given, if anything. */
async function storageAt(answer?: string): Promise<S3Storage> {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (answer !== undefined) socket.on('data', () => socket.end(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new S3Storage({
    ...settings,
    storageUrl: `s3://ficheiros?endpoint=http://127.0.0.1:${port}`,
    storageKey: { accessKeyId: 'AK', secretAccessKey: 'SK', sessionToken: undefined },
  });
}

const answers = (status: string, code: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/xml\r\nConnection: close\r\n\r\n<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** How each call fails, and in how many seconds all of them have. */
async function failures(storage: S3Storage): Promise<{ said: unknown[]; seconds: number }> {
  const begun = performance.now();
  const staged = await storage.stage(Readable.from([Buffer.alloc(100_000)]));
  const list = async () => {
    for await (const _ of storage.list('uploads'));
  };
  const calls = [storage.stat('uploads', 'a'), storage.open('uploads', 'a'), storage.remove('uploads', 'a'), list()];
  const ends = await Promise.allSettled([...calls, storage.publish(staged, 'uploads', 'a')]);
  await storage.discard(staged);
  const said = ends.map((end) => (end.status === 'rejected' ? databaseTrouble(end.reason) : 'done'));
  return { said, seconds: (performance.now() - begun) / 1000 };
}

const AWAY = Array.from({ length: 5 }, () => 'unavailable');

describe('a bucket whose server', () => {
  it('is not there is told at once, and does not keep the process from starting', async () => {
    const storage = await storageAt();
    server?.close();
    const { said, seconds } = await failures(storage);
    expect(said).toEqual(AWAY);
    expect(seconds).toBeLessThan(5);
    await storage.prepare();
  });

  it('never answers is given up in bounded time', async () => {
    const { said, seconds } = await failures(await storageAt());
    expect(said).toEqual(AWAY);
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(40);
  });

  it('fails is no missing file', async () => {
    expect((await failures(await storageAt(answers('500 Internal Server Error', 'InternalError')))).said).toEqual(AWAY);
  });

  it.each([
    ['has no such bucket', '404 Not Found', 'NoSuchBucket'],
    ['does not know us', '403 Forbidden', 'AccessDenied'],
  ])('%s stops the start, which says so', async (_what, status, code) => {
    const storage = await storageAt(answers(status, code));
    await expect(storage.prepare()).rejects.toThrow(`O armazenamento de STORAGE_URL recusa: ${code}.`);
  });
});

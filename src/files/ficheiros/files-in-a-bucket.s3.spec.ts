import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { type TestBucket, testBucket } from '../../../test/support/s3.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Storage } from '../storage/storage.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';
import { OrphanFilesJob } from './orphan-files.js';

let bucket: TestBucket;
let api: TestApi;
let image: string;
let report: string;

beforeAll(async () => {
  bucket = await testBucket('dfc');
  api = await startApi(bucket.settings);
  [image = '', report = ''] = await upload(['foto.jpg', await picture('jpeg')], ['relatorio.pdf', pdf(5_000)]);
});
afterAll(() => api.stop());

async function upload(...files: [name: string, bytes: Buffer][]): Promise<string[]> {
  const request = api.admin.post('/upload');
  for (const [name, bytes] of files) request.attach('images', bytes, name);
  return ((await request.expect(200)).body as { filePaths: string[] }).filePaths;
}

async function apply(documento: Buffer) {
  const form = { assunto: 'CV', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
  return api.http
    .post('/contactos')
    .field({ ...form, recaptcha: await api.captcha() })
    .attach('documento', documento, 'currículo.pdf');
}

const held = (nome: string) => bucket.keys().then((keys) => keys.filter((key) => key.includes(nome)));

describe('a file that is uploaded', () => {
  it('is in the bucket and nowhere on the disk', async () => {
    expect(await bucket.keys()).toEqual(expect.arrayContaining([`dfc/uploads/${image}`, `dfc/uploads/${report}`]));
    await expect(api.files('uploads')).rejects.toThrow('ENOENT');
    expect(await api.files('tmp')).toEqual([]);
  });

  it('is given whole, in part, by condition and as HEAD, as from the disk', async () => {
    const path = `/uploads/${report}`;
    const { headers, body } = await api.http.get(path).expect(200);
    expect(body).toEqual(pdf(5_000));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await api.http.get(path).set('Range', 'bytes=-10').expect(206);
    expect([part.headers['content-range'], part.body]).toEqual(['bytes 4990-4999/5000', pdf(5_000).subarray(4_990)]);
    expect((await api.http.get(path).set('Range', 'bytes=5000-').expect(416)).headers['content-range']).toBe(
      'bytes */5000',
    );
    const etag = headers['etag'] ?? '';
    await api.http.get(path).set('If-None-Match', etag).expect(304);
    await api.http
      .get(path)
      .set('If-Modified-Since', headers['last-modified'] ?? '')
      .expect(304);
    await api.http.get(path).set('If-Match', '"outra"').expect(412);
    await api.http.get(path).set({ Range: 'bytes=0-0', 'If-Range': etag }).expect(206);
    await api.http.get(path).set({ Range: 'bytes=0-0', 'If-Range': '"outra"' }).expect(200);
    expect((await api.http.head(path).expect(200)).headers['content-length']).toBe('5000');
    await api.http.get('/uploads/nada.pdf').expect(404);
  });

  it('has its widths in the bucket, for every process', async () => {
    const narrow = () => api.http.get(`/uploads/${image}?w=320`).set('Accept', 'image/avif');
    await until('it has its widths', async () => /immutable/.test((await narrow()).headers['cache-control'] ?? ''));
    expect((await narrow()).headers['content-type']).toBe('image/avif');
    expect((await held(image)).length).toBe(7);
  });

  it('goes with its widths', async () => {
    const [gone = ''] = await upload(['outra.png', await picture('png', 40, 40)]);
    await until('its widths are there', async () => (await held(gone)).length === 3);
    await api.admin.delete(`/api/delete/${gone}`).expect(204);
    expect(await held(gone)).toEqual([]);
  });
});

it('a personal document comes through the API alone, as it was sent', async () => {
  const { body } = await apply(pdf(3_000));
  const { documento } = (await api.admin.get(`/api/contactos/${body.id}`).expect(200)).body as { documento: string };
  expect(await held(documento)).toEqual([`dfc/documentos/${documento}`]);
  const { headers, body: bytes } = await api.admin.get(`/documentos/${documento}`).expect(200);
  expect([headers['cache-control'], headers['location'], bytes]).toEqual(['no-store', undefined, pdf(3_000)]);
  const row = await api.dataSource.manager.findOneByOrFail(Ficheiro, { nome: documento });
  expect(row.sha256).toBe(createHash('sha256').update(pdf(3_000)).digest('hex'));
  await api.admin.delete(`/api/contactos/${body.id}`).expect(204);
  expect(await held(documento)).toEqual([]);
});

it('a file whose row does not commit is taken away again', async () => {
  const before = await bucket.keys();
  await api.dataSource.query('ALTER TABLE outbox RENAME TO outbox_aside');
  expect((await apply(pdf(3_000))).status).toBe(500);
  await api.dataSource.query('ALTER TABLE outbox_aside RENAME TO outbox');
  expect(await bucket.keys()).toEqual(before);
});

it('a file without a row, as a killed process leaves it, is taken away once it is a day old', async () => {
  const storage: Storage = api.app.get(Storage);
  const named = await bucket.keys();
  await storage.put(Buffer.from('sem registo'), 'documentos', 'orfao.pdf');
  const job = api.app.get(OrphanFilesJob);
  await job.run(new Date(), () => false);
  expect(await held('orfao')).toEqual(['dfc/documentos/orfao.pdf']);
  await job.run(new Date(Date.now() + 2 * DAY_MS), () => false);
  expect(await bucket.keys()).toEqual(named);
});

describe('while the bucket is away', () => {
  const SENTENCE = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';

  it.each([
    ['gone', () => bucket.way.cut(), () => bucket.way.mend(), 6],
    ['silent', () => Promise.resolve(bucket.way.freeze()), () => Promise.resolve(bucket.way.thaw()), 40],
  ])(
    '(%s) what needs it is refused in bounded time, the rest goes on, and it is back by itself',
    async (_how, away, back, seconds) => {
      const rows = await api.dataSource.manager.count(Ficheiro);
      await away();
      const begun = performance.now();
      const read = await api.http.get(`/uploads/${report}`);
      expect([read.status, read.body.message, read.headers['retry-after']]).toEqual([503, SENTENCE, '5']);
      const sent = await apply(pdf(2_000));
      expect([sent.status, sent.body.message]).toEqual([503, SENTENCE]);
      expect((performance.now() - begun) / 1000).toBeLessThan(seconds);
      await api.http.get('/api/eventos').expect(200);
      await api.http.get('/health/ready').expect(200);
      expect(await api.dataSource.manager.count(Ficheiro)).toBe(rows);
      expect(await api.files('tmp')).toEqual([]);
      await back();
      await until('it is back', async () => (await api.http.get(`/uploads/${report}`)).status === 200);
      expect((await apply(pdf(2_000))).status).toBe(201);
    },
  );

  it('a file that breaks off closes the connection', async () => {
    const [large = ''] = await upload(['grande.pdf', pdf(9_000_000)]);
    const connection = await rawConnection(api.app);
    await connection.write(`GET /uploads/${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await connection.answer(/\r\n\r\n/);
    bucket.way.drop();
    await connection.ended;
    expect((await connection.answer(/^/)).length).toBeLessThan(9_000_000);
  });
});

it('a process whose staging folder is gone refuses, and leaves nothing in the bucket', async () => {
  const before = await bucket.keys();
  await rm(join(bucket.settings.dataDir, 'tmp'), { recursive: true });
  expect((await apply(pdf(2_000))).status).toBe(500);
  expect(await bucket.keys()).toEqual(before);
});

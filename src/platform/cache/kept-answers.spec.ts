import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Controller, Get, Header } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { headersOfContent } from '../../../test/support/headers-of-content.js';
import { type RecordedQueries, recordQueries } from '../../../test/support/queries.js';
import { until } from '../../../test/support/until.js';
import { Evento } from '#content/eventos/evento.entity.js';
import { Public } from '../access/access.decorator.js';
import { settings } from '../config/settings.js';
import { Kept } from './kept.decorator.js';

const ENDS = new Date(Date.now() + 60_000);
const answered = { ending: 0, private: 0, slow: 0 };
let open: () => void;
const gate = new Promise<void>((resolve) => (open = resolve));

@Controller('test')
class TestController {
  @Get('ending')
  @Public()
  @Kept(Evento)
  @Header('Expires', ENDS.toUTCString())
  ending(): number[] {
    answered.ending += 1;
    return [answered.ending];
  }

  @Get('slow')
  @Public()
  @Kept(Evento)
  async slow(): Promise<number[]> {
    answered.slow += 1;
    await gate;
    return [answered.slow];
  }

  @Get('private')
  @Public()
  @Kept(Evento)
  @Header('Cache-Control', 'private')
  private(): number[] {
    answered.private += 1;
    return [answered.private];
  }
}

const LIST = '/api/eventos?range=%5B0,9%5D';
const record = (titulo: string) => ({
  titulo,
  data: '2026-06-05T09:30:00.000Z',
  local: 'Gaia',
  descricao: 'Uma frase que se repete. '.repeat(200),
});

let api: TestApi;
let queries: RecordedQueries;
let id: number;

beforeAll(async () => {
  api = await startApi({}, [TestController]);
  queries = recordQueries(api.dataSource);
  ({ id } = (await api.admin.post('/api/eventos').send(record('Festival')).expect(201)).body);
});
afterAll(() => api.stop());
/** Nothing is kept when a test begins. */
beforeEach(async () => {
  await api.admin.put(`/api/eventos/${id}`).send(record('Festival')).expect(200);
  queries.tablesRead();
});

/** Everything of an answer that is not of one request. */
async function whole(path: string, headers: Record<string, string> = {}, from = api) {
  const {
    status,
    text,
    headers: answered,
  } = await from.http.get(path).set({ 'Accept-Encoding': 'identity', ...headers });
  return {
    status,
    text,
    headers: headersOfContent(answered as Record<string, string>) as Record<string, string | undefined>,
  };
}

describe('an answer to a visitor', () => {
  it.each([LIST, '/api/eventos/1', '/api/recentes', '/equipa'])('is made once: %s', async (path) => {
    await whole(path);
    queries.tablesRead();
    await whole(path);
    expect(queries.tablesRead()).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { Origin: settings.siteUrl },
    { Origin: settings.adminUrl },
    { Origin: 'https://mau.pt' },
  ])('is the same to the last header, whether kept, just made or made with the cache off: %j', async (headers) => {
    const off = await startApi({ answerCacheBytes: 0 });
    try {
      for (const path of [LIST, `/api/eventos/${id}`]) {
        // what is kept for one origin is nothing for another
        for (const other of [settings.siteUrl, settings.adminUrl]) await whole(path, { Origin: other });
        await whole(path);
        const made = await whole(path, headers);
        const kept = await whole(path, headers);
        expect(kept).toEqual(made);
        const unkept = await whole(path, headers, off);
        expect({ ...unkept.headers, 'x-versoes': '' }).toEqual({ ...made.headers, 'x-versoes': '' });
        expect([unkept.status, unkept.text]).toEqual([200, made.text]);
      }
    } finally {
      await off.app.close();
    }
  });

  it('says from which versions it was made', async () => {
    const before = (await whole(LIST)).headers['x-versoes'];
    expect(before).toMatch(/^eventos=\d+, fotografias=\d+$/);
    await api.admin.put(`/api/eventos/${id}`).send(record('Outro')).expect(200);
    const after = (await whole(LIST)).headers['x-versoes'];
    const versionIn = (versions = '') => Number(/eventos=(\d+)/.exec(versions)?.[1]);
    expect(versionIn(after)).toBeGreaterThan(versionIn(before));
  });

  it('is kept under one name, in whatever order its parameters come and however they are written', async () => {
    await whole('/api/eventos?range=%5B0,9%5D&ano=2026');
    queries.tablesRead();
    const { text } = await whole('/api/eventos?ano=2026&range=[0%2C9]');
    expect(queries.tablesRead()).toEqual([]);
    expect(JSON.parse(text)).toHaveLength(1);
  });

  it('is not sent again to who has it, and HEAD tells its length', async () => {
    const { headers, text } = await whole(LIST);
    const again = await whole(LIST, { 'If-None-Match': headers['etag'] ?? '' });
    expect(queries.tablesRead()).toEqual(['eventos']);
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(headers['etag']);
    expect(again.headers).not.toHaveProperty('content-type');
    expect((await whole(LIST, { 'If-None-Match': '"outra"' })).status).toBe(200);
    const head = await api.http.head(LIST).expect(200);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(text));
    expect(head.text).toBeUndefined();
    expect(queries.tablesRead()).toEqual([]);
  });

  it('is not sent again to who has it either where it is not kept', async () => {
    const { headers } = await whole(LIST);
    await api.admin.put(`/api/eventos/${id}`).send(record('Outro')).expect(200);
    expect((await whole(LIST, { 'If-None-Match': headers['etag'] ?? '' })).status).toBe(200);
    await api.admin.put(`/api/eventos/${id}`).send(record('Festival')).expect(200);
    const { body } = await api.http.get(`/api/eventos/${id}`);
    expect(body.titulo).toBe('Festival');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is packed once %s was asked for', async (encoding, unpack) => {
    const raw = async () => {
      const { port } = api.app.getHttpServer().address() as { port: number };
      const { request } = await import('node:http');
      return new Promise<{ encoding: unknown; bytes: Buffer; length: number }>((resolve, reject) => {
        const headers = { 'Accept-Encoding': `deflate, ${encoding};q=0.5, identity;q=0.1` };
        request({ port, path: LIST, headers }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const { 'content-encoding': packed, 'content-length': length } = answer.headers;
            resolve({ encoding: packed, bytes: Buffer.concat(chunks), length: Number(length) });
          });
        })
          .on('error', reject)
          .end();
      });
    };
    const { text } = await whole(LIST, { 'Accept-Encoding': 'identity' });
    await until('the answer is packed', async () => (await raw()).encoding === encoding);
    const { bytes, length } = await raw();
    expect(unpack(bytes).toString()).toBe(text);
    expect(length).toBe(bytes.length);
    expect(length).toBeLessThan(text.length / 2);
    const plain = await whole(LIST, { 'Accept-Encoding': 'identity' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toBe(text);
  });

  it('is made once for ten who ask at once', async () => {
    let asked = 0;
    api.app.getHttpServer().on('request', () => (asked += 1));
    const answers = Array.from({ length: 10 }, () => whole('/test/slow'));
    await until('all have asked', () => asked === answers.length);
    open();
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(answers.map(() => '[1]'));
  });

  it('is another after a change, whoever asks', async () => {
    await whole(LIST);
    await api.admin.put(`/api/eventos/${id}`).send(record('Agora')).expect(200);
    for (const ask of [api.http, api.admin]) expect((await ask.get(LIST)).body[0].titulo).toBe('Agora');
  });

  it('is not kept where it is an error, or has a parameter that its route does not read', async () => {
    const other = (await api.admin.post('/api/eventos').send(record('Outro')).expect(201)).body.id as number;
    await api.admin.delete(`/api/eventos/delete/${other}`).expect(204);
    for (const path of [`/api/eventos/${other}`, `/api/eventos/${id}?x=1`, `/api/eventos/${id}?previsualizacao=a`]) {
      await whole(path);
      queries.tablesRead();
      await whole(path);
      expect([path, queries.tablesRead()]).toEqual([path, ['eventos']]);
    }
  });

  it('ends when it says so', async () => {
    const first = (await whole('/test/ending')).text;
    expect((await whole('/test/ending')).text).toBe(first);
    jest.spyOn(Date, 'now').mockReturnValue(ENDS.getTime() + 1);
    const later = (await whole('/test/ending')).text;
    jest.restoreAllMocks();
    expect(later).not.toBe(first);
  });

  it('is not kept where it says so', async () => {
    expect((await whole('/test/private')).text).not.toBe((await whole('/test/private')).text);
  });
});

describe('the room for answers', () => {
  it('is bounded in bytes', async () => {
    const small = await startApi({ answerCacheBytes: 64 * 1024 });
    const asked = recordQueries(small.dataSource);
    try {
      const page = (index: number) => `/api/eventos?range=%5B0,${index}%5D`;
      for (let index = 0; index < 20; index += 1) await whole(page(index), {}, small);
      asked.tablesRead();
      await whole(page(19), {}, small);
      expect(asked.tablesRead()).toEqual([]);
      await whole(page(0), {}, small);
      expect(asked.tablesRead()).toContain('eventos');
    } finally {
      await small.app.close();
    }
  });

  it('is none where it is set to 0', async () => {
    const off = await startApi({ answerCacheBytes: 0 });
    const asked = recordQueries(off.dataSource);
    try {
      for (let time = 0; time < 2; time += 1) {
        await whole(LIST, {}, off);
        expect(asked.tablesRead()).toEqual(['eventos']);
      }
    } finally {
      await off.app.close();
    }
  });
});

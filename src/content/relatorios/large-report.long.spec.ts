import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingStored } from '../../../test/support/nothing-stored.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Relatorio } from './relatorio.entity.js';

const LIMIT = 104_857_600;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const expectNothing = (act: () => Promise<unknown>) => expectNothingStored(api, [Relatorio, Ficheiro], act);

describe('a report of 100 MB', () => {
  const HEAD =
    '--b\r\nContent-Disposition: form-data; name="nome_do_ficheiro"\r\n\r\nGrande\r\n' +
    '--b\r\nContent-Disposition: form-data; name="ano"\r\n\r\n2024\r\n' +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="g.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const TAIL = '\r\n--b--\r\n';
  const small = pdf();
  const CHUNK = Buffer.alloc(16 * 1_048_576, 'x');

  /** Sends a PDF of that many bytes in pieces. @returns the answer, and the most memory that buffers held meanwhile */
  async function stream(size: number): Promise<{ answer: string; held: number }> {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const buffered = () => {
      collect();
      return process.memoryUsage().arrayBuffers;
    };
    const connection = await rawConnection(api.app);
    const start = buffered();
    let held = 0;
    await connection.write(
      `POST /api/relatorios2 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.token}\r\nConnection: close\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${HEAD.length + size + TAIL.length}\r\n\r\n${HEAD}`,
    );
    // a PDF may carry anything between its objects and its end, so the first object comes first and padding after it
    const end = small.subarray(small.indexOf('xref'));
    const begin = small.subarray(0, small.indexOf('xref'));
    await connection.write(begin);
    for (let left = size - begin.length - end.length; left > 0; left -= CHUNK.length) {
      await connection.write(left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK);
      held = Math.max(held, buffered() - start);
    }
    await connection.write(end);
    await connection.write(TAIL);
    const answer = await connection.answer(/\r\n\r\n[^]*\}/);
    await connection.abort();
    return { answer, held };
  }

  it('passes with exactly 104 857 600 bytes, never held in memory', async () => {
    const { answer, held } = await stream(LIMIT);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    const row = await api.dataSource.manager.findOneByOrFail(Relatorio, { nome: 'Grande' });
    expect(await api.dataSource.manager.findOneBy(Ficheiro, { nome: row.arquivo })).toMatchObject({ tamanho: LIMIT });
    expect(held).toBeLessThan(32 * 1_048_576);
    const { headers } = await api.http.head(`/uploads/${row.arquivo}`).expect(200);
    expect(headers['content-length']).toBe(String(LIMIT));
    const part = await api.http.get(`/uploads/${row.arquivo}`).set('Range', 'bytes=0-7').expect(206);
    expect((part.body as Buffer).toString()).toBe('%PDF-1.4');
  });

  it('is refused with one byte more', async () => {
    await expectNothing(async () => {
      const { answer } = await stream(LIMIT + 1);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('O relatório não pode ultrapassar 100 MB.');
    });
  });

  it('leaves nothing when it is broken off', async () => {
    await expectNothing(async () => {
      const connection = await rawConnection(api.app);
      await connection.write(
        `POST /api/relatorios2 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000\r\n\r\n${HEAD}`,
      );
      await connection.write(CHUNK);
      await until('a part is staged', async () => (await api.files('tmp')).length === 1);
      await connection.abort();
      await until('nothing is staged', async () => (await api.files('tmp')).length === 0);
    });
  });
});

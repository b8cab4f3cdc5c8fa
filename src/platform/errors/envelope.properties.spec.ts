import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf } from '../../../test/support/samples.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Answer {
  status: number;
  type: string;
  body: unknown;
}

/** An error is one sentence under three names, with its status, and nothing that is not documented. */
function expectEnvelope({ status, body }: Answer): void {
  const { message } = body as { message: string };
  expect(body).toMatchObject({ statusCode: status, message: expect.any(String), erro: message, error: message });
  const documented = ['statusCode', 'message', 'erro', 'error', 'errors'];
  expect(Object.keys(body as object).filter((name) => !documented.includes(name))).toEqual([]);
  expect(message.trim()).toMatch(/^\p{Lu}.*[.!?]$/su);
}

describe('whatever is asked', () => {
  it('is never our fault, and what is refused is told in the one shape', async () => {
    const paths = [
      '/api/eventos',
      '/api/eventos/1',
      '/formacoes',
      '/contactos',
      '/uploads/a.jpg',
      '/nada',
      '/api/login',
    ];
    const request = fc.record({
      method: fc.constantFrom('get', 'post', 'put', 'delete', 'patch' as const),
      path: fc.constantFrom(...paths),
      query: fc.webQueryParameters(),
      type: fc.constantFrom('application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain'),
      authorization: fc.option(fc.string({ unit: 'grapheme-ascii' }), { nil: undefined }),
      body: fc.oneof(fc.json(), fc.string({ unit: 'binary' })),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, type, authorization, body }) => {
        const asked = api.http[method](`${path}?${query}`).set('Content-Type', type);
        if (authorization !== undefined) void asked.set('Authorization', `Bearer ${authorization}`);
        const answer = await (method === 'get' ? asked : asked.send(body));
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expectEnvelope(answer);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a multipart body, whatever became of it on its way', () => {
  const line = (text: string) => Buffer.from(`${text}\r\n`);
  const field = (name: string, value: string) =>
    Buffer.concat([line('--x'), line(`Content-Disposition: form-data; name="${name}"`), line(''), line(value)]);
  const whole = () =>
    Buffer.concat([
      ...Object.entries({
        nome: 'Ana',
        email: 'ana@escola.pt',
        assunto: 'Olá',
        descricao: 'Olá',
        privacidade: 'true',
      }).map(([name, value]) => field(name, value)),
      line('--x'),
      line('Content-Disposition: form-data; name="documento"; filename="a.pdf"'),
      line('Content-Type: application/pdf'),
      line(''),
      pdf(),
      line(''),
      line('--x--'),
    ]);
  const send = async (body: Buffer) =>
    api.http.post('/contactos').set('Content-Type', 'multipart/form-data; boundary=x').send(body);

  it('is taken whole, or refused and leaves nothing', async () => {
    const { manager } = api.dataSource;
    const length = whole().length;
    const damage = fc.record({
      at: fc.nat(length - 1),
      gone: fc.nat(60),
      put: fc.oneof(
        fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom(line('--x'), line('--x--'), line(''), Buffer.from('"')),
      ),
      isCut: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, gone, put, isCut }) => {
        const good = whole();
        const body = Buffer.concat([good.subarray(0, at), put, isCut ? Buffer.alloc(0) : good.subarray(at + gone)]);
        const before = await manager.count(Contacto);
        const answer = await send(body);
        expect([201, 400, 413, 415, 422]).toContain(answer.status);
        if (answer.status !== 201) expectEnvelope(answer);
        // without a captcha that is solved none of them is taken
        expect(await manager.count(Contacto)).toBe(before);
        expect(await api.files('tmp')).toEqual([]);
        expect(await api.files('documentos')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

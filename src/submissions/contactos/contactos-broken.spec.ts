import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { Contacto } from './contacto.entity.js';

let api: TestApi;

const fields = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true', recaptcha: 'x' };
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (content: string, name = 'documento') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}`;
const text = Object.entries(fields)
  .map(([name, value]) => part(name, value))
  .join('');
const body = pdf().toString('latin1');
const post = (content: string, type = 'multipart/form-data; boundary=x') =>
  api.http.post('/contactos').set('Content-Type', type).send(content);

async function expectNothing(): Promise<void> {
  expect(await api.dataSource.manager.count(Contacto)).toBe(0);
  expect(await api.files('documentos')).toEqual([]);
  expect(await api.files('tmp')).toEqual([]);
}

describe('a broken body', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  afterEach(expectNothing);

  it.each([
    ['cut off in its file', text + filePart(body)],
    ['cut off after its file', `${text}${filePart(body)}\r\n`],
    ['cut off in a field', `${text}--x\r\nContent-Disposition: form-data; name="nome"\r\n\r\nMar`],
    ['cut off in the headers of a part', `${text}--x\r\nContent-Disposition: form-da`],
    ['without a single part', 'nada'],
    ['empty', ''],
  ])('%s is refused', async (_what, content) => {
    const { status, body: said } = await post(content);
    expect([status, said.statusCode]).toEqual([400, 400]);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 400],
    ['of JSON', 'application/json', 415],
    ['of a plain form', 'application/x-www-form-urlencoded', 415],
    ['of no stated type', '', 415],
  ])('%s is refused', async (_what, type, expected) => {
    const { status } = await post('{}', type);
    expect(status).toBe(expected);
  });

  it.each([
    ['with a file in another field', `${text}${filePart(body, 'cv')}\r\n--x--\r\n`, 400],
    ['with two files', `${text}${filePart(body)}\r\n${filePart(body)}\r\n--x--\r\n`, 400],
    ['with too many fields', `${text}${part('a', 'b').repeat(60)}--x--\r\n`, 400],
    ['with a field that is too large', `${text}${part('a', 'b'.repeat(70_000))}--x--\r\n`, 413],
    ['with a field name that is too long', `${text}${part('a'.repeat(300), 'b')}--x--\r\n`, 400],
    ['with a nested field', `${text.replace('name="nome"', 'name="nome[a]"')}--x--\r\n`, 400],
    ['with a field that comes twice', `${text}${part('nome', 'Rui')}--x--\r\n`, 400],
    ['that names a prototype', `${text}${part('__proto__[polluted]', 'x')}--x--\r\n`, 400],
  ])('%s is refused', async (_what, content, expected) => {
    const { status, body: said } = await post(content);
    expect([status, said.statusCode]).toEqual([expected, expected]);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('that is aborted leaves nothing, and the next visitor is served', async () => {
    const connection = await rawConnection(api.app);
    await connection.write(
      'POST /contactos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n',
    );
    await connection.write(text + filePart(body + 'x'.repeat(200_000)));
    await until('the file is arriving', async () => (await api.files('tmp')).length === 1);
    await connection.abort();
    await until('nothing is left of it', async () => (await api.files('tmp')).length === 0);
    await api.http.get('/health/live').expect(200);
  });

  it('that is aborted many times over leaves nothing', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const connection = await rawConnection(api.app);
        await connection.write(
          'POST /contactos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
        );
        const start = text + filePart(body);
        await connection.write(`${Buffer.byteLength(start).toString(16)}\r\n${start}\r\n`);
        await connection.abort();
      }),
    );
    await api.http.get('/health/ready').expect(200);
    await until('nothing is left of it', async () => (await api.files('tmp')).length === 0);
  });
});

describe('the eleventh form in a minute', () => {
  beforeAll(async () => {
    api = await startApi({ rateLimitForms: 10 });
  });
  afterAll(() => api.stop());

  it('is refused, whatever address it claims to come from, and nothing of it is kept', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await post(`${text}--x--\r\n`)).status).toBe(400);
    for (const from of ['203.0.113.1', '203.0.113.2']) {
      const {
        status,
        body: said,
        headers,
      } = await post(`${text}${filePart(body)}\r\n--x--\r\n`).set('X-Forwarded-For', from);
      expect(status).toBe(429);
      expect(said.erro).toBe('Demasiados pedidos. Aguarde um minuto e tente novamente.');
      expect(headers['retry-after']).toBe('60');
    }
    await expectNothing();
    await api.http.get('/api/eventos').expect(200);
  });
});

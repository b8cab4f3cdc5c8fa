import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';
import { Contacto } from './contacto.entity.js';

let api: TestApi;

const fields = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (content: string, name = 'documento') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}`;
/** All fields, with a captcha of their own that was solved: what is refused is refused for what follows. */
const text = async () =>
  Object.entries({ ...fields, recaptcha: await api.captcha() })
    .map(([name, value]) => part(name, value))
    .join('');
const body = pdf().toString('latin1');
const END = '\r\n--x--\r\n';
const post = (content: string, type = 'multipart/form-data; boundary=x') =>
  api.http.post('/contactos').set('Content-Type', type).send(content);

const BROKEN = 'O envio do formulário foi interrompido ou está incompleto. Tente novamente.';
const FILES = 'Envie no máximo 1 ficheiro(s), no campo "documento".';
const WRONG = 'O pedido não é válido.';

/** The files that this process has open of those that arrive, where the system tells. */
async function openArrivals(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const opened = await Promise.all(descriptors.map((fd) => readlink(join('/proc/self/fd', fd)).catch(() => '')));
  return opened.filter((path) => path.startsWith(join(settings.dataDir, 'tmp')));
}

async function expectNothing(): Promise<void> {
  expect(await api.dataSource.manager.count(Contacto)).toBe(0);
  expect(await api.files('documentos')).toEqual([]);
  expect(await api.files('tmp')).toEqual([]);
  expect(await openArrivals()).toEqual([]);
}

describe('a broken body', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  afterEach(expectNothing);

  it('would be taken if it were whole, also with all that it may hold and a name that means a prototype', async () => {
    const most =
      part('__proto__[polluted]', 'x') +
      part('items[4294967294]', 'x') +
      part('items[]', 'x') +
      part('a', 'b'.repeat(65_536)) +
      part('a'.repeat(100), 'b');
    const unchosen = `${filePart('').replace('a.pdf', '').replace('pdf', 'octet-stream')}\r\n`;
    for (const more of ['', unchosen, filePart(body) + '\r\n', most + filePart(body) + '\r\n']) {
      expect((await post(`${await text()}${more}--x--\r\n`)).status).toBe(201);
    }
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    const rows = await api.dataSource.manager.find(Contacto);
    for (const { id } of rows) await api.admin.delete(`/api/contactos/${id}`).expect(204);
  });

  it.each([
    ['cut off in its file', filePart(body)],
    ['cut off after its file', `${filePart(body)}\r\n`],
    ['cut off in a field', '--x\r\nContent-Disposition: form-data; name="nome"\r\n\r\nMar'],
    ['cut off in the headers of a part', '--x\r\nContent-Disposition: form-da'],
  ])('%s is refused', async (_what, content) => {
    const { status, body: said } = await post((await text()) + content);
    expect([status, said.erro]).toEqual([400, BROKEN]);
  });

  it.each([
    ['without a single part', 'nada'],
    ['empty', ''],
  ])('%s is refused', async (_what, content) => {
    const { status, body: said } = await post(content);
    expect([status, said.erro]).toEqual([400, BROKEN]);
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
    ['with a file in another field', filePart(body, 'cv') + END, 400, FILES],
    ['with two files', `${filePart(body)}\r\n${filePart(body)}${END}`, 400, FILES],
    ['with too many fields', `${part('a', 'b').repeat(40)}--x--\r\n`, 400, WRONG],
    [
      'with a field that is too large',
      `${part('a', 'b'.repeat(65_537))}--x--\r\n`,
      413,
      'O pedido é demasiado grande.',
    ],
    ['with a field name that is too long', `${part('a'.repeat(101), 'b')}--x--\r\n`, 400, WRONG],
    ['with a field that comes twice', `${part('nome', 'Rui')}--x--\r\n`, 400, 'O nome é de preenchimento obrigatório.'],
  ])('%s is refused', async (_what, content, expected, sentence) => {
    const { status, body: said } = await post((await text()) + content);
    expect([status, said.erro]).toEqual([expected, sentence]);
  });

  it('with a nested field is refused', async () => {
    const { status, body: said } = await post(`${(await text()).replace('name="nome"', 'name="nome[a]"')}--x--\r\n`);
    expect([status, said.errors]).toEqual([400, { nome: expect.any(String) }]);
  });

  it('that is aborted leaves nothing, and the next visitor is served', async () => {
    const connection = await rawConnection(api.app);
    await connection.write(
      'POST /contactos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n',
    );
    await connection.write((await text()) + filePart(body + 'x'.repeat(200_000)));
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
        const start = (await text()) + filePart(body);
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
    for (let sent = 0; sent < 10; sent += 1) expect((await post(`${part('nome', 'Ana')}--x--\r\n`)).status).toBe(400);
    for (const from of ['203.0.113.1', '203.0.113.2']) {
      const {
        status,
        body: said,
        headers,
      } = await post((await text()) + filePart(body) + END).set('X-Forwarded-For', from);
      expect(status).toBe(429);
      expect(said.erro).toBe('Demasiados pedidos. Aguarde um minuto e tente novamente.');
      expect(headers['retry-after']).toBe('60');
    }
    await expectNothing();
    await api.http.get('/api/eventos').expect(200);
  });
});

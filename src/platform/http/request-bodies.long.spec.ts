import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type RawConnection, rawConnection } from '../../../test/support/raw-http.js';
import { until } from '../../../test/support/until.js';
import { SECOND_MS } from '../dates/durations.js';

const HUGE_BYTES = 100 * 1024 * 1024;
const FILE_LIMIT_BYTES = 10_485_760;
const LATE = 'O pedido demorou demasiado tempo a chegar. Verifique a ligação e tente novamente.';
const json = JSON.stringify({ nome: 'Ana', email: 'ana@escola.pt', tipo: 'Oficina DFC', mensagem: 'Bom dia' });
const filePart =
  '--x\r\nContent-Disposition: form-data; name="documento"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

let api: TestApi;

/** The server's end of the connection that was opened last. */
let serverEnd: Socket;

async function begin(
  path: string,
  headers: Record<string, string | number>,
  isStubborn = false,
): Promise<RawConnection> {
  api.app.getHttpServer().once('connection', (socket: Socket) => (serverEnd = socket));
  const connection = await rawConnection(api.app, isStubborn);
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  await connection.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return connection;
}

/** Writes a piece and waits until the server has it. */
async function writeAndBeHeard(connection: RawConnection, piece: string): Promise<void> {
  const before = serverEnd.bytesRead;
  await connection.write(piece);
  await until('the server has it', () => Promise.resolve(serverEnd.bytesRead >= before + piece.length));
}
const beginForm = (length: number) =>
  begin('/formacoes', { 'Content-Type': 'application/json', 'Content-Length': length });
const beginUpload = (more: Record<string, string | number>, isStubborn = false) =>
  begin('/contactos', { 'Content-Type': 'multipart/form-data; boundary=x', ...more }, isStubborn);
/** The server has begun to read, and counts the time. */
const isTimed = () => until('the body is timed', () => Promise.resolve(jest.getTimerCount() >= 2));
const arrivesIn = (count: number) => until(`${count} arrive`, async () => (await api.files('tmp')).length === count);

async function expectRefused(connection: RawConnection, status: number, sentence: string): Promise<void> {
  const answer = await connection.answer(/\}$/);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain(`"erro":"${sentence}"`);
  await connection.ended;
}

describe('a body', () => {
  const rows = () => api.dataSource.query('SELECT COUNT(*) AS n FROM formacoes').then(([{ n }]) => Number(n));

  beforeAll(async () => {
    api = await startApi();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  afterAll(() => api.stop());

  it('that comes in pieces is taken, and its connection is good for another', async () => {
    const before = await rows();
    const connection = await beginForm(json.length + 1);
    for (const piece of [json.slice(0, 20), json.slice(20), ' ']) await connection.write(piece);
    const answer = await connection.answer(/\}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).not.toMatch(/^connection: close\r$/im);
    expect(await rows()).toBe(before + 1);
    await connection.abort();
  });

  it('that comes a byte at a time is given up after half a minute, and nothing is kept', async () => {
    const before = await rows();
    fakeOnly(['setTimeout', 'clearTimeout']);
    const connection = await beginForm(json.length);
    await isTimed();
    for (let byte = 0; byte < 15; byte += 1) {
      await connection.write(json.charAt(byte));
      await jest.advanceTimersByTimeAsync(1.9 * SECOND_MS);
    }
    await jest.advanceTimersByTimeAsync(2 * SECOND_MS);
    await expectRefused(connection, 408, LATE);
    expect(await rows()).toBe(before);
  });

  it.each([
    ['slower than any line', 17, FILE_LIMIT_BYTES / 32_768 / 15],
    ['not at all', 1, 31],
  ])('with a file that comes %s is given up, and nothing of it is left', async (_how, pieces, seconds) => {
    fakeOnly(['setTimeout', 'clearTimeout']);
    const connection = await beginUpload({ 'Content-Length': FILE_LIMIT_BYTES });
    await connection.write(`${filePart}%PDF-1.7`);
    await arrivesIn(1);
    for (let piece = 0; piece < pieces; piece += 1) {
      await writeAndBeHeard(connection, 'x');
      await jest.advanceTimersByTimeAsync(seconds * SECOND_MS);
    }
    await expectRefused(connection, 408, LATE);
    await arrivesIn(0);
  });

  it.each([
    ['JSON', () => beginForm(HUGE_BYTES), 'O pedido é demasiado grande.'],
    ['with a file', () => beginUpload({ 'Content-Length': HUGE_BYTES }), 'O anexo não pode ultrapassar 10 MB.'],
  ])('that is declared too large is refused before its first byte: %s', async (_what, declare, sentence) => {
    await expectRefused(await declare(), 413, sentence);
  });

  it('of somebody who is not let in is refused before its first byte', async () => {
    const connection = await begin('/api/eventos', { 'Content-Type': 'application/json', 'Content-Length': 1_000 });
    await expectRefused(connection, 401, 'Sessão inválida ou expirada. Inicie sessão novamente.');
  });

  it('without an end is refused at the limit, and nothing of it is left', async () => {
    const connection = await beginUpload({ 'Transfer-Encoding': 'chunked' });
    const chunk = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`;
    await connection.write(chunk(`${filePart}%PDF-1.7\n`));
    let sent = 0;
    const piece = chunk('x'.repeat(64 * 1024));
    while (!connection.isAnswered() && sent < HUGE_BYTES) {
      await connection.write(piece).catch(() => undefined);
      sent += piece.length;
    }
    // what the connection itself holds is on its way when it is refused
    expect(sent).toBeLessThan(HUGE_BYTES / 2);
    expect(await connection.answer(/\}$/)).toMatch(/^HTTP\/1\.1 413 /);
    await connection.ended;
    await arrivesIn(0);
  });

  it('that was refused is not read to its end', async () => {
    const connection = await beginUpload({ 'Content-Length': HUGE_BYTES }, true);
    await connection.answer(/\}$/);
    const piece = 'x'.repeat(256 * 1024);
    let sent = 0;
    while (
      sent < HUGE_BYTES &&
      (await connection.write(piece).then(
        () => true,
        () => false,
      ))
    )
      sent += piece.length;
    expect(sent).toBeLessThan(HUGE_BYTES / 4);
    await connection.ended;
  });
});

describe('an API that is ended', () => {
  it('waits for no body, and answers what it has accepted', async () => {
    api = await startApi();
    const slow = await beginForm(json.length);
    await slow.write(json.slice(0, 10));
    const upload = await beginUpload({ 'Content-Length': 5_000_000 });
    await upload.write(`${filePart}%PDF-1.7`);
    await arrivesIn(1);
    const silent = await rawConnection(api.app);
    await silent.write('GET /api/eventos HTTP/1.1\r\nHost: localhost\r\n');
    const begun = performance.now();
    const accepted = api.http.post('/formacoes').send(JSON.parse(json) as object);
    const answered = accepted.then(({ status }) => status);
    await once(api.app.getHttpServer(), 'request');
    await api.stop();
    expect(performance.now() - begun).toBeLessThan(10 * SECOND_MS);
    expect(await answered).toBe(201);
    await Promise.all([slow.ended, upload.ended, silent.ended]);
  }, 20_000);
});

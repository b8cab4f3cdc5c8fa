import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../test/support/api.js';
import { rawConnection } from '../test/support/raw-http.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { wellAddressed } from './well-addressed.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ trustProxy: 'loopback' });
});
afterAll(() => api.stop());

/** The whole answer to a request that is written as it stands. */
async function answerTo(...lines: string[]): Promise<string> {
  const connection = await rawConnection(api.app);
  await connection.write(Buffer.from(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1'));
  const answer = await connection.answer(/^HTTP\/1\.1 \d{3}/);
  await connection.ended;
  return answer;
}
const GET = 'GET /api/eventos HTTP/1.1';

describe('a request', () => {
  it.each(['localhost', 'api.exemplo.pt:443', 'api', 'api_1:3000', '192.0.2.1:80', '[::1]', '[2001:db8::7]:3000'])(
    'to %s is answered',
    async (host) => {
      expect(await answerTo(GET, `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it('leads nobody to where it says it came for: links are those of the settings', async () => {
    const strange = { Host: 'mau.exemplo', 'X-Forwarded-Host': 'mau.exemplo', 'X-Forwarded-Proto': 'https' };
    const subscription = { nome: 'Ana', email: 'ana@escola.pt' };
    const { status, text } = await api.http.post('/api/newsletter').set(strange).send(subscription);
    expect([status, text]).toEqual([201, expect.not.stringContaining('mau.exemplo')]);
    const mails = JSON.stringify(await api.dataSource.manager.find(OutgoingMail));
    expect(mails).toContain(`${settings.siteUrl}/newsletter/confirmar/`);
    expect(mails).not.toContain('mau.exemplo');
    const token = /newsletter\/confirmar\/([\w-]+)/.exec(mails)?.[1] ?? '';
    const { headers } = await api.http.get(`/newsletter/confirmar/${token}`).set(strange).expect(302);
    expect(headers['location']).toBe(`${settings.siteUrl}/newsletter/confirmar/${token}`);
  });

  it.each([
    ['address', (length: number) => [`GET /${'a'.repeat(length)} HTTP/1.1`, 'Host: a']],
    ['header', (length: number) => ['GET /nada HTTP/1.1', 'Host: a', `X-A: ${'a'.repeat(length)}`]],
  ])('with an %s without end is refused', async (_what, lines) => {
    expect(await answerTo(...lines(8_000))).toMatch(/^HTTP\/1\.1 404 /);
    expect(await answerTo(...lines(17_000))).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('of HTTP/1.0 needs no host', async () => {
    expect(await answerTo('GET /api/eventos HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['that is empty', 'Host:'],
    ['with a space', 'Host: a b'],
    ['with a tab', 'Host: a\tb'],
    ['with a path', 'Host: a/b'],
    ['with a user', 'Host: ana:segredo@a'],
    ['with a backslash', 'Host: a\\b'],
    ['with markup', 'Host: <script>'],
    ['that is a list', 'Host: a, b'],
    ['twice', 'Host: a\r\nhost: a'],
    ['with letters that no host has', 'Host: \xe9'],
    ['with a port that is none', 'Host: a:b'],
    ['with a port that is too great', 'Host: a:99999'],
    ['that is half an IPv6 address', 'Host: [::1'],
    ['that is no IPv6 address', 'Host: [:::::]:80'],
    ['that is no IPv4 address', 'Host: 1.2.3.4.5'],
  ])('with a host %s is refused, kept or not', async (_what, host) => {
    for (const path of ['/api/eventos', '/api/eventos?range=[0,0]', '/nada']) {
      const answer = await answerTo(`GET ${path} HTTP/1.1`, host);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"erro":"O endereço do pedido ou o cabeçalho Host não é válido."');
      expect(answer.toLowerCase()).toContain('cache-control: no-store');
    }
  });

  it.each([
    ['no host', 'Accept: */*'],
    ['a control character in it', 'Host: a\u0001b'],
    ['an end of text in it', 'Host: a\0b'],
  ])('with %s is refused', async (_what, header) => {
    expect(await answerTo(GET, header)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['GET', '*'],
    ['POST', '*'],
    ['OPTIONS', '*/'],
    ['GET', 'nada'],
    ['GET', 'http://[::1/'],
    ['GET', 'http://ana:segredo@localhost/'],
    ['GET', 'http://<script>/'],
    ['GET', 'http:///api/eventos'],
    ['GET', 'http://localhost#a'],
    ['GET', 'ftp://localhost/'],
    ['OPTIONS', 'http://a b'],
  ])('to %s %s is refused', async (method, target) => {
    expect(await answerTo(`${method} ${target} HTTP/1.1`, 'Host: localhost')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('for the server as a whole is told what it knows', async () => {
    for (const target of ['*', 'http://localhost']) {
      const answer = await answerTo(`OPTIONS ${target} HTTP/1.1`, 'Host: localhost');
      expect(answer).toMatch(/^HTTP\/1\.1 204 No Content\r\nAllow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/);
      expect(await answerTo(`OPTIONS ${target} HTTP/1.1`, 'Host: a b')).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it('in the form for a proxy is answered like its path', async () => {
    const answer = await answerTo('GET HTTP://outro.exemplo/api/eventos?range=[0,0] HTTP/1.1', 'Host: localhost');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^content-range: eventos /im);
    expect(await answerTo('GET http://localhost/nada HTTP/1.1', 'Host: localhost')).toMatch(/^HTTP\/1\.1 404 /);
    expect(await answerTo('GET http://localhost/api/eventos HTTP/1.1', 'Host: a b')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the path and the host of a request', () => {
  let server: Server;
  let told: string[];
  beforeAll(async () => {
    server = createServer(
      wellAddressed(({ url, headers: { host } }, response) => {
        told = [host ?? '', url ?? ''];
        response.end();
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  it.each([
    ['/a?b', 'um.exemplo', '/a?b'],
    ['http://outro.exemplo:8080/a/../b?c', 'outro.exemplo:8080', '/a/../b?c'],
    ['https://outro.exemplo', 'outro.exemplo', '/'],
    ['https://[::1]?a', '[::1]', '/?a'],
    ['http://outro.exemplo//mau.exemplo', 'outro.exemplo', '//mau.exemplo'],
  ])('of %s are %s and %s', async (path, host, rest) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, path, headers: { Host: 'um.exemplo' }, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(told).toEqual([host, rest]);
  });
});

import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { settings } from '../config/settings.js';

const LIMIT = 256 * 1024;

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ logLevel: 'error' });
});
afterAll(() => api.stop());

const envelope = (statusCode: number, message: string) => ({ statusCode, message, erro: message, error: message });
const post = (body: string | Buffer, type = 'application/json') =>
  api.admin.post('/api/eventos').set('Content-Type', type).send(body);

describe('an error', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/api'],
    ['GET', '/api/nada'],
    ['POST', '/api/nada'],
    ['PUT', '/api/eventos'],
    ['PATCH', '/api/eventos/1'],
    ['DELETE', '/api/eventos/1'],
    ['GET', '/.env'],
    ['GET', '/api/eventos/1/mais'],
  ] as const)('is in the one shape for %s %s, which does not exist', async (method, path) => {
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const { status, body, headers } = await api.http[verb](path);
    expect(status).toBe(404);
    expect(body).toEqual(envelope(404, 'O endereço pedido não existe.'));
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['{"titulo":', '{titulo:1}', 'texto', '{"a":1}x', '\u0000', "{'a':1}"])(
    'is that of bad JSON for %j',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(envelope(400, 'O corpo do pedido não é JSON válido.'));
    },
  );

  it.each([
    ['a plain text', '{"titulo":"a"}', 'text/plain', 400],
    ['a form', 'titulo=a', 'application/x-www-form-urlencoded', 400],
    ['an unknown character set', '{"titulo":"a"}', 'application/json; charset=iso-8859-1', 415],
  ])('answers %s', async (_what, body, type, expected) => {
    const { status, body: said } = await post(body, type);
    expect([status, said.statusCode]).toEqual([expected, expected]);
  });

  it('refuses a JSON body of more than 256 KB, also one that is packed', async () => {
    const sized = (bytes: number) => `{"titulo":"${'x'.repeat(bytes - 13)}"}`;
    expect((await post(sized(LIMIT))).status).toBe(400);
    const { status, body } = await post(sized(LIMIT + 1));
    expect(status).toBe(413);
    expect(body).toEqual(envelope(413, 'O pedido é demasiado grande.'));
    const packed = await api.admin
      .post('/api/eventos')
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .serialize((content: unknown) => content as string)
      .send(gzipSync(sized(20_000_000)));
    expect(packed.status).toBe(413);
  });

  it.each([
    ['is nested very deep', `{"titulo":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
    ['has very many values', `{"titulo":[${Array.from({ length: 15_000 }, () => '1').join()}]}`],
    ['has very many fields', `{${Array.from({ length: 600 }, (_, index) => `"a${index}":1`).join()}}`],
  ])('survives a body that %s', async (_what, sent) => {
    const { status, body } = await post(sent);
    expect(status).toBe(400);
    expect(body).toEqual(envelope(400, 'O pedido não é válido.'));
    await api.http.get('/health/live').expect(200);
  });

  it('survives a request that is no HTTP', async () => {
    const connection = await rawConnection(api.app);
    await connection.write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n');
    expect(await connection.answer(/^HTTP\/1\.1 \d{3}/)).toMatch(/^HTTP\/1\.1 400/);
    await api.http.get('/health/live').expect(200);
  });
});

describe('a fault of ours', () => {
  let logged = '';
  beforeAll(async () => {
    await api.dataSource.query('ALTER TABLE eventos RENAME TO eventos_fora');
  });
  afterAll(async () => {
    await api.dataSource.query('ALTER TABLE eventos_fora RENAME TO eventos');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says nothing but an id that the log has too', async () => {
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        logged += String(text);
        return true;
      });
    }
    const { status, body, headers } = await api.http.get('/api/eventos').query({ filter: '{"titulo":"dado-pessoal"}' });
    jest.restoreAllMocks();
    expect(status).toBe(500);
    expect(body).toEqual({
      ...envelope(500, 'Ocorreu um erro inesperado. Tente novamente mais tarde.'),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(logged).toContain(body.requestId);
    expect(logged).not.toMatch(/dado-pessoal|SELECT/);
  });
});

describe('every answer', () => {
  it.each(['/api/users', '/api/contactos', '/api/resumo'])(
    'for administrators is kept by nothing: %s',
    async (path) => {
      const { headers } = await api.admin.get(path).expect(200);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each([settings.siteUrl, settings.adminUrl])('may be read by %s', async (origin) => {
    const { headers } = await api.http.get('/api/eventos').set('Origin', origin);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toContain('Content-Range');
    expect(headers['vary']).toContain('Origin');
    const { status, headers: preflight } = await api.http.options('/api/eventos/1').set({
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,if-match',
    });
    expect(status).toBe(204);
    expect(preflight['access-control-allow-methods']).toContain('PUT');
    expect(preflight['access-control-allow-headers']).toMatch(/Authorization.*If-Match/);
  });

  it.each(['https://mau.pt', 'null', `${settings.siteUrl}.mau.pt`, settings.siteUrl.replace('http', 'https')])(
    'may not be read by %s',
    async (origin) => {
      const { headers } = await api.http.get('/api/eventos').set('Origin', origin);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );
});

describe('the documentation', () => {
  it('is a page whose scripts are all files of ours, as its policy demands', async () => {
    const { text, headers } = await api.http.get('/docs').redirects(1).expect(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    const scripts = [...text.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, inline] of scripts) {
      expect(inline?.trim()).toBe('');
      const source = /src="([^"]+)"/.exec(attributes ?? '')?.[1] ?? '';
      const { status, headers: own } = await api.http.get(new URL(source, 'http://a/docs').pathname);
      expect([source, status, own['content-type']]).toEqual([source, 200, expect.stringContaining('javascript')]);
    }
  });

  it('tells of every call, and of who may make it', async () => {
    const { body } = await api.http.get('/docs-json').expect(200);
    expect(body.openapi).toMatch(/^3\./);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/login', '/api/eventos', '/contactos', '/upload']),
    );
    expect(body.paths['/api/eventos'].post.security).toEqual([{ bearer: [] }]);
    expect(body.paths['/api/eventos'].get.security).toEqual([{}, { bearer: [] }]);
    expect(body.paths['/api/relatorios'].get.security).toBeUndefined();
    // to write it as YAML takes the process a tenth of a second, whoever asks
    await api.http.get('/docs-yaml').expect(404);
  });
});

describe('an API that is reached under TLS', () => {
  it('tells browsers to stay there', async () => {
    const secure = await startApi({ apiUrl: 'https://api.exemplo.pt' });
    const { headers } = await secure.http.get('/health/live').expect(200);
    await secure.app.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

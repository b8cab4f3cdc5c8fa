import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';

let api: TestApi;
let image: string;
let document: string;

beforeAll(async () => {
  api = await startApi();
  const { body } = await api.admin
    .post('/upload')
    .attach('images', await picture('jpeg', 900, 600), 'foto.jpg')
    .attach('images', pdf(5_000), 'relatorio.pdf')
    .expect(200);
  [image, document] = body.filePaths;
  // the last to be made
  const narrow = () => api.http.get(`/uploads/${image}?w=320`).set('Accept', 'image/avif');
  await until('the picture has its widths', async () =>
    /immutable/.test((await narrow()).headers['cache-control'] ?? ''),
  );
});
afterAll(() => api.stop());

describe('GET /uploads/{name}', () => {
  it.each([
    ['a picture', () => image, 'image/jpeg'],
    ['a PDF', () => document, 'application/pdf'],
  ])('serves %s for ever, sandboxed and under its own type', async (_what, name, type) => {
    const { headers } = await api.http.get(`/uploads/${name()}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
    });
  });

  it('answers a range, and 416 to one that is not there', async () => {
    const { status, headers, body } = await api.http.get(`/uploads/${document}`).set('Range', 'bytes=0-9').buffer();
    expect([status, headers['content-range'], headers['content-length']]).toEqual([206, 'bytes 0-9/5000', '10']);
    expect(body).toEqual(pdf(5_000).subarray(0, 10));
    const { body: said, headers: whole } = await api.http
      .get(`/uploads/${document}`)
      .set('Range', 'bytes=5000-')
      .expect(416);
    expect(said.statusCode).toBe(416);
    expect(whole).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-range': 'bytes */5000',
      'cache-control': 'no-store',
    });
  });

  it('answers 412 where the file is not the one that is asked for', async () => {
    const { status, body } = await api.http.get(`/uploads/${image}`).set('If-Match', '"outra"');
    expect([status, body.statusCode]).toEqual([412, 412]);
  });

  it('answers 304 where nothing is new', async () => {
    const { headers } = await api.http.get(`/uploads/${image}`).expect(200);
    await api.http
      .get(`/uploads/${image}`)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });

  it('answers HEAD as GET, without the file', async () => {
    const { headers } = await api.http.head(`/uploads/${document}`).expect(200);
    expect(headers['content-length']).toBe('5000');
  });

  it.each([320, 640, 960, 1280, 1920])('gives a picture at the width %i', async (width) => {
    const { body, headers } = await api.http
      .get(`/uploads/${image}?w=${width}`)
      .set('Accept', 'image/webp,*/*')
      .expect(200);
    const metadata = await sharp(body as Buffer).metadata();
    expect([headers['content-type'], metadata.format]).toEqual(['image/webp', 'webp']);
    expect(metadata.width).toBe(Math.min(width, 900));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toContain('Accept');
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['image/avif;q=0,*/*', 'image/webp'],
    ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/webp'],
    ['', 'image/webp'],
  ])('gives to a browser that accepts %j the type %s', async (accept, type) => {
    const { headers } = await api.http.get(`/uploads/${image}?w=320`).set('Accept', accept).expect(200);
    expect(headers['content-type']).toBe(type);
  });

  it('gives many who ask at once the same picture', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => api.http.get(`/uploads/${image}?w=1280`).set('Accept', 'image/avif')),
    );
    const bodies = answers.map(({ body }) => (body as Buffer).toString('base64'));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(bodies).size).toBe(1);
  });

  it('gives a PDF as it is, whatever the width', async () => {
    const { headers } = await api.http.get(`/uploads/${document}?w=320`).expect(200);
    expect([headers['content-type'], headers['content-length']]).toEqual(['application/pdf', '5000']);
  });

  it.each([
    ['Contas de 2025', 'filename="Contas de 2025.pdf"'],
    ['Relatório "final"', `filename="Relat?rio \\"final\\".pdf"; filename*=UTF-8''Relat%C3%B3rio%20%22final%22.pdf`],
    ['a\r\nSet-Cookie: x=1', 'filename="aSet-Cookie: x=1.pdf"'],
    ['../../pagina.html', 'filename=pagina.html.pdf'],
    ['Contas 2024/2025', 'filename="Contas 2024-2025.pdf"'],
    ['contas.PDF', 'filename=contas.pdf'],
    ['cv\u202Efdp.exe', 'filename=cvfdp.exe.pdf'],
    ['a\u2066b\u200F\u2028c\u0000', 'filename=abc.pdf'],
    ['c'.repeat(200), `filename=${'c'.repeat(196)}.pdf`],
  ])('gives a file to be saved as %j', async (name, disposition) => {
    const { headers } = await api.http.get(`/uploads/${document}`).query({ nome: name }).expect(200);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; ${disposition}`,
      'content-type': 'application/pdf',
      'content-length': '5000',
      'cache-control': 'no-store',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('gives a file to be saved under its own name where none is left of what is asked for', async () => {
    const { headers } = await api.http.get(`/uploads/${document}`).query({ nome: '\u202E/..' }).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename=${document}`);
  });

  it.each(['c'.repeat(201), ['a', 'b']])('refuses a name to save under that is too long or no text', async (nome) => {
    const { body, headers } = await api.http.get(`/uploads/${document}`).query({ nome }).expect(400);
    expect(body).toMatchObject({ erro: 'O nome do ficheiro pode ter 200 caracteres, no máximo.' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['0', '321', '320px', '-320', '1e3', '', '99999999', '320&w=640'])('refuses ?w=%s', async (width) => {
    const { status, body, headers } = await api.http.get(`/uploads/${image}?w=${width}`);
    expect([status, body.statusCode, headers['cache-control']]).toEqual([400, 400, 'no-store']);
  });

  it.each([
    '/uploads/',
    '/uploads/nao-existe.jpg',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/..%2ftest.sqlite',
    '/uploads/%2e%2e%2ftest.sqlite',
    '/uploads/..%2f..%2fuploads%2fa.jpg?w=320',
    '/uploads/..%5c..%5cpackage.json',
    '/uploads/%2fetc%2fpasswd',
    '/uploads/%252e%252e%252ftest.sqlite',
    '/uploads/../test.sqlite',
    '/uploads/./../documentos/a.pdf',
    '/uploads//etc/passwd',
    '/uploads/.htaccess',
    '/uploads/%00',
    '/uploads/a.jpg%00.pdf',
    '/uploads/a%0d%0aSet-Cookie:x=1',
    `/uploads/${'a'.repeat(300)}.jpg`,
    '/uploads/con.jpg:stream',
  ])('answers 404 to %s', async (path) => {
    // written by hand: a client would tidy the path up first
    const connection = await rawConnection(api.app);
    await connection.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const answer = await connection.answer(/\r\n\r\n[^]*\}/);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/root:|SQLite|dependencies|set-cookie|ENOENT|\/tmp\//i);
  });

  it('answers 400 to a path that is no UTF-8', async () => {
    const { status, body } = await api.http.get('/uploads/%E0%A4%A');
    expect([status, body.statusCode]).toEqual([400, 400]);
  });
});

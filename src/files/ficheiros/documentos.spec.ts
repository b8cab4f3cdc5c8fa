import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf, picture } from '../../../test/support/samples.js';

let api: TestApi;
let name: string;

beforeAll(async () => {
  api = await startApi();
  const form = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
  const { body } = await api.http
    .post('/contactos')
    .field({ ...form, recaptcha: await api.captcha() })
    .attach('documento', pdf(3_000), 'currículo da Ana.pdf')
    .expect(201);
  const { body: read } = await api.admin.get(`/api/contactos/${body.id}`).expect(200);
  name = read.documento;
});
afterAll(() => api.stop());

describe('GET /documentos/{name}', () => {
  it('gives the document to an administrator, as a download that nothing keeps', async () => {
    const { headers, body } = await api.admin.get(`/documentos/${name}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
    });
    expect(body).toEqual(pdf(3_000));
  });

  it('has a name of the server, with 128 random bits', () => {
    expect(name).toMatch(/^\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.pdf$/);
  });

  it.each(['', 'Bearer x', 'Basic eDp5'])('answers 401 to the authorization %j', async (authorization) => {
    const { status, body, headers } = await api.http.get(`/documentos/${name}`).set('Authorization', authorization);
    expect([status, body.statusCode]).toEqual([401, 401]);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it('answers 401, and not 404, to a stranger who guesses', async () => {
    await api.http.get('/documentos/nao-existe.pdf').expect(401);
  });

  it('is a room apart from the public one', async () => {
    const { body } = await api.admin
      .post('/upload')
      .attach('images', await picture('png', 8, 8), 'a.png')
      .expect(200);
    await api.admin.get(`/documentos/${body.filePaths[0]}`).expect(404);
    await api.http.get(`/uploads/${name}`).expect(404);
  });

  it.each(['nao-existe.pdf', '..%2ftest.sqlite', '%2fetc%2fpasswd', '%2e%2e%2fuploads', 'a.pdf%00', 'jwt-secret'])(
    'answers 404 to %s',
    async (other) => {
      const { status, body } = await api.admin.get(`/documentos/${other}`);
      expect([status, body.message]).toEqual([404, 'O ficheiro pedido não existe.']);
    },
  );
});

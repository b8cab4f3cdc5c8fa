import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { settings } from '#platform/config/settings.js';
import { OrphanFilesJob } from './orphan-files.js';

let api: TestApi;
let name: string;

beforeAll(async () => {
  api = await startApi();
  name = await sendNamed('currículo da Ana.pdf');
});
afterAll(() => api.stop());

/** Sends a form with a PDF called so. @returns the name under which it is stored */
async function sendNamed(called: string): Promise<string> {
  const form = { assunto: called.slice(0, 40), email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
  const { body } = await api.http
    .post('/contactos')
    .field({ ...form, recaptcha: await api.captcha() })
    .attach('documento', pdf(3_000), called)
    .expect(201);
  const { body: read } = await api.admin.get(`/api/contactos/${body.id}`).expect(200);
  return read.documento as string;
}

describe('GET /documentos/{name}', () => {
  it('gives the document to an administrator, as a download that nothing keeps', async () => {
    const { headers, body } = await api.admin.get(`/documentos/${name}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="curr?culo da Ana.pdf"; filename*=UTF-8''curr%C3%ADculo%20da%20Ana.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    });
    expect(body).toEqual(pdf(3_000));
  });

  it('is stored under a name of the server that tells nothing: 128 random bits', async () => {
    expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/);
    expect(await api.files('documentos')).toContain(name);
  });

  it.each([
    ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['cv.pdf ', 'cv.pdf'],
    ['linha\tcom\u200Bsinais.PDF', 'linhacomsinais.pdf'],
    ['/casa/ana/cv.pdf', 'cv.pdf'],
    [`${'c'.repeat(250)}.pdf`, `${'c'.repeat(196)}.pdf`],
  ])('is given back as %j without what misleads', async (sent, given) => {
    const stored = await sendNamed(sent);
    const { headers } = await api.admin.get(`/documentos/${stored}`).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename=${given}`);
    expect(stored).toMatch(/^[0-9a-f]{32}\.pdf$/);
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

describe('a file that no row names', () => {
  const old = new Date(Date.now() - 2 * 86_400_000);
  const sweep = () => api.app.get(OrphanFilesJob).run(new Date(), () => false);
  async function lay(area: 'documentos' | 'uploads', nome: string, written = new Date()): Promise<void> {
    const path = join(settings.dataDir, area, nome);
    await writeFile(path, 'x');
    await utimes(path, written, written);
  }

  it('is taken away once it is a day old, and one of a form that is being sent is not', async () => {
    const named = await api.files('documentos');
    await utimes(join(settings.dataDir, 'documentos', name), old, old);
    await lay('documentos', 'velho.pdf', old);
    await lay('documentos', 'novo.pdf');
    await lay('uploads', 'velha.jpg', old);
    await sweep();
    expect((await api.files('documentos')).sort()).toEqual([...named, 'novo.pdf'].sort());
    expect(await api.files('uploads')).not.toContain('velha.jpg');
  });

  it('stays where they are so many that the database must be another one', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `alheio${index}.pdf`);
    for (const nome of names) await lay('documentos', nome, old);
    await sweep();
    expect(await api.files('documentos')).toEqual(expect.arrayContaining(names));
  });
});

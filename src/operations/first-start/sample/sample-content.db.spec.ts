import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { SampleContent } from './sample-content.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ sampleContent: true });
});
afterAll(() => api.stop());

const get = async (path: string) => (await api.http.get(path).expect(200)).body as Record<string, unknown>[];

describe('a new database with sample content', () => {
  it.each([
    ['/api/eventos', 'titulo', 12],
    ['/api/imprensa', 'titulo', 8],
    ['/equipa', 'nome', 5],
    ['/materialpost', 'titulo', 5],
    ['/api/relatorios', 'nome_do_ficheiro', 4],
  ])('has marked samples on %s', async (path, title, count) => {
    const rows = await get(path);
    expect(rows).toHaveLength(count);
    for (const row of rows) expect(row[title]).toMatch(/ \(exemplo\)$/);
  });

  it('has a draft for administrators to approve', async () => {
    const { body } = await api.admin.get('/equipa').query({ filter: '{"rascunho":true}' }).expect(200);
    expect(body).toHaveLength(1);
  });

  it('has every file that it names', async () => {
    const urls = [
      ...(await get('/materialpost')).flatMap(({ download, img }) => [download, img]),
      ...(await get('/equipa')).map(({ img }) => img),
      ...(await get('/api/imprensa')).map(({ url }) => url),
      ...(await get('/api/relatorios')).map(({ arquivo }) => `/uploads/${String(arquivo)}`),
    ];
    for (const url of urls) await api.http.head(new URL(String(url), 'http://x').pathname).expect(200);
  });

  it('is not filled a second time', async () => {
    await api.app.get(SampleContent).create();
    expect(await get('/api/imprensa')).toHaveLength(8);
    expect(await get('/api/relatorios')).toHaveLength(4);
  });
});

import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { ImageVariants } from '#files/ficheiros/image-variants.js';
import { type OpenedFile, Storage } from '#files/storage/storage.js';
import { SampleContent } from './sample-content.js';

let api: TestApi;
let complete: jest.SpiedFunction<ImageVariants['complete']>;

beforeAll(async () => {
  complete = jest.spyOn(ImageVariants.prototype, 'complete');
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

  it('has all versions of its pictures, and makes none', async () => {
    expect(complete).not.toHaveBeenCalled();
    const pictures = await api.dataSource.manager.findBy(Ficheiro, { imagem: true });
    expect(pictures).toHaveLength(26);
    const [storage, variants] = [api.app.get(Storage), api.app.get(ImageVariants)];
    const put = jest.spyOn(storage, 'put');
    for (const { nome } of pictures) {
      const { bytes } = (await storage.open('uploads', nome)) as OpenedFile;
      await variants.complete(await buffer(bytes), nome, () => true);
    }
    expect(put).not.toHaveBeenCalled();
  });

  it('is not filled a second time', async () => {
    await api.app.get(SampleContent).create();
    expect(await get('/api/imprensa')).toHaveLength(8);
    expect(await get('/api/relatorios')).toHaveLength(4);
  });
});

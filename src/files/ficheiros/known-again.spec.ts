import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';

interface UploadAnswer {
  filePaths: string[];
  iguais?: Record<string, string>;
}

let api: TestApi;
let side = 8;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
/** Each test has pictures that no other has. */
beforeEach(() => {
  side += 4;
});

async function upload(...files: [content: Buffer, name: string][]): Promise<UploadAnswer> {
  const request = api.admin.post('/upload');
  for (const [content, name] of files) request.attach('images', content, name);
  return (await request.expect(200)).body as UploadAnswer;
}

describe('a file that is there already', () => {
  it('is known again by the bytes that arrive, whatever it is called', async () => {
    const bytes = await picture('jpeg', side, side);
    const first = await upload([bytes, 'horta.jpg']);
    expect(first).not.toHaveProperty('iguais');
    const second = await upload([bytes, 'outra.jpg'], [await picture('jpeg', side, side + 1), 'nova.jpg']);
    expect(second.filePaths).toHaveLength(2);
    expect(second.iguais).toEqual({ [second.filePaths[0] ?? '']: first.filePaths[0] });
    // the first of all is named, not the last
    const third = await upload([bytes, 'horta.jpg']);
    expect(Object.values(third.iguais ?? {})).toEqual(first.filePaths);
  });

  it('is stored as any other: nothing is refused, and it may be removed again', async () => {
    const bytes = await picture('png', side, side);
    const { filePaths } = await upload([bytes, 'a.png']);
    const again = await upload([bytes, 'a.png']);
    for (const nome of [...filePaths, ...again.filePaths]) await api.http.get(`/uploads/${nome}`).expect(200);
    await api.admin.delete(`/api/delete/${again.filePaths[0]}`).expect(204);
    await api.http.get(`/uploads/${filePaths[0]}`).expect(200);
  });

  it('is known where it came before what arrives was noted, and where what is stored comes back', async () => {
    const bytes = await picture('jpeg', side, side);
    const { filePaths } = await upload([bytes, 'horta.jpg']);
    const [nome = ''] = filePaths;
    await api.dataSource.manager.update(Ficheiro, { nome }, { original: null });
    expect(Object.values((await upload([bytes, 'horta.jpg'])).iguais ?? {})).toEqual([nome]);
    const { body: stored } = (await api.http.get(`/uploads/${nome}`).buffer(true).expect(200)) as { body: Buffer };
    expect(Object.values((await upload([stored, 'do-site.jpg'])).iguais ?? {})).toEqual([nome]);
  });

  it('is known within one upload, and so is a document', async () => {
    const bytes = await picture('png', side, side);
    const { filePaths, iguais } = await upload([bytes, 'a.png'], [bytes, 'b.png']);
    expect(iguais).toEqual({ [filePaths[1] ?? '']: filePaths[0] });
    const document = pdf(2_000 + side);
    const [nome = ''] = (await upload([document, 'relatorio.pdf'])).filePaths;
    expect(Object.values((await upload([document, 'copia.pdf'])).iguais ?? {})).toEqual([nome]);
  });

  it('is not told of a document that a person has sent', async () => {
    const document = pdf(3_000 + side);
    const { filePaths } = await upload([document, 'relatorio.pdf']);
    await api.dataSource.manager.update(Ficheiro, { nome: filePaths[0] ?? '' }, { area: 'documentos' });
    expect(await upload([document, 'relatorio.pdf'])).not.toHaveProperty('iguais');
  });
});

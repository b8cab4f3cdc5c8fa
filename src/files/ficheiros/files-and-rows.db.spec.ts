import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { Storage } from '../storage/storage.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';

let api: TestApi;
/** The changes of the storage, each with whether the file had a row at that moment. */
let done: string[];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

function watchStorage(): void {
  done = [];
  const storage = api.app.get(Storage);
  const note = async (what: string, nome: string) => {
    const hasRow = await api.dataSource.manager.existsBy(Ficheiro, { nome });
    done.push(`${what} ${hasRow ? 'with' : 'without'} a row`);
  };
  const publish = storage.publish.bind(storage);
  const remove = storage.remove.bind(storage);
  jest.spyOn(storage, 'publish').mockImplementation(async (staged, folder, nome) => {
    await publish(staged, folder, nome);
    if (folder === 'uploads' || folder === 'documentos') await note('there', nome);
  });
  jest.spyOn(storage, 'remove').mockImplementation(async (folder, nome) => {
    await note('about to go', nome);
    await remove(folder, nome);
  });
}

it('a public file is there before its row, and goes after it', async () => {
  watchStorage();
  const { body } = await api.admin
    .post('/upload')
    .attach('images', await picture('png'), 'a.png')
    .expect(200);
  const [nome = ''] = body.filePaths as string[];
  await api.admin.delete(`/api/delete/${nome}`).expect(204);
  expect(done).toEqual(['there without a row', 'about to go without a row']);
  expect(await api.files('uploads')).toEqual([]);
});

it('an attachment is there before its row, and goes after it', async () => {
  watchStorage();
  const fields = { assunto: 'A', email: 'a@b.pt', nome: 'Ana', descricao: 'Olá', privacidade: 'true' };
  await api.http
    .post('/contactos')
    .field({ ...fields, recaptcha: await api.captcha() })
    .attach('documento', pdf(), 'a.pdf')
    .expect(201);
  const { id } = await api.dataSource.manager.findOneByOrFail(Contacto, { nome: 'Ana' });
  await api.admin.delete(`/api/contactos/${id}`).expect(204);
  expect(done).toEqual(['there without a row', 'about to go without a row']);
  expect(await api.files('documentos')).toEqual([]);
});

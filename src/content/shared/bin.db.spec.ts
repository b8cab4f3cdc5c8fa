import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentResources } from '../../../test/support/content-resources.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { Inviting } from '../../../test/support/inviting.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { findWords } from '../../../test/support/find-words.js';
import { Eraser } from '#erasing/eraser.service.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Evento } from '../eventos/evento.entity.js';
import { Bin } from './bin.service.js';
import { BinnedRecord, SavedVersion } from './history.entity.js';

interface Binned {
  id: number;
  recurso: string;
  registo: number;
  titulo: string;
  eliminadoEm: string;
  ficaAte: string;
}

let api: TestApi;
const inviting = new Inviting(() => api);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const made = async (path: string, body: object) =>
  ((await api.admin.post(path).send(body).expect(201)).body as { id: number }).id;
const bin = async () => (await api.admin.get('/api/lixo').expect(200)).body as Binned[];
const inBin = async (recurso: string, registo: number) =>
  (await bin()).find((one) => one.recurso === recurso && one.registo === registo);
const sweep = (days: number) => api.app.get(Bin).removeOutdated(new Date(Date.now() + days * DAY_MS), 500);
const keptOf = async (resource: string, recordId: number) => [
  await api.dataSource.manager.countBy(SavedVersion, { resource, recordId }),
  await api.dataSource.manager.countBy(BinnedRecord, { resource, recordId }),
];

describe.each(contentResources)(
  'what is removed of $resource',
  ({ resource, create, one, update, remove, first, second, title }) => {
    it('is gone from its address at once, stays in the bin for 30 days, and comes back as it was', async () => {
      const id = await made(create, first);
      await api.admin.put(update(id)).send(second).expect(200);
      const { body: before } = await api.http.get(one(id)).expect(200);
      await api.admin.delete(remove(id)).expect(204);
      await api.http.get(one(id)).expect(404);
      await api.admin.get(one(id)).expect(404);
      const { body: list } = await api.http.get(create).expect(200);
      expect((list as { id: number }[]).map((row) => row.id)).not.toContain(id);

      const binned = await inBin(resource, id);
      expect(binned).toMatchObject({ titulo: second[title], por: settings.firstAdmin.nome });
      expect(Date.parse(binned?.ficaAte ?? '') - Date.parse(binned?.eliminadoEm ?? '')).toBe(30 * DAY_MS);
      await sweep(29.9);
      await api.admin.delete(remove(id)).expect(404);

      const { body } = await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).expect(200);
      expect(body).toEqual({ recurso: resource, registo: id });
      expect((await api.http.get(one(id)).expect(200)).body).toEqual({ ...(before as object), versao: 3 });
      expect(await inBin(resource, id)).toBeUndefined();
      await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).expect(404);
      const { body: versions } = await api.admin.get(`/api/${resource}/${id}/versoes`).expect(200);
      expect((versions as { versao: number }[]).map(({ versao }) => versao)).toEqual([3, 2, 1]);
    });

    it('goes for good after its time, with its versions', async () => {
      const id = await made(create, { ...first, [title]: 'Wolframita' });
      await api.admin.put(update(id)).send(second).expect(200);
      await api.admin.delete(remove(id)).expect(204);
      expect(await keptOf(resource, id)).toEqual([2, 1]);
      await sweep(29.9);
      expect(await keptOf(resource, id)).toEqual([2, 1]);
      await sweep(30.1);
      expect(await keptOf(resource, id)).toEqual([0, 0]);
      expect(await findWords(api, 'Wolframita')).toEqual([]);
    });
  },
);

describe('the bin', () => {
  it('lets a record that comes back be found again', async () => {
    const id = await made('/api/eventos', { ...leastEvento, titulo: 'Pangolim' });
    const found = async () =>
      (await api.http.get('/api/eventos').query({ filter: '{"q":"pangolim"}' }).expect(200)).body as object[];
    expect(await found()).toHaveLength(1);
    await api.admin.delete(`/api/eventos/delete/${id}`).expect(204);
    expect(await found()).toEqual([]);
    await api.admin.post(`/api/lixo/${(await inBin('eventos', id))?.id}/reposicao`).expect(200);
    expect(await found()).toHaveLength(1);
  });

  it('brings a record back over no other', async () => {
    const id = await made('/api/eventos', { ...leastEvento, titulo: 'O primeiro' });
    await api.admin.delete(`/api/eventos/delete/${id}`).expect(204);
    // as in a database that was put back from a copy
    const { manager } = api.dataSource;
    const other = await made('/api/eventos', { ...leastEvento, titulo: 'O segundo' });
    await manager.update(Evento, { id: other }, { id });
    const binned = (await inBin('eventos', id))?.id;
    const refused = await api.admin.post(`/api/lixo/${binned}/reposicao`).expect(409);
    expect((refused.body as { erro: string }).erro).toBe(
      'Já há outro registo com o identificador que este tinha: não pode ser reposto.',
    );
    expect(await manager.findOneByOrFail(Evento, { id })).toMatchObject({ titulo: 'O segundo', versao: 1 });
    await manager.remove(await manager.findBy(Evento, { id }));
    await api.admin.post(`/api/lixo/${binned}/reposicao`).expect(200);
    expect((await api.http.get(`/api/eventos/${id}`).expect(200)).body).toMatchObject({ titulo: 'O primeiro' });
  });

  it('keeps the files that what is in it names', async () => {
    const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
    const nome = (body as { filePaths: string[] }).filePaths[0] ?? '';
    const url = `/uploads/${nome}`;
    const id = await made('/api/eventos', { ...leastEvento, titulo: 'Com fotografia', fotos: [url] });
    await api.admin.delete(`/api/eventos/delete/${id}`).expect(204);
    const refused = await api.admin.delete(`/api/delete/${nome}`).expect(409);
    expect((refused.body as { erro: string }).erro).toBe('Este ficheiro está em uso: No Lixo "Com fotografia".');
    await api.admin.post(`/api/lixo/${(await inBin('eventos', id))?.id}/reposicao`).expect(200);
    expect((await api.http.get(`/api/eventos/${id}`)).body).toMatchObject({
      fotos: [expect.stringContaining(nome) as unknown as string],
    });
  });

  it('keeps a report and its file, which only who may edit gets, until both go', async () => {
    const add = async () => {
      const { body } = await api.admin
        .post('/api/relatorios2')
        .field({ nome_do_ficheiro: 'Contas', ano: '2024' })
        .attach('file', pdf(), 'r.pdf')
        .expect(201);
      return body as { id: number; arquivo: string };
    };
    const { id, arquivo } = await add();
    await api.http.get(`/uploads/${arquivo}`).expect(200);
    await api.admin.delete(`/api/relatorios2/${id}`).expect(204);
    await api.http.get(`/uploads/${arquivo}`).expect(404);
    expect((await api.admin.get(`/uploads/${arquivo}`).expect(200)).headers['cache-control']).toBe('no-store');
    await api.admin.post(`/api/lixo/${(await inBin('relatorios', id))?.id}/reposicao`).expect(200);
    await api.http.get(`/uploads/${arquivo}`).expect(200);
    const { body } = await api.http.get('/api/relatorios').expect(200);
    expect(body).toMatchObject([{ id, arquivo, ano: 2024 }]);

    await api.admin.delete(`/api/relatorios2/${id}`).expect(204);
    await api.admin.delete(`/api/lixo/${(await inBin('relatorios', id))?.id}`).expect(204);
    await api.admin.get(`/uploads/${arquivo}`).expect(404);
    expect(await api.files('uploads')).not.toContain(arquivo);
    expect(await api.dataSource.manager.countBy(Ficheiro, { nome: arquivo })).toBe(0);
  });

  it('forgets a person at once where somebody asks for it', async () => {
    const membro = { nome: 'Quitéria', estado: 'Atual', testemunho: 'a', img: 'https://exemplo.pt/a.jpg' };
    const id = await made('/equipa', membro);
    await api.admin.delete(`/api/equipa/delete/${id}`).expect(204);
    expect(await findWords(api, 'Quitéria')).not.toEqual([]);
    await api.admin.delete(`/api/lixo/${(await inBin('equipa', id))?.id}`).expect(204);
    expect(await findWords(api, 'Quitéria')).toEqual([]);
  });

  it('loses a testimonial that was refused, with its versions, when its invitation is erased', async () => {
    const { id, token } = await inviting.invite();
    const nome = await inviting.uploaded(token);
    const { body } = await inviting.submit(token, `/uploads/${nome}`, { nome: 'Zenóbia' }).expect(201);
    const { id: membroId } = body as { id: number };
    await api.admin.delete(`/api/equipa/delete/${membroId}`).expect(204);
    expect(await keptOf('equipa', membroId)).toEqual([1, 1]);
    await api.app.get(Eraser).eraseOne('convites', id, 'pedido');
    expect(await keptOf('equipa', membroId)).toEqual([0, 0]);
    expect(await findWords(api, 'Zenóbia')).toEqual([]);
    expect(await api.files('uploads')).not.toContain(nome);
  });

  it('brings a testimonial that waits for approval back as one', async () => {
    const words = { nome: 'Quirina', estado: 'Atual', testemunho: 'Gostei.', img: 'https://exemplo.pt/q.jpg' };
    const id = await made('/equipa', { ...words, rascunho: true });
    await api.admin.delete(`/api/equipa/delete/${id}`).expect(204);
    await api.admin.post(`/api/lixo/${(await inBin('equipa', id))?.id}/reposicao`).expect(200);
    await api.http.get(`/equipa/${id}`).expect(404);
    const { body } = await api.admin.get(`/api/equipa/${id}/versoes`).expect(200);
    expect((body as { estado: string }[]).map(({ estado }) => estado)).toEqual(['rascunho', 'rascunho']);
  });

  it('is sorted and searched, and for who may edit', async () => {
    for (const titulo of ['Bosão', 'Ábaco']) {
      await api.admin.delete(`/api/eventos/delete/${await made('/api/eventos', { ...leastEvento, titulo })}`);
    }
    const titles = async (query: object) =>
      ((await api.admin.get('/api/lixo').query(query).expect(200)).body as Binned[]).map(({ titulo }) => titulo);
    expect(await titles({ range: '[0,1]' })).toEqual(['Ábaco', 'Bosão']);
    expect(await titles({ filter: '{"q":"abaco"}' })).toEqual(['Ábaco']);
    expect(await titles({ filter: '{"recurso":"imprensa","q":"abaco"}' })).toEqual([]);
    const id = (await bin())[0]?.id;
    await api.http.get('/api/lixo').expect(401);
    await api.http.post(`/api/lixo/${id}/reposicao`).expect(401);
    await api.http.delete(`/api/lixo/${id}`).expect(401);
    await api.admin.delete(`/api/lixo/${id}`).expect(204);
    await api.admin.delete(`/api/lixo/${id}`).expect(404);
  });
});

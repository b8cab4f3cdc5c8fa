import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentResources } from '../../../test/support/content-resources.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { picture } from '../../../test/support/samples.js';
import { settings } from '#platform/config/settings.js';
import { Evento } from '../eventos/evento.entity.js';
import { SavedVersion } from './history.entity.js';

interface Version {
  versao: number;
  guardadaEm: string | null;
  por: string | null;
  campos: string[];
}

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { nome: adminName } = settings.firstAdmin;
const made = async (path: string, body: object) =>
  ((await api.admin.post(path).send(body).expect(201)).body as { id: number }).id;
const versions = async (resource: string, id: number) =>
  (await api.admin.get(`/api/${resource}/${id}/versoes`).expect(200)).body as Version[];
const bringBack = (resource: string, id: number, versao: number, body: object = {}) =>
  api.admin.post(`/api/${resource}/${id}/versoes/${versao}/reposicao`).send(body);

describe.each(contentResources)(
  'the history of $resource',
  ({ resource, create, one, update, first, second, title }) => {
    it('has each save: what, when, who, which fields; and gives any of it back', async () => {
      const from = Date.now();
      const id = await made(create, first);
      await api.admin.put(update(id)).send(second).expect(200);
      const changed = Object.keys(second).filter(
        (field) => JSON.stringify(second[field]) !== JSON.stringify(first[field]),
      );
      const listed = await versions(resource, id);
      expect(listed.map(({ versao, por, campos }) => ({ versao, por, campos: [...campos].sort() }))).toEqual([
        { versao: 2, por: adminName, campos: changed.sort() },
        { versao: 1, por: adminName, campos: [] },
      ]);
      for (const { guardadaEm } of listed) expect(Date.parse(guardadaEm ?? '')).toBeGreaterThanOrEqual(from);

      const { body } = await api.admin.get(`/api/${resource}/${id}/versoes/1`).expect(200);
      expect(body).toMatchObject({ versao: 1, conteudo: first });

      await bringBack(resource, id, 1, { campos: [title], versao: 2 }).expect(204);
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject({ ...second, [title]: first[title] });
      await bringBack(resource, id, 1).expect(204);
      const { body: whole } = await api.http.get(one(id)).expect(200);
      expect(whole).toMatchObject(first);
      expect((whole as { versao?: number }).versao).toBe(4);
      expect((await versions(resource, id)).map(({ versao }) => versao)).toEqual([4, 3, 2, 1]);
    });

    it('has what there was before versions were kept', async () => {
      const id = await made(create, first);
      await api.dataSource.manager.delete(SavedVersion, { resource, recordId: id });
      expect(await versions(resource, id)).toEqual([
        { versao: 1, guardadaEm: null, por: null, estado: null, campos: [] },
      ]);
      expect((await api.admin.get(`/api/${resource}/${id}/versoes/1`).expect(200)).body).toMatchObject({
        conteudo: first,
      });
      await api.admin.put(update(id)).send(second).expect(200);
      expect(await versions(resource, id)).toMatchObject([{ versao: 2 }, { versao: 1, guardadaEm: null, por: null }]);
      await bringBack(resource, id, 1).expect(204);
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
    });
  },
);

describe('a version', () => {
  it('is found again in searches once it is back', async () => {
    const id = await made('/api/eventos', { ...leastEvento, titulo: 'Ornitorrinco' });
    await api.admin
      .put(`/api/eventos/${id}`)
      .send({ ...leastEvento, titulo: 'Texugo' })
      .expect(200);
    const found = async () => {
      const { body } = await api.http.get('/api/eventos').query({ filter: '{"q":"ornitorrinco"}' }).expect(200);
      return (body as { id: number }[]).map((row) => row.id);
    };
    expect(await found()).toEqual([]);
    await bringBack('eventos', id, 1).expect(204);
    expect(await found()).toEqual([id]);
  });

  it('says nothing of who may see the record, and does not change it', async () => {
    const membro = { nome: 'Ana', estado: 'Atual', testemunho: 'a', img: 'https://exemplo.pt/a.jpg' };
    const id = await made('/equipa', { ...membro, rascunho: true });
    await api.admin
      .put(`/api/equipa/${id}`)
      .send({ ...membro, nome: 'Bea', rascunho: false })
      .expect(200);
    await bringBack('equipa', id, 1).expect(204);
    expect((await api.http.get(`/equipa/${id}`).expect(200)).body).toMatchObject({ nome: 'Ana', rascunho: false });
    const refused = await bringBack('equipa', id, 1, { campos: ['rascunho'] }).expect(400);
    expect((refused.body as { erro: string }).erro).toBe('Um dos campos a repor não é desta versão.');
  });

  it('goes along with the save: one that is refused leaves none', async () => {
    const id = await made('/api/eventos', leastEvento);
    await api.admin
      .put(`/api/eventos/${id}`)
      .send({ ...leastEvento, versao: 7 })
      .expect(409);
    await bringBack('eventos', id, 1, { versao: 7 }).expect(409);
    await bringBack('eventos', id, 1, { campos: ['id'] }).expect(400);
    await bringBack('eventos', id, 1, { campos: 'titulo' }).expect(400);
    await bringBack('eventos', id, 2).expect(404);
    await bringBack('contactos', id, 1).expect(404);
    expect(await versions('eventos', id)).toHaveLength(1);
    expect(await api.dataSource.manager.findOneByOrFail(Evento, { id })).toMatchObject({ versao: 1 });
    await bringBack('eventos', id, 1, { versao: 1 }).expect(204);
  });

  it('whose picture was deleted since says so, and the other fields come back', async () => {
    const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
    const nome = (body as { filePaths: string[] }).filePaths[0] ?? '';
    const url = `/uploads/${nome}`;
    const id = await made('/api/eventos', { ...leastEvento, url });
    await api.admin
      .put(`/api/eventos/${id}`)
      .send({ ...leastEvento, titulo: 'Outro' })
      .expect(200);
    await api.admin.delete(`/api/delete/${nome}`).expect(204);
    const refused = await bringBack('eventos', id, 1).expect(400);
    expect(refused.body).toMatchObject({ erro: 'O ficheiro carregado já não existe. Carregue-o de novo.' });
    await bringBack('eventos', id, 1, { campos: ['titulo'] }).expect(204);
    expect((await api.http.get(`/api/eventos/${id}`)).body).toMatchObject({ titulo: leastEvento.titulo, url: null });
  });

  it('whose text shows a picture that was deleted since comes back without it', async () => {
    const uploaded = async () => {
      const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
      return (body as { filePaths: string[] }).filePaths[0] ?? '';
    };
    const [nome, kept] = [await uploaded(), await uploaded()];
    const there = `![Uma festa](/uploads/${kept} "No fim")`;
    const descricao = `Antes.\n\n![Uma *horta*](/uploads/${nome} "No recreio")\n\n${there}\n\nVer [o cartaz](/uploads/${nome}).`;
    const id = await made('/api/eventos', { ...leastEvento, descricao });
    await api.admin
      .put(`/api/eventos/${id}`)
      .send({ ...leastEvento, descricao: there })
      .expect(200);
    await api.admin.delete(`/api/delete/${nome}`).expect(204);
    await bringBack('eventos', id, 1).expect(204);
    expect((await api.http.get(`/api/eventos/${id}`)).body).toMatchObject({
      descricao: `Antes.\n\n${there}\n\nVer o cartaz.`,
    });
  });

  it('is one of the newest two hundred: the older ones go with the next save', async () => {
    const id = await made('/api/eventos', leastEvento);
    const older = Array.from({ length: 200 }, (_, index) => ({
      resource: 'eventos',
      recordId: id,
      versao: index + 2,
      savedAt: new Date(),
      userId: null,
      estado: 'publicado' as const,
      changed: '[]',
      contents: '{}',
    }));
    await api.dataSource.manager.insert(SavedVersion, older);
    expect((await versions('eventos', id)).length).toBe(200);
    expect(await api.dataSource.manager.countBy(SavedVersion, { resource: 'eventos', recordId: id })).toBe(201);
    await api.admin
      .put(`/api/eventos/${id}`)
      .send({ ...leastEvento, local: 'Faro' })
      .expect(200);
    const kept = await api.dataSource.manager.findBy(SavedVersion, { resource: 'eventos', recordId: id });
    expect([kept.length, Math.min(...kept.map(({ versao }) => versao))]).toEqual([200, 3]);
    expect((await versions('eventos', id))[0]).toMatchObject({ versao: 202, campos: ['local'] });
  });

  it('is for who may edit, and of records that there are', async () => {
    const id = await made('/api/eventos', leastEvento);
    for (const path of [`/api/eventos/${id}/versoes`, `/api/eventos/${id}/versoes/1`]) {
      await api.admin.get(path).expect(200);
      await api.http.get(path).expect(401);
    }
    await api.http.post(`/api/eventos/${id}/versoes/1/reposicao`).send({}).expect(401);
    for (const path of ['/api/eventos/2147483647/versoes', '/api/users/1/versoes', `/api/eventos/${id}/versoes/9`]) {
      await api.admin.get(path).expect(404);
    }
  });
});

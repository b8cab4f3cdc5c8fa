import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type ContentResource, contentResources } from '../../../test/support/content-resources.js';
import { Evento } from '../eventos/evento.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ sampleContent: true });
});
afterAll(() => api.stop());

interface Row {
  id: number;
  exemplo: boolean;
  [field: string]: unknown;
}

const made = async ({ create, first }: ContentResource, exemplo?: boolean) =>
  (
    await api.admin
      .post(create)
      .send({ ...first, exemplo })
      .expect(201)
  ).body as Row;
const read = async ({ one }: ContentResource, id: number) => (await api.http.get(one(id)).expect(200)).body as Row;
const put = ({ update }: ContentResource, id: number, body: object) => api.admin.put(update(id)).send(body).expect(200);
const counts = async () => (await api.admin.get('/api/resumo').expect(200)).body.exemplos as Record<string, number>;
const inBin = async () => {
  const { body } = await api.admin.get('/api/lixo').query({ range: '[0,199]' }).expect(200);
  return body as { id: number; recurso: string; registo: number }[];
};

describe.each(contentResources)('a sample of $resource', (content) => {
  it('is one where that is said of it, and only there', async () => {
    const [sample, own] = [await made(content, true), await made(content)];
    expect([sample.exemplo, own.exemplo]).toEqual([true, false]);
    expect((await read(content, sample.id)).exemplo).toBe(true);
    const { body: rows } = await api.http.get(content.create).query({ range: '[0,199]' }).expect(200);
    const listed = new Map((rows as Row[]).map(({ id, exemplo }) => [id, exemplo]));
    expect([listed.get(sample.id), listed.get(own.id)]).toEqual([true, false]);
  });

  it('stays one where it is saved as it was, and stops with the first change of it', async () => {
    const { id } = await made(content, true);
    await put(content, id, content.first);
    expect((await read(content, id)).exemplo).toBe(true);
    await put(content, id, await read(content, id));
    expect((await read(content, id)).exemplo).toBe(true);
    // as the back office sends it: whole, with the mark that it came with
    await put(content, id, { ...content.second, exemplo: true });
    expect((await read(content, id)).exemplo).toBe(false);
    await put(content, id, { ...content.second, exemplo: true });
    expect((await read(content, id)).exemplo).toBe(true);
    await put(content, id, { ...content.second, exemplo: false });
    expect((await read(content, id)).exemplo).toBe(false);
  });

  it('is one again when its version comes back', async () => {
    const { id } = await made(content, true);
    await put(content, id, content.second);
    await api.admin.post(`/api/${content.resource}/${id}/versoes/1/reposicao`).send({}).expect(204);
    expect((await read(content, id)).exemplo).toBe(true);
  });
});

describe('the samples', () => {
  it('go to the bin all at once, with nothing that somebody wrote or changed, and come back from it', async () => {
    const own: [ContentResource, number][] = [];
    for (const content of contentResources) {
      const changed = (await made(content, true)).id;
      await put(content, changed, content.second);
      own.push([content, (await made(content)).id], [content, changed]);
    }
    const before = await counts();
    expect(before).toMatchObject({ eventos: 14, imprensa: 10, relatorios: 4, edicoes: 9 });
    const names = [
      'edicoes',
      'equipa',
      'eventos',
      'imprensa',
      'materialpost',
      'mural',
      'parceiros',
      'perguntas',
      'relatorios',
    ];
    expect(Object.keys(before).sort()).toEqual(names);
    const all = Object.values(before).reduce((sum, count) => sum + count, 0);
    const [report] = (await api.http.get('/api/relatorios').expect(200)).body as (Row & { arquivo: string })[];
    await api.http.get(`/uploads/${report?.arquivo}`).expect(200);

    const { body } = await api.admin.delete('/api/exemplos').expect(200);
    expect(body).toEqual({ eliminados: all });
    expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
    for (const [content, id] of own) expect((await read(content, id)).id).toBe(id);
    await api.http.get('/api/edicoes/ano-letivo/20152016').expect(404);
    await api.http.get(`/uploads/${report?.arquivo}`).expect(404);
    expect((await api.admin.delete('/api/exemplos').expect(200)).body).toEqual({ eliminados: 0 });

    const binned = await inBin();
    expect(binned).toHaveLength(all);
    for (const { id } of binned) await api.admin.post(`/api/lixo/${id}/reposicao`).expect(200);
    expect(await counts()).toEqual(before);
    await api.http.get('/api/edicoes/ano-letivo/20152016').expect(200);
    await api.http.get(`/uploads/${report?.arquivo}`).expect(200);
  });

  it('stay where they are, all of them, when one cannot go', async () => {
    const before = await counts();
    const { manager } = api.dataSource;
    const [one] = await manager.find(Evento, { where: { exemplo: true }, take: 1 });
    // what is in the bin already is not put there again
    await api.admin.delete(`/api/eventos/delete/${one?.id}`).expect(204);
    await manager.insert(Evento, one as Evento);
    await api.admin.delete('/api/exemplos').expect(409);
    expect(await counts()).toEqual(before);
    const [binned] = (await inBin()).filter(({ recurso, registo }) => recurso === 'eventos' && registo === one?.id);
    await api.admin.delete(`/api/lixo/${binned?.id}`).expect(204);
    await api.admin.delete('/api/exemplos').expect(200);
  });
});

describe('a sample that visitors do not see', () => {
  const [content] = contentResources;
  const { resource, first, second, title } = content as ContentResource;
  const standing = async (id: number) =>
    (await api.admin.get(`/api/${resource}/${id}/rascunho`).expect(200)).body as Row;
  const save = (id: number, body: object) =>
    api.admin
      .put(`/api/${resource}/${id}/rascunho`)
      .send({ estado: 'rascunho', ...body })
      .expect(200);
  const sampleOf = async () => (await made(content as ContentResource, true)).id;
  const remove = async () =>
    ((await api.admin.delete('/api/exemplos').expect(200)).body as { eliminados: number }).eliminados;

  it('goes with the others, and comes back where nobody sees it', async () => {
    const before = (await counts())[resource];
    const archived = await sampleOf();
    await save(archived, { estado: 'arquivado' });
    const draft = { recurso: resource, conteudo: { ...first, exemplo: true }, estado: 'rascunho' };
    const { registo } = (await api.admin.post('/api/rascunhos').send(draft).expect(201)).body as { registo: number };
    expect((await counts())[resource]).toBe((before ?? 0) + 2);
    await remove();
    expect((await counts())[resource]).toBe(0);
    const binned = (await inBin()).filter(
      ({ recurso, registo: id }) => recurso === resource && [archived, registo].includes(id),
    );
    expect(binned).toHaveLength(2);
    for (const id of [archived, registo]) await api.admin.get(`/api/${resource}/${id}/rascunho`).expect(404);
    for (const { id } of binned) await api.admin.post(`/api/lixo/${id}/reposicao`).expect(200);
    expect((await counts())[resource]).toBe(2);
    await api.http.get(content?.one(archived) ?? '').expect(404);
    expect(await remove()).toBe(2);
  });

  it('is none once somebody has changed it there', async () => {
    const id = await sampleOf();
    await save(id, { estado: 'arquivado' });
    await save(id, { conteudo: { ...first, exemplo: true } });
    expect((await counts())[resource]).toBe(1);
    await save(id, { conteudo: { ...second, exemplo: true } });
    expect((await counts())[resource]).toBe(0);
    expect(await remove()).toBe(0);
    expect(await standing(id)).toMatchObject({ conteudo: { [title]: second[title], exemplo: false } });
    await api.admin.post(`/api/${resource}/${id}/versoes/1/reposicao`).send({}).expect(204);
    expect(await remove()).toBe(1);
  });

  it('leaves what somebody has written in its place, which was not public yet, as a draft', async () => {
    const [id, planned, untouched] = [await sampleOf(), await sampleOf(), await sampleOf()];
    await save(id, { conteudo: { ...second, exemplo: true } });
    const publicarEm = new Date(Date.now() + 86_400_000).toISOString();
    await save(planned, { conteudo: { ...second, exemplo: true }, estado: 'agendado', publicarEm });
    await save(untouched, { conteudo: { ...first, exemplo: true } });
    expect(await remove()).toBe(3);
    for (const gone of [id, planned, untouched]) await api.http.get(content?.one(gone) ?? '').expect(404);
    expect(await standing(id)).toMatchObject({ estado: 'rascunho', conteudo: second });
    expect(await standing(planned)).toMatchObject({ estado: 'agendado', publicarEm, conteudo: second });
    await api.admin.get(`/api/${resource}/${untouched}/rascunho`).expect(404);
    expect((await inBin()).some(({ registo }) => registo === untouched)).toBe(true);
  });
});

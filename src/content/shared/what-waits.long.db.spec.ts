import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type ContentResource, contentResources } from '../../../test/support/content-resources.js';
import { at, draftCalls } from '../../../test/support/draft-calls.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { oddValues } from '../../../test/support/odd-values.js';
import { picture } from '../../../test/support/samples.js';
import { settings } from '#platform/config/settings.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { Draft } from './history.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { make, read, put, save, whenDue } = draftCalls(() => api);

describe('what stands in an order that people choose', () => {
  const { first, create, one } = contentResources.find(({ resource }) => resource === 'perguntas') as ContentResource;
  const place = async (id: number) => ((await api.http.get(one(id)).expect(200)).body as { ordem: number }).ordem;
  const added = async () => ((await api.admin.post(create).send(first).expect(201)).body as { id: number }).id;

  it('keeps its place while a draft of it waits, wherever others have put it meanwhile', async () => {
    const id = await added();
    await save('perguntas', id, { conteudo: { ...first, resposta: 'Outra.' }, estado: 'rascunho' });
    const { body } = await api.http.get(create).query({ filter: '{"pagina":"faq"}' }).expect(200);
    const ids = (body as { id: number }[]).map((row) => row.id).filter((other) => other !== id);
    await api.admin
      .put(`${create}/ordem`)
      .send({ pagina: 'faq', ids: [id, ...ids] })
      .expect(204);
    await save('perguntas', id, { estado: 'publicado' });
    expect(await place(id)).toBe(1);
  });

  it('is published behind the others of its page, and again when it comes back from the archive', async () => {
    const { registo: id } = await make('perguntas', first);
    const other = await added();
    await save('perguntas', id, { estado: 'publicado' });
    expect(await place(id)).toBe((await place(other)) + 1);
    await save('perguntas', id, { estado: 'arquivado' });
    const next = await added();
    await save('perguntas', id, { estado: 'publicado' });
    expect(await place(id)).toBe((await place(next)) + 1);
  });
});

describe('an edition that waits', () => {
  const edition = (chave: string) => ({ chave, introducao: 'A décima primeira.' });

  it('has its address once it is published, and no visitor finds it there before', async () => {
    const address = '/api/edicoes/ano-letivo/20402041';
    const { registo: id } = await make('edicoes', edition('20402041'));
    await api.http.get(address).expect(404);
    expect((await api.http.get('/api/edicoes').expect(200)).text).not.toContain('20402041');
    const moved = { conteudo: edition('20412042'), estado: 'rascunho' };
    expect((await put('edicoes', id, moved).expect(400)).body).toMatchObject({
      errors: { chave: 'O endereço de uma edição não muda. Crie outra edição.' },
    });
    await save('edicoes', id, { estado: 'publicado' });
    expect((await api.http.get(address).expect(200)).body).toMatchObject({ id });
    const again = { recurso: 'edicoes', conteudo: edition('20402041'), estado: 'rascunho' };
    expect((await api.admin.post('/api/rascunhos').send(again).expect(409)).body).toMatchObject({
      errors: { chave: 'Já existe a edição de 2040/2041.' },
    });
  });

  it('is not published in the place of another, and says why', async () => {
    const plan = { estado: 'agendado', publicarEm: at(HOUR_MS) };
    const { registo: id } = await make('edicoes', edition('20422043'), plan);
    const { body } = await api.admin.post('/api/edicoes').send(edition('20422043')).expect(201);
    await whenDue(2 * HOUR_MS);
    expect(await read('edicoes', id)).toMatchObject({
      estado: 'rascunho',
      problema: 'Já existe a edição de 2042/2043.',
    });
    expect((await api.http.get('/api/edicoes/ano-letivo/20422043').expect(200)).body).toEqual(body);
  });
});

describe('what waits', () => {
  it('is checked as its own kind is, and changes nothing where it is wrong', async () => {
    const refuse = async (body: object) =>
      (await api.admin.post('/api/rascunhos').send(body).expect(400)).body as object;
    const good = { recurso: 'eventos', conteudo: leastEvento, estado: 'rascunho' };
    const count = await api.dataSource.manager.count(Draft);
    expect(await refuse({ ...good, conteudo: { ...leastEvento, titulo: '' } })).toMatchObject({
      errors: { titulo: 'O título é de preenchimento obrigatório.' },
    });
    expect(await refuse({ ...good, conteudo: { ...leastEvento, id: 1 } })).toMatchObject({
      errors: { id: expect.any(String) as unknown as string },
    });
    expect(await refuse({ ...good, conteudo: 'nada' })).toMatchObject({
      errors: { conteudo: 'O conteúdo tem de ser um objeto.' },
    });
    expect(await refuse({ ...good, estado: 'oculto' })).toMatchObject({
      errors: { estado: expect.any(String) as unknown as string },
    });
    for (const publicarEm of [null, at(-HOUR_MS)]) {
      expect(await refuse({ ...good, estado: 'agendado', publicarEm })).toMatchObject({
        errors: { publicarEm: expect.any(String) as unknown as string },
      });
    }
    const late = { ...good, estado: 'agendado', publicarEm: at(2 * HOUR_MS), retirarEm: at(HOUR_MS) };
    expect(await refuse(late)).toMatchObject({ errors: { retirarEm: expect.any(String) as unknown as string } });
    await api.admin
      .post('/api/rascunhos')
      .send({ ...good, recurso: 'contactos' })
      .expect(404);
    expect(await api.dataSource.manager.count(Draft)).toBe(count);
    await api.admin.post('/api/rascunhos').send(good).expect(201);
  });

  it('is never a fault of ours, whatever is in a field of it', async () => {
    const good = { recurso: 'eventos', conteudo: leastEvento, estado: 'rascunho', publicarEm: null, retirarEm: null };
    const { registo: id } = await make('eventos', leastEvento);
    const faults: string[] = [];
    for (const [what, value] of oddValues) {
      for (const field of Object.keys(good)) {
        const body = { ...good, [field]: value };
        const { recurso: _recurso, ...update } = body;
        const conteudo = { ...leastEvento, titulo: value, fotos: value, data: value };
        const sent = [
          await api.admin.post('/api/rascunhos').send(body),
          await api.admin.post('/api/rascunhos').send({ ...good, conteudo }),
          await put('eventos', id, update),
        ];
        for (const { status } of sent) if (status >= 500) faults.push(`${field}: ${what}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
    await api.admin.post('/api/rascunhos').send(good).expect(201);
  });

  it('whose picture is gone when its time comes stays a draft, and says why', async () => {
    const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
    const nome = (body as { filePaths: string[] }).filePaths[0] ?? '';
    const plan = { estado: 'agendado', publicarEm: at(HOUR_MS) };
    const { registo: id } = await make('eventos', { ...leastEvento, url: `/uploads/${nome}` }, plan);
    // in use, it is not deleted
    await api.admin.delete(`/api/delete/${nome}`).expect(409);
    await api.dataSource.query('DELETE FROM ficheiros WHERE nome = ?', [nome]);
    await whenDue(2 * HOUR_MS);
    await api.http.get(`/api/eventos/${id}`).expect(404);
    expect(await read('eventos', id)).toMatchObject({
      estado: 'rascunho',
      publicarEm: null,
      problema: 'O ficheiro carregado já não existe. Carregue-o de novo.',
    });
  });

  it('is listed, sought and counted by kind and by state', async () => {
    const { registo } = await make('eventos', { ...leastEvento, titulo: 'Narval' });
    const { body } = await api.admin
      .get('/api/rascunhos')
      .query({ filter: '{"recurso":"eventos","estado":"rascunho","q":"narval"}' })
      .expect(200);
    expect(body).toMatchObject([
      { registo, recurso: 'eventos', tipo: 'Evento', titulo: 'Narval', por: settings.firstAdmin.nome },
    ]);
  });

  it('is for who may edit', async () => {
    const { registo: id } = await make('eventos', leastEvento);
    for (const path of ['/api/rascunhos', `/api/eventos/${id}/rascunho`]) {
      await api.admin.get(path).expect(200);
      await api.http.get(path).expect(401);
    }
    await api.http.post('/api/rascunhos').send({}).expect(401);
    await api.http.put(`/api/eventos/${id}/rascunho`).send({ estado: 'publicado' }).expect(401);
    await api.http.delete(`/api/eventos/${id}/rascunho`).expect(401);
    await api.http.get(`/api/eventos/${id}`).expect(404);
  });
});

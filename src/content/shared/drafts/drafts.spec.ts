import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type ContentKind, contentKinds } from '../../../../test/support/content-kinds.js';
import { leastEvento } from '../../../../test/support/eventos.js';
import { oddValues } from '../../../../test/support/odd-values.js';
import { picture } from '../../../../test/support/samples.js';
import { settings } from '../../../platform/config/settings.js';
import { DAY_MS, HOUR_MS } from '../../../platform/dates/durations.js';
import { Draft } from './draft.entity.js';
import { DueDrafts } from './due-drafts.service.js';

interface Standing {
  registo: number;
  estado: string;
  porPublicar: boolean;
  publicarEm: string | null;
  retirarEm: string | null;
  versao: number;
  problema: string | null;
  por: string | null;
  conteudo: Record<string, unknown>;
}

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const make = async (recurso: string, conteudo: object, rest: object = { estado: 'rascunho' }) =>
  (
    await api.admin
      .post('/api/rascunhos')
      .send({ recurso, conteudo, ...rest })
      .expect(201)
  ).body as Standing;
const read = async (recurso: string, id: number) =>
  (await api.admin.get(`/api/${recurso}/${id}/rascunho`).expect(200)).body as Standing;
const put = (recurso: string, id: number, body: object) => api.admin.put(`/api/${recurso}/${id}/rascunho`).send(body);
const save = async (recurso: string, id: number, body: object) =>
  (await put(recurso, id, body).expect(200)).body as Standing;
const drop = (recurso: string, id: number) => api.admin.delete(`/api/${recurso}/${id}/rascunho`);
const whenDue = (ms: number) => api.app.get(DueDrafts).doDue(new Date(Date.now() + ms), 100);
/** The team has drafts of its own: testimonials that wait to be approved. */
const kinds = contentKinds.filter(({ resource }) => resource !== 'equipa');

describe.each(kinds)('the states of $resource', ({ resource, create, one, update, remove, first, second, title }) => {
  /** Every public answer in which a record with such a title would be. */
  const publicly = async (id: number, word: string): Promise<string[]> => {
    const list = create;
    const lists = [
      list,
      `${list}?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`,
      ...(resource === 'imprensa' ? ['/api/recentes', '/api/imprensa/relacionados/Jornal/2147483647'] : []),
      `/api/pesquisa?q=${word}`,
    ];
    const found: string[] = [];
    for (const path of lists) {
      const { text } = await api.http.get(path).expect(200);
      if (text.includes(word)) found.push(path);
    }
    const { status, text } = await api.http.get(one(id));
    if (status !== 404 || text.includes(word)) found.push(one(id));
    return found;
  };

  it.each(['rascunho', 'agendado', 'arquivado'])('are nowhere public while one is %s', async (estado) => {
    const word = `Ornitorrinco${estado}`;
    const before = await publicly(2_147_483_647, word);
    expect(before).toEqual([]);
    const when = estado === 'agendado' ? { publicarEm: at(DAY_MS) } : {};
    const { registo: id } = await make(resource, { ...first, [title]: word }, { estado, ...when });
    expect(await publicly(id, word)).toEqual([]);
    expect(await read(resource, id)).toMatchObject({ estado, registo: id, conteudo: { id, [title]: word } });
    // the same record, published, is in each of these
    await save(resource, id, { estado: 'publicado' });
    expect((await publicly(id, word)).length).toBe(resource === 'imprensa' ? 6 : 4);
    await save(resource, id, { estado: 'arquivado' });
    expect(await publicly(id, word)).toEqual([]);
  });

  it('publishes at once what comes without one, and leaves its answer as it was', async () => {
    const { body } = await api.admin.post(create).send(first).expect(201);
    const { id } = body as { id: number };
    expect((await api.http.get(one(id)).expect(200)).body).toEqual(body);
    expect(Object.keys(body as object)).not.toContain('estado');
    expect(await read(resource, id)).toMatchObject({
      estado: 'publicado',
      porPublicar: false,
      versao: 1,
      conteudo: first,
    });
  });

  it('keep their number from draft to published to archived', async () => {
    const draft = await make(resource, first);
    const { body: next } = await api.admin.post(create).send(first).expect(201);
    expect((next as { id: number }).id).toBe(draft.registo + 1);
    await save(resource, draft.registo, { estado: 'publicado', versao: draft.versao });
    expect((await api.http.get(one(draft.registo)).expect(200)).body).toMatchObject(first);
    await save(resource, draft.registo, { estado: 'arquivado' });
    await api.http.get(one(draft.registo)).expect(404);
    await save(resource, draft.registo, { estado: 'publicado' });
    expect((await api.http.get(one(draft.registo)).expect(200)).body).toMatchObject(first);
  });

  it('show visitors what is published while a newer draft waits beside it', async () => {
    const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
    const shown = (await api.http.get(one(id)).expect(200)).body as object;
    const draft = await save(resource, id, { conteudo: second, estado: 'rascunho', versao: 1 });
    expect(draft).toMatchObject({ estado: 'publicado', porPublicar: true, versao: 2, conteudo: second });
    expect((await api.http.get(one(id)).expect(200)).body).toEqual(shown);
    expect((await api.admin.get(one(id)).expect(200)).body).toEqual(shown);
    await save(resource, id, { estado: 'publicado', versao: 2 });
    expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(second);
    expect(await read(resource, id)).toMatchObject({ porPublicar: false, versao: 3 });
  });

  it('are published and withdrawn at their moments, once', async () => {
    const plan = { estado: 'agendado', publicarEm: at(HOUR_MS), retirarEm: at(3 * HOUR_MS) };
    const { registo: id } = await make(resource, first, plan);
    await whenDue(HOUR_MS - 60_000);
    await api.http.get(one(id)).expect(404);
    // as several processes do
    await Promise.all([whenDue(2 * HOUR_MS), whenDue(2 * HOUR_MS), whenDue(2 * HOUR_MS)]);
    expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
    const standing = await read(resource, id);
    expect(standing).toMatchObject({ estado: 'publicado', publicarEm: null, retirarEm: plan.retirarEm, versao: 2 });
    await whenDue(2 * HOUR_MS);
    expect((await read(resource, id)).versao).toBe(2);
    await Promise.all([whenDue(4 * HOUR_MS), whenDue(4 * HOUR_MS)]);
    await api.http.get(one(id)).expect(404);
    expect(await read(resource, id)).toMatchObject({ estado: 'arquivado', retirarEm: null, conteudo: first });
  });

  it('take the changes of a public record at their moment', async () => {
    const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
    await save(resource, id, { conteudo: second, estado: 'agendado', publicarEm: at(HOUR_MS) });
    expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
    await whenDue(2 * HOUR_MS);
    expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(second);
  });

  it('go to the bin from where nobody sees them, and come back there', async () => {
    const word = 'Equidnacinzenta';
    const { registo: id } = await make(resource, { ...first, [title]: word });
    await drop(resource, id).expect(204);
    await api.admin.get(`/api/${resource}/${id}/rascunho`).expect(404);
    const { body } = await api.admin
      .get('/api/lixo')
      .query({ filter: JSON.stringify({ q: word }) })
      .expect(200);
    const [binned] = body as { id: number; registo: number }[];
    expect(binned?.registo).toBe(id);
    await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).expect(200);
    expect(await publicly(id, word)).toEqual([]);
    expect(await read(resource, id)).toMatchObject({ estado: 'rascunho', conteudo: { [title]: word } });
  });

  it('keep what waits beside a record through the bin', async () => {
    const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
    await save(resource, id, { conteudo: second, estado: 'rascunho' });
    await api.admin.delete(remove(id)).expect(204);
    await api.admin.get(`/api/${resource}/${id}/rascunho`).expect(404);
    const { body } = await api.admin.get('/api/lixo').expect(200);
    await api.admin.post(`/api/lixo/${(body as { id: number }[])[0]?.id}/reposicao`).expect(200);
    expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
    expect(await read(resource, id)).toMatchObject({ estado: 'publicado', porPublicar: true, conteudo: second });
    await drop(resource, id).expect(204);
    expect(await read(resource, id)).toMatchObject({ porPublicar: false, conteudo: first });
    await drop(resource, id).expect(404);
  });

  it('give 409 to who had an earlier version before them, of the draft and of what is published', async () => {
    const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
    await save(resource, id, { conteudo: second, estado: 'rascunho', versao: 1 });
    await put(resource, id, { conteudo: first, estado: 'rascunho', versao: 1 }).expect(409);
    expect((await read(resource, id)).conteudo).toMatchObject(second);
    // an old client knows nothing of drafts
    await api.admin
      .put(update(id))
      .send({ ...first, versao: 1 })
      .expect(200);
    await put(resource, id, { estado: 'publicado', versao: 2 }).expect(409);
    expect((await read(resource, id)).versao).toBe(3);
    await save(resource, id, { estado: 'publicado', versao: 3 });
    expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(second);
  });

  it('have each save in the history, also of what was never public', async () => {
    const { registo: id } = await make(resource, first);
    await save(resource, id, { conteudo: second, estado: 'rascunho' });
    const { body } = await api.admin.get(`/api/${resource}/${id}/versoes`).expect(200);
    const { nome } = settings.firstAdmin;
    expect(body).toMatchObject([
      { versao: 2, por: nome },
      { versao: 1, por: nome },
    ]);
    await api.admin.post(`/api/${resource}/${id}/versoes/1/reposicao`).send({ versao: 2 }).expect(204);
    expect(await read(resource, id)).toMatchObject({ estado: 'rascunho', versao: 3, conteudo: first });
    await api.http.get(one(id)).expect(404);
  });
});

describe('what stands in an order that people choose', () => {
  const { first, create, one } = contentKinds.find(({ resource }) => resource === 'perguntas') as ContentKind;
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
      errors: { id: expect.any(String) as string },
    });
    expect(await refuse({ ...good, conteudo: 'nada' })).toMatchObject({
      errors: { conteudo: 'O conteúdo tem de ser um objeto.' },
    });
    expect(await refuse({ ...good, estado: 'oculto' })).toMatchObject({
      errors: { estado: expect.any(String) as string },
    });
    for (const publicarEm of [null, at(-HOUR_MS)]) {
      expect(await refuse({ ...good, estado: 'agendado', publicarEm })).toMatchObject({
        errors: { publicarEm: expect.any(String) as string },
      });
    }
    const late = { ...good, estado: 'agendado', publicarEm: at(2 * HOUR_MS), retirarEm: at(HOUR_MS) };
    expect(await refuse(late)).toMatchObject({ errors: { retirarEm: expect.any(String) as string } });
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

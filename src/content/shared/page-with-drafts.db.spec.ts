import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentResources } from '../../../test/support/content-resources.js';
import { at, draftCalls } from '../../../test/support/draft-calls.js';
import { wholeEvento } from '../../../test/support/eventos.js';
import { DAY_MS } from '#platform/dates/durations.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { make, read, save } = draftCalls(() => api);

interface Listed {
  id: number;
  publicacao?: { estado: string; porPublicar: boolean };
}

const listed = async (list: string, filter: object, rest: object = {}): Promise<Listed[]> => {
  const query = { filter: JSON.stringify(filter), ...rest };
  return (await api.admin.get(list).query(query).expect(200)).body as Listed[];
};
const idsOf = (rows: readonly Listed[]) => rows.map(({ id }) => id);

/** The team has drafts of its own, which its list always shows to editors. */
const resources = contentResources.filter(({ resource }) => resource !== 'equipa');

describe.each(resources)('the list of $resource', ({ resource, create: list, one, remove, first, second, title }) => {
  const makeEach = async () => {
    const draft = (await make(resource, { ...first, [title]: 'Zebra' })).registo;
    const planned = { estado: 'agendado', publicarEm: at(DAY_MS) };
    const scheduled = (await make(resource, { ...first, [title]: 'Abelha' }, planned)).registo;
    const archived = (await make(resource, first, { estado: 'arquivado' })).registo;
    const { id } = (await api.admin.post(list).send(first).expect(201)).body as Listed;
    await save(resource, id, { conteudo: second, estado: 'rascunho' });
    return { draft, scheduled, archived, id, all: [draft, scheduled, id, archived] };
  };

  it('has every record for who edits: what waits first, what is archived last, in the order that is asked for', async () => {
    const { draft, scheduled, archived, id, all } = await makeEach();
    const rows = await listed(list, { estado: 'todos', id: all }, { sort: JSON.stringify([title, 'ASC']) });
    expect(rows.map(({ id: listedId, publicacao }) => [listedId, publicacao?.estado, publicacao?.porPublicar])).toEqual(
      [
        [scheduled, 'agendado', true],
        [draft, 'rascunho', true],
        [id, 'publicado', true],
        [archived, 'arquivado', true],
      ],
    );
    for (const [estado, only] of [
      ['rascunho', draft],
      ['agendado', scheduled],
      ['publicado', id],
      ['arquivado', archived],
    ] as const) {
      expect(idsOf(await listed(list, { estado, id: all }))).toEqual([only]);
    }
    const found = await listed(list, { estado: 'todos', id: all, q: 'abelha' });
    expect(idsOf(found)).toEqual([scheduled]);
  });

  it('is read page by page, each record once', async () => {
    const { all } = await makeEach();
    const filter = JSON.stringify({ estado: 'todos', id: all });
    const whole = idsOf(await listed(list, { estado: 'todos', id: all }));
    for (const range of [
      [0, 0],
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 9],
    ]) {
      const answer = await api.admin
        .get(list)
        .query({ filter, range: JSON.stringify(range) })
        .expect(200);
      const [from = 0, to = 0] = range;
      expect(idsOf(answer.body as Listed[])).toEqual(whole.slice(from, to + 1));
      expect(answer.headers['content-range']).toMatch(/\/4$/);
    }
  });

  it('has for visitors, and for who asks for no state, what is published and nothing of its state', async () => {
    const { id, all } = await makeEach();
    for (const estado of ['todos', 'rascunho', 'agendado', 'publicado', 'arquivado']) {
      await api.http
        .get(list)
        .query({ filter: JSON.stringify({ estado, id: all }) })
        .expect(400);
    }
    for (const client of [api.http, api.admin]) {
      const { body } = await client
        .get(list)
        .query({ filter: JSON.stringify({ id: all }) })
        .expect(200);
      expect(idsOf(body as Listed[])).toEqual([id]);
      expect(body).not.toMatchObject([{ publicacao: expect.anything() }]);
    }
    await api.admin.get(list).query({ filter: '{"estado":"outro"}' }).expect(400);
  });

  it('has its drafts removed as what is published is', async () => {
    const { draft } = await makeEach();
    await api.admin.delete(remove(draft)).expect(204);
    expect(await listed(list, { estado: 'todos', id: [draft] })).toEqual([]);
    await api.admin.get(`/api/${resource}/${draft}/rascunho`).expect(404);
    const [binned] = (await api.admin.get('/api/lixo').expect(200)).body as { id: number }[];
    await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).expect(200);
    expect(await read(resource, draft)).toMatchObject({ estado: 'rascunho' });
    await api.http.get(one(draft)).expect(404);
  });
});

it('filters and orders drafts by what is in them', async () => {
  const ofYear = async (ano: number, data: string) =>
    (await make('eventos', { ...wholeEvento, dataFim: null, ano, data })).registo;
  const late = await ofYear(2029, '2029-05-02T10:00:00.000Z');
  const early = await ofYear(2029, '2029-05-01T10:00:00.000Z');
  await ofYear(2030, '2030-05-01T10:00:00.000Z');
  const drafts = { estado: 'rascunho', ano: 2029 };
  expect(idsOf(await listed('/api/eventos', drafts))).toEqual([late, early]);
  expect(idsOf(await listed('/api/eventos', drafts, { sort: '["data","ASC"]' }))).toEqual([early, late]);
  expect(idsOf(await listed('/api/eventos', { ...drafts, data_gte: '2029-05-02T00:00:00.000Z' }))).toEqual([late]);
});

it('has what is published and what waits in one order where the events of a type come soonest first', async () => {
  const at2028 = (day: number) => ({
    ...wholeEvento,
    tipo: 'proximo',
    dataFim: null,
    data: `2028-05-0${day}T10:00:00.000Z`,
  });
  const published = async (day: number) =>
    ((await api.admin.post('/api/eventos').send(at2028(day)).expect(201)).body as Listed).id;
  const waiting = async (day: number) => (await make('eventos', at2028(day))).registo;
  const [late, laterDraft] = [await published(4), await waiting(3)];
  const [soon, soonDraft] = [await published(2), await waiting(1)];
  const id = [late, laterDraft, soon, soonDraft];
  const rows = await listed('/api/eventos', { estado: 'todos', id }, { tipo: 'proximo' });
  expect(idsOf(rows)).toEqual([soonDraft, laterDraft, soon, late]);
});

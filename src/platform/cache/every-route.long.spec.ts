import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { readableAddresses } from '../../../test/support/public-reads.js';
import { type RecordedQueries, recordQueries } from '../../../test/support/queries.js';
import { ContentVersions } from './content-versions.js';

const addresses = await readableAddresses();

let api: TestApi;
let queries: RecordedQueries;
let tables: string[];

beforeAll(async () => {
  api = await startApi();
  queries = recordQueries(api.dataSource);
  tables = Object.keys(api.app.get(ContentVersions).current() ?? {});
  const photo = 'https://exemplo.pt/a.jpg';
  const evento = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };
  await api.admin.post('/api/eventos').send(evento).expect(201);
  await api.admin.post('/api/imprensa').send({ titulo: 'Festival', descricao: 'a', Categoria: 'Notícias' }).expect(201);
  await api.admin
    .post('/materialpost')
    .send({ titulo: 'Festival', texto: 'a', img: photo, download: photo })
    .expect(201);
  const membro = { nome: 'Festival', estado: 'Atual', testemunho: 'a', img: photo };
  await api.admin.post('/equipa').send(membro).expect(201);
  await api.admin
    .post('/equipa')
    .send({ ...membro, nome: 'Rascunho', rascunho: true })
    .expect(201);
});
afterAll(() => api.stop());
/** Nothing is kept when a test begins. */
beforeEach(() => {
  api.app.get(ContentVersions).raise(tables);
});

/** The tables that a request had read. */
async function reads(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  queries.tablesRead();
  await api.http.get(path).set(headers);
  // how many rows a long list has may be known from before, and its rows are read in any case
  return [...new Set(queries.tablesRead())].sort();
}

/** The marks of a request that shows who somebody is, or asks for a preview of something that is not public. */
const personal = (): [what: string, headers: Record<string, string>, query: string][] => [
  ['a token', { Authorization: `Bearer ${api.token}` }, ''],
  ['a token that is none', { Authorization: 'Bearer a.b.c' }, ''],
  ['a cookie', { Cookie: 'a=b' }, ''],
  ['an invitation', { 'X-Convite': 'x' }, ''],
  ['a preview', {}, 'previsualizacao=x'],
];

describe.each(addresses)('GET %s', (path) => {
  it('is made of nothing but what it says, and does not ask twice for what everybody may read', async () => {
    queries.tablesRead();
    const { status, headers } = await api.http.get(path);
    const read = queries.tablesRead().filter((table) => table !== 'search_terms');
    const open = status === 200 && headers['cache-control'] !== 'no-store';
    const madeOf = [...String(headers['x-versoes'] ?? '').matchAll(/(\w+)=/g)].map(([, table]) => table);
    expect(open ? read.filter((table) => !madeOf.includes(table)) : []).toEqual([]);
    expect(open ? await reads(path) : []).toEqual([]);
  });

  it('keeps nothing of who shows who they are, and gives them nothing that is kept', async () => {
    const visitor = await reads(path);
    for (const [what, headers, query] of personal()) {
      api.app.get(ContentVersions).raise(tables);
      const own = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
      const theirs = await reads(own, headers);
      expect([what, await reads(path)]).toEqual([what, visitor]);
      expect([what, await reads(own, headers)]).toEqual([what, theirs]);
    }
  });
});

describe('the team', () => {
  it('has its drafts for administrators alone, in whatever order people ask', async () => {
    const names = async (ask: typeof api.http) =>
      ((await ask.get('/equipa').expect(200)).body as { nome: string }[]).map(({ nome }) => nome);
    for (let time = 0; time < 2; time += 1) {
      expect(await names(api.admin)).toEqual(['Festival', 'Rascunho']);
      expect(await names(api.http)).toEqual(['Festival']);
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { settings } from '#platform/config/settings.js';
import { Membro } from './membro.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(Membro));
});

const valid = {
  nome: 'Inês Exemplo',
  estado: '2025-2026',
  testemunho: 'Aprendi a escutar.',
  img: '/uploads/ines.jpg',
};
const img = `${settings.apiUrl}/uploads/ines.jpg`;

async function create(changed: object = {}): Promise<Answer> {
  const { body } = await api.admin
    .post('/equipa')
    .send({ ...valid, ...changed })
    .expect(201);
  return body as Answer;
}

const names = (body: unknown) => (body as { nome: string }[]).map(({ nome }) => nome);

describeEditableContent(() => api, {
  one: (id) => `/equipa/${id}`,
  create: '/equipa',
  update: (id) => `/api/equipa/${id}`,
  remove: (id) => `/api/equipa/delete/${id}`,
  entity: Membro,
  valid,
  addresses: ['img'],
  refused: [
    ['a member without a name', { nome: '' }, 'nome', 'O nome é de preenchimento obrigatório.'],
    ['a member without a state', { estado: ' ' }, 'estado', 'O estado é de preenchimento obrigatório.'],
    [
      'a member without a testimonial',
      { testemunho: null },
      'testemunho',
      'O testemunho é de preenchimento obrigatório.',
    ],
    [
      'a member without a picture',
      { img: '' },
      'img',
      'A imagem tem de ser um endereço http(s) ou um ficheiro carregado.',
    ],
    ['a name too long', { nome: 'x'.repeat(121) }, 'nome', 'O nome não pode ter mais de 120 caracteres.'],
    ['a state too long', { estado: 'x'.repeat(81) }, 'estado', 'O estado não pode ter mais de 80 caracteres.'],
    [
      'a testimonial too long',
      { testemunho: 'x'.repeat(3_001) },
      'testemunho',
      'O testemunho não pode ter mais de 3000 caracteres.',
    ],
    [
      'a draft mark that is no flag',
      { rascunho: 'talvez' },
      'rascunho',
      'A marca de rascunho tem de ser verdadeiro ou falso.',
    ],
  ],
});

describe('GET /equipa', () => {
  it('lists the team to everybody, in the order in which it came', async () => {
    const first = await create({ nome: 'Zita' });
    await create({ nome: 'Ana' });
    const { body, headers } = await api.http.get('/equipa').expect(200);
    expect(names(body)).toEqual(['Zita', 'Ana']);
    expect((body as unknown[])[0]).toEqual({
      ...valid,
      nome: 'Zita',
      img,
      id: first.id,
      rascunho: false,
      exemplo: false,
      versao: 1,
    });
    expect(headers['content-range']).toBe('equipa 0-1/2');
  });

  it('sorts, filters and searches without accents and case', async () => {
    await create({ nome: 'João', estado: 'Atual' });
    await create({ nome: 'Beatriz', estado: '2024-2025' });
    await create({ nome: 'Álvaro', estado: 'Atual', testemunho: 'Com o João foi diferente.' });
    const get = async (query: Record<string, string>) => names((await api.http.get('/equipa').query(query)).body);
    expect(await get({ sort: '["id","DESC"]', range: '[1,2]' })).toEqual(['Beatriz', 'João']);
    expect(await get({ filter: '{"estado":"Atual"}' })).toEqual(['João', 'Álvaro']);
    expect(await get({ filter: '{"nome":"Beatriz"}', sort: '["nome","ASC"]' })).toEqual(['Beatriz']);
    expect(await get({ filter: '{"q":"JOAO"}' })).toEqual(['João', 'Álvaro']);
    await api.http.get('/equipa').query({ sort: '["testemunho","ASC"]' }).expect(400);
    await api.http.get('/equipa').query({ filter: '{"img":"x"}' }).expect(400);
  });
});

describe('a draft', () => {
  it('is there for administrators only, whatever the filter', async () => {
    const draft = await create({ nome: 'Rascunho', rascunho: true });
    await create({ nome: 'Pública' });
    for (const query of [
      {},
      { filter: '{"rascunho":true}' },
      { filter: `{"id":[${draft.id}]}` },
      { filter: '{"q":"rascunho"}' },
    ]) {
      const { body } = await api.http.get('/equipa').query(query).expect(200);
      expect(names(body)).not.toContain('Rascunho');
    }
    expect((await api.http.get('/equipa')).headers['content-range']).toBe('equipa 0-0/1');
    const hidden = await api.http.get(`/equipa/${draft.id}`).expect(404);
    expect(hidden.body).toEqual((await api.http.get('/equipa/2147483647').expect(404)).body);
    expect(names((await api.admin.get('/equipa').expect(200)).body)).toEqual(['Rascunho', 'Pública']);
    expect(names((await api.admin.get('/equipa').query({ filter: '{"rascunho":true}' })).body)).toEqual(['Rascunho']);
    expect((await api.admin.get(`/equipa/${draft.id}`).expect(200)).body).toEqual(draft);
  });

  it('is kept out of caches', async () => {
    await create({ rascunho: true });
    expect((await api.http.get('/equipa')).headers['vary']).toContain('Authorization');
    expect((await api.admin.get('/equipa')).headers['cache-control']).toBe('no-store');
  });

  it('is not shown for a token that is not valid: the session has ended', async () => {
    const draft = await create({ rascunho: true });
    for (const path of ['/equipa', `/equipa/${draft.id}`]) {
      await api.http.get(path).set('Authorization', 'Bearer a.b.c').expect(401);
    }
  });

  it('is public once approved, and stays what it was when a change does not say', async () => {
    const draft = await create({ rascunho: true });
    const path = `/api/equipa/${draft.id}`;
    await api.admin
      .put(path)
      .send({ ...valid, nome: 'Outro nome' })
      .expect(200);
    await api.http.get(`/equipa/${draft.id}`).expect(404);
    await api.admin
      .put(path)
      .send({ ...draft, versao: 2, rascunho: false })
      .expect(200);
    expect((await api.http.get(`/equipa/${draft.id}`).expect(200)).body).toMatchObject({ rascunho: false, versao: 3 });
  });
});

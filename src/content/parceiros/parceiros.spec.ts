import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { Atividade } from '#accounts/atividade/atividade.entity.js';
import { settings } from '#platform/config/settings.js';
import { MAX_PARTNERS, Parceiro } from './parceiro.entity.js';

let api: TestApi;
let first: Parceiro[];

beforeAll(async () => {
  api = await startApi();
  first = await api.dataSource.manager.find(Parceiro, { order: { ordem: 'ASC' } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(Parceiro));
});

const least = { nome: 'Câmara Municipal', descricao: 'Abre as portas das escolas.' };
const whole = {
  ...least,
  logo: 'https://exemplo.pt/logo.png',
  logoAlt: 'Um castelo com três torres',
  ligacao: 'https://www.exemplo.pt/',
  desde: '2024-09-01',
  ate: '2027-07-31',
  forma: 'house',
  cor: 'fazer',
  exemplo: true,
};

async function create(changed: object = {}): Promise<Answer> {
  const { body } = await api.admin
    .post('/api/parceiros')
    .send({ ...least, ...changed })
    .expect(201);
  return body as Answer;
}

const names = (body: unknown) => (body as { nome: string }[]).map(({ nome }) => nome);
const shown = async () => names((await api.http.get('/api/parceiros').expect(200)).body);
const address = (label: string) => `${label} tem de ser um endereço http(s) ou um ficheiro carregado.`;

describeEditableContent(() => api, {
  one: (id) => `/api/parceiros/${id}`,
  create: '/api/parceiros',
  update: (id) => `/api/parceiros/${id}`,
  remove: (id) => `/api/parceiros/${id}`,
  entity: Parceiro,
  valid: whole,
  addresses: ['logo', 'ligacao'],
  refused: [
    ['a partner without a name', { nome: ' ' }, 'nome', 'O nome é de preenchimento obrigatório.'],
    [
      'a partner without a description',
      { descricao: null },
      'descricao',
      'A descrição é de preenchimento obrigatório.',
    ],
    ['a name too long', { nome: 'x'.repeat(121) }, 'nome', 'O nome não pode ter mais de 120 caracteres.'],
    [
      'a description too long',
      { descricao: 'x'.repeat(1_001) },
      'descricao',
      'A descrição não pode ter mais de 1000 caracteres.',
    ],
    ['a link that would run', { ligacao: 'javascript:alert(1)' }, 'ligacao', address('O endereço do parceiro')],
    ['a logo that is data', { logo: 'data:image/svg+xml,<svg/>' }, 'logo', address('O logótipo')],
    [
      'a day that is none',
      { desde: '2026-02-30' },
      'desde',
      'O primeiro dia da parceria tem de ser um dia: 2026-07-31.',
    ],
    [
      'an end before its beginning',
      { desde: '2026-09-01', ate: '2026-08-31' },
      'ate',
      'O último dia da parceria não pode ser anterior ao primeiro.',
    ],
    ['a drawing that is none', { forma: '<svg>' }, 'forma', expect.stringContaining('O desenho') as unknown as string],
    ['a mark that is no flag', { exemplo: 'talvez' }, 'exemplo', 'A marca de exemplo tem de ser verdadeiro ou falso.'],
  ],
});

describe('GET /api/parceiros', () => {
  it('gives a new database the seven partners that the site used to have, marked as samples', () => {
    expect(first.map(({ nome }) => nome)).toEqual([
      'Associação patrona',
      'Entidade de gestão de resíduos',
      'Empresa parceira',
      'Organização de colocação de professores',
      'Associação de tempos livres',
      'Gabinete de psicologia',
      'Confederação de pais',
    ]);
    expect(first.map(({ ordem }) => ordem)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(first.every(({ exemplo, logo }) => exemplo && logo === null)).toBe(true);
  });

  it('answers all that is stored, with our own files under the present address', async () => {
    const made = await create({ ...whole, logo: '/uploads/logo.png' });
    const expected = { ...whole, id: made.id, logo: `${settings.apiUrl}/uploads/logo.png`, ordem: 1, versao: 1 };
    expect(made).toEqual(expected);
    const { body, headers } = await api.http.get('/api/parceiros').expect(200);
    expect(body).toEqual([expected]);
    expect(headers['content-range']).toBe('parceiros 0-0/1');
    expect(headers['x-versoes']).toMatch(/parceiros=\d/);
    expect((await api.http.get(`/api/parceiros/${made.id}`).expect(200)).body).toEqual(expected);
  });

  it('needs no more than a name and a description, and takes markup for the text that it is', async () => {
    const hostile = { nome: '<script>alert(1)</script>', descricao: '[a](javascript:alert(1)) <img src=x onerror=a>' };
    expect(await create(hostile)).toMatchObject({ ...hostile, logo: null, ligacao: null, desde: null, exemplo: false });
  });

  it('finds by words without accents and case', async () => {
    await create();
    await create({ nome: 'Fundação', descricao: 'Apoia projetos.' });
    const get = async (q: string) =>
      names((await api.http.get('/api/parceiros').query({ filter: `{"q":"${q}"}` })).body);
    expect(await get('FUNDACAO')).toEqual(['Fundação']);
    expect(await get('portas')).toEqual(['Câmara Municipal']);
  });

  it('is asked for once between two changes', async () => {
    const { id } = await create();
    const etag = (await api.http.get('/api/parceiros')).headers['etag'] ?? '';
    await api.http.get('/api/parceiros').set('If-None-Match', etag).expect(304);
    await api.admin
      .put(`/api/parceiros/${id}`)
      .send({ ...least, nome: 'Outro' })
      .expect(200);
    expect(names((await api.http.get('/api/parceiros').set('If-None-Match', etag).expect(200)).body)).toEqual([
      'Outro',
    ]);
  });
});

describe('PUT /api/parceiros/ordem', () => {
  const order = (ids: unknown) => api.admin.put('/api/parceiros/ordem').send({ ids });

  it('puts the partners into the order that is sent, at once, and is told by the trail', async () => {
    const [a, b, c] = [await create({ nome: 'A' }), await create({ nome: 'B' }), await create({ nome: 'C' })];
    expect(await shown()).toEqual(['A', 'B', 'C']);
    await order([c.id, a.id, b.id]).expect(204);
    expect(await shown()).toEqual(['C', 'A', 'B']);
    const [last] = await api.dataSource.manager.find(Atividade, { order: { id: 'DESC' }, take: 1 });
    expect(last).toMatchObject({ verbo: 'alterou', secao: 'parceiros' });
  });

  it('makes nobody’s open form stale', async () => {
    const [a, b] = [await create({ nome: 'A' }), await create({ nome: 'B' })];
    await order([b.id, a.id]).expect(204);
    const { body } = await api.admin
      .put(`/api/parceiros/${a.id}`)
      .send({ ...a, nome: 'Á' })
      .expect(200);
    expect(body).toMatchObject({ nome: 'Á', ordem: 2, versao: 2 });
  });

  it('refuses an order of others than there are, and changes nothing', async () => {
    const [a, b] = [await create({ nome: 'A' }), await create({ nome: 'B' })];
    for (const ids of [[b.id], [b.id, a.id, 2_147_483_647], []]) {
      const { body } = await order(ids).expect(409);
      expect(body.message).toBe('A lista mudou entretanto. Leia-a de novo e volte a ordenar.');
    }
    const wrong = [
      [a.id, a.id],
      [0],
      ['1'],
      [1.5],
      [-1],
      'todos',
      null,
      { 0: a.id },
      Array.from({ length: 10_000 }, (_, i) => i),
    ];
    for (const ids of wrong) await order(ids).expect(400);
    expect(await shown()).toEqual(['A', 'B']);
    await order([b.id, a.id]).expect(204);
  });

  it('is for who may edit', async () => {
    const { id } = await create();
    await api.http
      .put('/api/parceiros/ordem')
      .send({ ids: [id] })
      .expect(401);
  });
});

describe('the list', () => {
  it('holds no more than a page can show', async () => {
    const { manager } = api.dataSource;
    const row = { ...least, forma: 'star', cor: 'sentir', exemplo: false, versao: 1 } as const;
    const rows = Array.from({ length: MAX_PARTNERS - 1 }, (_, index) => ({ ...row, ordem: index + 1 }));
    await manager.insert(Parceiro, rows);
    expect((await create()).ordem).toBe(MAX_PARTNERS);
    const { body } = await api.admin.post('/api/parceiros').send(least).expect(409);
    expect(body.message).toBe('Já há 200, o máximo. Elimine primeiro o que já não faz falta.');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { settings } from '#platform/config/settings.js';
import { Artigo } from './artigo.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(Artigo));
});

const valid = {
  titulo: 'Escola muda o recreio',
  Categoria: 'Jornal',
  hook: 'Uma turma decidiu.',
  descricao: 'Texto do artigo.',
  data: '2026-03-01T23:30:00.000Z',
  url: 'https://exemplo.pt/capa.jpg',
  video: 'https://exemplo.pt/video',
  fotos: ['https://exemplo.pt/a.jpg', '/uploads/b.jpg'],
};

async function create(changed: object = {}): Promise<Answer> {
  const { body } = await api.admin
    .post('/api/imprensa')
    .send({ ...valid, ...changed })
    .expect(201);
  return body as Answer;
}

const titles = (body: unknown) => (body as { titulo: string }[]).map(({ titulo }) => titulo);

it('takes a video as it is copied, without its scheme; a picture is on the web or ours', async () => {
  expect(await create({ video: 'youtube.com/watch?v=abc' })).toMatchObject({
    video: 'https://youtube.com/watch?v=abc',
  });
  await api.admin
    .post('/api/imprensa')
    .send({ ...valid, url: 'capa.pt' })
    .expect(400);
});

describeEditableContent(() => api, {
  one: (id) => `/api/imprensa/${id}`,
  create: '/api/imprensa',
  update: (id) => `/api/imprensa/${id}`,
  remove: (id) => `/api/imprensa/delete/${id}`,
  entity: Artigo,
  valid,
  addresses: ['url', 'video'],
  refused: [
    ['an article without a title', { titulo: ' ' }, 'titulo', 'O título é de preenchimento obrigatório.'],
    ['a title too long', { titulo: 'x'.repeat(201) }, 'titulo', 'O título não pode ter mais de 200 caracteres.'],
    ['a title that is an object', { titulo: { a: 1 } }, 'titulo', expect.any(String) as unknown as string],
    ['a description too long', { descricao: 'x'.repeat(16_001) }, 'descricao', expect.any(String) as unknown as string],
    ['a date that is none', { data: '2026-02-31x' }, 'data', 'A data não é uma data válida.'],
    [
      'an image that runs a script',
      { url: 'javascript:alert(1)' },
      'url',
      'A imagem principal tem de ser um endereço http(s) ou um ficheiro carregado.',
    ],
    ['a category too long', { Categoria: 'x'.repeat(81) }, 'Categoria', expect.any(String) as unknown as string],
    ['photos that are no list', { fotos: 'não' }, 'fotos', expect.stringContaining('lista') as unknown as string],
    ['a photo outside the uploads', { fotos: ['/etc/x'] }, 'fotos', expect.any(String) as unknown as string],
  ],
});

describe('GET /api/imprensa', () => {
  it('lists the newest first, with the documented columns only', async () => {
    await create({ titulo: 'Antigo', data: '2024-01-01T00:00:00.000Z' });
    const newer = await create({ titulo: 'Novo', data: '2026-01-01T00:00:00.000Z', url: '/uploads/capa.jpg' });
    const { body, headers } = await api.http.get('/api/imprensa').expect(200);
    expect(titles(body)).toEqual(['Novo', 'Antigo']);
    expect(headers['content-range']).toBe('imprensa 0-1/2');
    const url = `${settings.apiUrl}/uploads/capa.jpg`;
    expect((body as unknown[])[0]).toEqual({
      id: newer.id,
      titulo: 'Novo',
      data: '2026-01-01T00:00:00.000Z',
      url,
      imagem: url,
      Categoria: 'Jornal',
      categoria: 'Jornal',
      exemplo: false,
    });
  });

  it('sorts, pages, filters and searches without accents and case', async () => {
    await create({ titulo: 'João na televisão', Categoria: 'TV', data: '2024-05-01T00:00:00.000Z' });
    await create({ titulo: 'Beatriz na rádio', Categoria: 'Rádio', data: '2025-05-01T00:00:00.000Z' });
    await create({ titulo: 'Carlos na televisão', Categoria: 'TV', data: '2026-05-01T00:00:00.000Z' });
    const get = async (query: Record<string, string>) => {
      const answer = await api.http.get('/api/imprensa').query(query).expect(200);
      return [titles(answer.body), answer.headers['content-range']];
    };
    expect(await get({ sort: '["titulo","ASC"]', range: '[0,1]' })).toEqual([
      ['Beatriz na rádio', 'Carlos na televisão'],
      'imprensa 0-1/3',
    ]);
    expect(await get({ filter: '{"Categoria":"TV"}' })).toEqual([
      ['Carlos na televisão', 'João na televisão'],
      'imprensa 0-1/2',
    ]);
    expect(await get({ filter: '{"data_gte":"2025-05-01","data_lte":"2025-12-31"}' })).toEqual([
      ['Beatriz na rádio'],
      'imprensa 0-0/1',
    ]);
    expect(await get({ filter: '{"q":"joao TELEVISAO"}' })).toEqual([['João na televisão'], 'imprensa 0-0/1']);
    expect(await get({ filter: '{"q":"%"}' })).toEqual([[], 'imprensa */0']);
  });

  it.each([
    '/api/imprensa?sort=["descricao","ASC"]',
    '/api/imprensa?sort=titulo',
    '/api/imprensa?range=[0,1000]',
    '/api/imprensa?filter={"hook":"x"}',
    '/api/imprensa?outro=1',
    '/api/recentes?filter={"hook":"x"}',
    '/api/imprensa/relacionados/TV/1?range=[2,1]',
  ])('refuses %s', async (path) => {
    expect((await api.http.get(encodeURI(path)).expect(400)).body).toMatchObject({ statusCode: 400 });
  });
});

describe('GET /api/recentes and /api/imprensa/relacionados', () => {
  it('gives the five newest', async () => {
    for (let day = 1; day <= 7; day += 1) await create({ titulo: `Dia ${day}`, data: `2026-01-0${day}` });
    const { body, headers } = await api.http.get('/api/recentes').expect(200);
    expect(titles(body)).toEqual(['Dia 7', 'Dia 6', 'Dia 5', 'Dia 4', 'Dia 3']);
    expect(headers['content-range']).toBe('imprensa 0-4/7');
  });

  it('gives five at most of the same category, without the article itself', async () => {
    const articles: Answer[] = [];
    for (let day = 1; day <= 7; day += 1) {
      articles.push(await create({ titulo: `Dia ${day}`, data: `2026-01-0${day}`, Categoria: 'Artes & Ofícios' }));
    }
    await create({ titulo: 'Outra', Categoria: 'TV' });
    await create({ titulo: 'Nenhuma', Categoria: '' });
    const path = `/api/imprensa/relacionados/${encodeURIComponent('Artes & Ofícios')}/${articles[6]?.id}`;
    const { body } = await api.http.get(path).expect(200);
    expect(titles(body)).toEqual(['Dia 6', 'Dia 5', 'Dia 4', 'Dia 3', 'Dia 2']);
    expect((await api.http.get('/api/imprensa/relacionados/Inventada/1').expect(200)).body).toEqual([]);
    await api.http.get('/api/imprensa/relacionados/TV/abc').expect(404);
  });
});

describe('an article', () => {
  it('is answered whole, to everybody', async () => {
    const { id } = await create();
    const { body } = await api.http.get(`/api/imprensa/${id}`).expect(200);
    expect(body).toEqual({
      ...valid,
      id,
      categoria: 'Jornal',
      imagem: valid.url,
      fotos: ['https://exemplo.pt/a.jpg', `${settings.apiUrl}/uploads/b.jpg`],
      exemplo: false,
      versao: 1,
    });
  });

  it('needs a description when it is new, and keeps it when a change leaves it out', async () => {
    for (const descricao of [undefined, '', '  ']) {
      const { body } = await api.admin
        .post('/api/imprensa')
        .send({ ...valid, descricao })
        .expect(400);
      expect(body).toMatchObject({ errors: { descricao: 'A descrição é de preenchimento obrigatório.' } });
    }
    expect(await api.dataSource.manager.count(Artigo)).toBe(0);
    const { id } = await create();
    const { body } = await api.admin.put(`/api/imprensa/${id}`).send({ titulo: 'Outro' }).expect(200);
    expect(body).toMatchObject({ titulo: 'Outro', descricao: valid.descricao, data: valid.data, fotos: [] });
  });

  it('takes an empty date for now', async () => {
    const start = Date.now();
    for (const data of ['', null, undefined]) {
      const { data: given } = await create({ data });
      expect(Date.parse(String(given))).toBeGreaterThanOrEqual(start);
      expect(Date.parse(String(given))).toBeLessThanOrEqual(Date.now());
    }
  });

  it('takes and answers the category and the image under both names; the changed one counts', async () => {
    const made = await create({
      Categoria: undefined,
      categoria: 'TV',
      url: undefined,
      imagem: 'https://exemplo.pt/1.jpg',
    });
    expect(made).toMatchObject({ Categoria: 'TV', categoria: 'TV', url: 'https://exemplo.pt/1.jpg' });
    const path = `/api/imprensa/${made.id}`;
    const lower = await api.admin
      .put(path)
      .send({ ...made, categoria: 'Rádio' })
      .expect(200);
    expect(lower.body).toMatchObject({ Categoria: 'Rádio', categoria: 'Rádio', versao: 2 });
    const upper = await api.admin
      .put(path)
      .send({ ...(lower.body as object), Categoria: 'Jornal' })
      .expect(200);
    expect(upper.body).toMatchObject({ Categoria: 'Jornal', categoria: 'Jornal', versao: 3 });
  });

  it('takes photos as a JSON string too', async () => {
    expect(await create({ fotos: '["/uploads/x.jpg"]' })).toMatchObject({
      fotos: [`${settings.apiUrl}/uploads/x.jpg`],
    });
    expect(await create({ fotos: '' })).toMatchObject({ fotos: [] });
  });
});

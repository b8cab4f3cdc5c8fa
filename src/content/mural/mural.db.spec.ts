import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { uploadPicture } from '../../../test/support/content-with-picture.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { settings } from '#platform/config/settings.js';
import { ProjetoMural } from './projeto-mural.entity.js';

let api: TestApi;
let first: ProjetoMural[];

beforeAll(async () => {
  api = await startApi();
  first = await api.dataSource.manager.find(ProjetoMural, { order: { edicao: 'ASC', ordem: 'ASC' } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(ProjetoMural));
});

const valid = {
  edicao: '20252026',
  ordem: 2,
  titulo: 'A horta da nossa rua',
  escola: 'Escola Básica de Gaia',
  distrito: 'Porto',
  premio: 'Impacto nos Alunos',
  patrocinio: 'Uma empresa',
  frase: 'Um canteiro vazio que dá sopa a quem passa.',
  sentir: 'O canteiro estava **vazio**.',
  imaginar: 'Uma horta de todos.',
  fazer: 'Plantámos couves.',
  partilhar: 'Fizemos sopa.',
  imagem: 'https://exemplo.pt/horta.jpg',
  imagemAlt: 'Mãos a plantar couves',
  forma: 'sprout',
  cor: 'fazer',
  fotos: ['https://exemplo.pt/a.jpg', '/uploads/b.jpg'],
  video: 'https://www.youtube.com/watch?v=abcdefgh',
  url: 'https://dfcworld.org/horta',
  exemplo: false,
};

async function create(changed: object = {}): Promise<Answer> {
  const { body } = await api.admin
    .post('/api/mural')
    .send({ ...valid, ...changed })
    .expect(201);
  return body as Answer;
}

async function titles(query: Record<string, string>): Promise<string[]> {
  const { body } = await api.http.get('/api/mural').query(query).expect(200);
  return (body as { titulo: string }[]).map(({ titulo }) => titulo);
}

describe('a project on the wall', () => {
  describeEditableContent(() => api, {
    one: (id) => `/api/mural/${id}`,
    create: '/api/mural',
    update: (id) => `/api/mural/${id}`,
    remove: (id) => `/api/mural/${id}`,
    entity: ProjetoMural,
    valid,
    addresses: ['imagem', 'video', 'url'],
    refused: [
      ['a project without a title', { titulo: ' ' }, 'titulo', 'O título é de preenchimento obrigatório.'],
      [
        'one of no school year',
        { edicao: '20252027' },
        'edicao',
        'O ano letivo tem de ser dois anos seguidos, como 20252026.',
      ],
      [
        'a district that is none',
        { distrito: 'Galiza' },
        'distrito',
        expect.stringContaining('O distrito') as unknown as string,
      ],
      ['a place below the first', { ordem: 0 }, 'ordem', expect.stringContaining('O lugar') as unknown as string],
      [
        'a step too long',
        { fazer: 'x'.repeat(5_001) },
        'fazer',
        'O passo «Fazer» não pode ter mais de 5000 caracteres.',
      ],
      [
        'a story at an address that would run',
        { url: 'javascript:alert(1)' },
        'url',
        'O endereço da história tem de ser um endereço http(s) ou um ficheiro carregado.',
      ],
    ],
  });

  it('needs no more than a title and an edition, and stands behind the awards then', async () => {
    const { body } = await api.admin
      .post('/api/mural')
      .send({ edicao: '20252026', titulo: 'Um banco para conversar' })
      .expect(201);
    expect(body).toMatchObject({ ordem: 100, escola: null, premio: null, fazer: null, fotos: [], forma: 'star' });
  });

  it('is answered whole', async () => {
    const made = await create();
    const served = `${settings.apiUrl}/uploads/b.jpg`;
    expect((await api.http.get(`/api/mural/${made.id}`).expect(200)).body).toEqual({
      ...valid,
      id: made.id,
      anoLetivo: '2025/2026',
      fotos: [valid.fotos[0], served],
      versao: 1,
    });
  });

  it('holds its pictures, and those of its story', async () => {
    const [cover, inText] = [await uploadPicture(api), await uploadPicture(api)];
    await create({ imagem: `/uploads/${cover}`, fazer: `![A horta](/uploads/${inText})` });
    for (const nome of [cover, inText]) {
      const { body } = await api.admin.delete(`/api/delete/${nome}`).expect(409);
      expect(JSON.stringify(body)).toContain('Projeto do mural');
    }
  });
});

describe('the wall', () => {
  it('begins with the projects of the nine editions that the site used to have, marked as samples', () => {
    expect(first).toHaveLength(37);
    expect(first.every(({ exemplo }) => exemplo)).toBe(true);
    expect(first[0]).toMatchObject({
      edicao: '20152016',
      ordem: 1,
      titulo: 'Um recreio para todos',
      premio: 'Prémio Global',
      escola: 'Escola (exemplo)',
      forma: 'trophy',
      url: null,
    });
    // a project that won and stands in the list of all is one
    expect(first.at(-1)).toMatchObject({ edicao: '20242025', ordem: 3, url: 'https://dfcworld.org' });
    expect(new Set(first.map(({ titulo }) => titulo)).size).toBe(37);
  });

  it('is filtered by year, district, award, any award and step; the newest edition first', async () => {
    await create({ titulo: 'Velho', edicao: '20232024', premio: null, distrito: 'Faro', fazer: '' });
    await create({ titulo: 'Novo' });
    const filtered = (filter: object) => titles({ filter: JSON.stringify(filter) });
    expect(await titles({})).toEqual(['Novo', 'Velho']);
    expect(await filtered({ edicao: '20232024' })).toEqual(['Velho']);
    expect(await filtered({ distrito: 'Porto' })).toEqual(['Novo']);
    expect(await filtered({ premio: 'Impacto nos Alunos' })).toEqual(['Novo']);
    expect(await filtered({ distinguidos: true })).toEqual(['Novo']);
    expect(await filtered({ fazer: true })).toEqual(['Novo']);
    expect(await filtered({ sentir: true, distrito: 'Faro' })).toEqual(['Velho']);
    expect(await filtered({ q: 'couves' })).toEqual(['Novo']);
  });

  it('has the projects of an edition in their places', async () => {
    for (const [titulo, ordem] of [
      ['Segundo', 2],
      ['Outro', null],
      ['Primeiro', 1],
    ] as const)
      await create({ titulo, ordem });
    const filter = JSON.stringify({ edicao: '20252026' });
    expect(await titles({ filter, sort: '["ordem","ASC"]' })).toEqual(['Primeiro', 'Segundo', 'Outro']);
    expect(await titles({})).toEqual(['Primeiro', 'Segundo', 'Outro']);
  });

  it('says by what it can be filtered, and how much that finds', async () => {
    await create({ edicao: '20232024', premio: null, distrito: null, imaginar: null });
    await create();
    await create();
    expect((await api.http.get('/api/mural/filtros').expect(200)).body).toEqual({
      edicoes: [
        { valor: '20252026', projetos: 2 },
        { valor: '20232024', projetos: 1 },
      ],
      distritos: [{ valor: 'Porto', projetos: 2 }],
      premios: [{ valor: 'Impacto nos Alunos', projetos: 2 }],
      passos: [
        { valor: 'sentir', projetos: 3 },
        { valor: 'imaginar', projetos: 2 },
        { valor: 'fazer', projetos: 3 },
        { valor: 'partilhar', projetos: 3 },
      ],
    });
  });
});

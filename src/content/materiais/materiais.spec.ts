import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type Answer, describeEditableContent } from '../../../test/support/editable-content.js';
import { settings } from '#platform/config/settings.js';
import { Material } from './material.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const { manager } = api.dataSource;
  await manager.remove(await manager.find(Material));
});

const valid = {
  titulo: 'Guia dos quatro passos',
  texto: 'Um guia para a sala de aula.',
  download: '/uploads/guia.pdf',
  img: 'https://exemplo.pt/capa.jpg',
};

async function create(changed: object = {}): Promise<Answer> {
  const { body } = await api.admin
    .post('/materialpost')
    .send({ ...valid, ...changed })
    .expect(201);
  return body as Answer;
}

const titles = (body: unknown) => (body as { titulo: string }[]).map(({ titulo }) => titulo);

describeEditableContent(() => api, {
  one: (id) => `/materialpost/${id}`,
  create: '/materialpost',
  update: (id) => `/materialpost/${id}`,
  remove: (id) => `/api/materialpost/delete/${id}`,
  entity: Material,
  valid,
  addresses: ['download', 'img'],
  refused: [
    ['a material without a title', { titulo: '' }, 'titulo', 'O título é de preenchimento obrigatório.'],
    ['a material without a text', { texto: undefined }, 'texto', 'O texto é de preenchimento obrigatório.'],
    ['an empty text', { texto: ' ' }, 'texto', 'O texto é de preenchimento obrigatório.'],
    [
      'an empty text under its other name',
      { texto: undefined, text: '' },
      'text',
      'O texto é de preenchimento obrigatório.',
    ],
    ['a text too long', { texto: 'x'.repeat(5_001) }, 'texto', 'O texto não pode ter mais de 5000 caracteres.'],
    [
      'a download that is no URL',
      { download: 'guia.pdf' },
      'download',
      'O link de download tem de ser um endereço http(s) ou um ficheiro carregado.',
    ],
    [
      'a download by another scheme',
      { download: 'ftp://exemplo.pt/guia.pdf' },
      'download',
      'O link de download tem de ser um endereço http(s) ou um ficheiro carregado.',
    ],
    [
      'a material without an image',
      { img: null },
      'img',
      'A imagem tem de ser um endereço http(s) ou um ficheiro carregado.',
    ],
  ],
});

describe('GET /materialpost', () => {
  it('lists everything that a visitor needs, the newest first', async () => {
    await create({ titulo: 'Primeiro' });
    const second = await create({ titulo: 'Segundo' });
    const { body, headers } = await api.http.get('/materialpost').expect(200);
    expect(titles(body)).toEqual(['Segundo', 'Primeiro']);
    expect((body as unknown[])[0]).toEqual({
      ...valid,
      id: second.id,
      titulo: 'Segundo',
      text: valid.texto,
      download: `${settings.apiUrl}/uploads/guia.pdf`,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      exemplo: false,
      versao: 1,
    });
    expect(headers['content-range']).toBe('materialpost 0-1/2');
    expect((await api.http.get(`/materialpost/${second.id}`).expect(200)).body).toEqual((body as unknown[])[0]);
  });

  it('sorts, filters and searches without accents and case', async () => {
    await create({ titulo: 'Cartões de emoções' });
    await create({ titulo: 'Apoio', texto: 'Para trabalhar as emoções.' });
    await create({ titulo: 'Baralho' });
    const get = async (query: Record<string, string>) =>
      titles((await api.http.get('/materialpost').query(query)).body);
    expect(await get({ sort: '["titulo","ASC"]', range: '[0,1]' })).toEqual(['Apoio', 'Baralho']);
    expect(await get({ filter: '{"titulo":"Baralho"}' })).toEqual(['Baralho']);
    expect(await get({ filter: '{"createdAt_gte":"2200-01-01"}' })).toEqual([]);
    expect(await get({ filter: '{"q":"EMOCOES"}', sort: '["id","ASC"]' })).toEqual(['Cartões de emoções', 'Apoio']);
    await api.http.get('/materialpost').query({ filter: '{"texto":"x"}' }).expect(400);
  });
});

describe('the body text', () => {
  it('is one, taken and answered under both names; the changed one counts', async () => {
    const made = await create({ texto: undefined, text: 'Pelo outro nome.' });
    expect(made).toMatchObject({ texto: 'Pelo outro nome.', text: 'Pelo outro nome.' });
    const path = `/materialpost/${made.id}`;
    const form = await api.admin
      .put(path)
      .send({ ...made, texto: 'Do formulário.' })
      .expect(200);
    expect(form.body).toMatchObject({ texto: 'Do formulário.', text: 'Do formulário.', versao: 2 });
    const other = await api.admin
      .put(path)
      .send({ ...(form.body as object), text: 'Do registo.' })
      .expect(200);
    expect(other.body).toMatchObject({ texto: 'Do registo.', text: 'Do registo.', versao: 3 });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentWithPicture, uploadPicture } from '../../../test/support/content-with-picture.js';
import { until } from '../../../test/support/until.js';

const said = { alt: 'Três alunas plantam uma horta', decorativa: false, credito: 'Rita Exemplo', focoX: 30, focoY: 70 };
const nothing = { alt: null, decorativa: false, credito: null, focoX: null, focoY: null };
/** Where each kind of record that names pictures is read, by itself and in its list. */
const reads = [
  '/api/eventos/1',
  '/api/eventos',
  '/api/imprensa/1',
  '/api/imprensa',
  '/api/recentes',
  '/equipa/1',
  '/equipa',
  '/materialpost/1',
  '/materialpost',
  '/api/parceiros/1',
  '/api/parceiros',
  '/api/perguntas/1',
  '/api/edicoes/1',
  '/api/edicoes',
  '/api/mural/1',
  '/api/mural',
  '/api/paginas/associacao',
];

let api: TestApi;
let nome: string;

beforeAll(async () => {
  api = await startApi();
  nome = await uploadPicture(api);
  await contentWithPicture(api, nome);
});
afterAll(() => api.stop());
beforeEach(() => describeAs({ menores: false, ...nothing }));

const send = (body: object) => api.admin.put(`/api/files/${nome}`).send(body);
const describeAs = (body: object) => send(body).expect(200);
/** Returns the descriptions that an answer has beside the record that names the picture. */
async function told(path: string): Promise<unknown> {
  const { body } = (await api.http.get(path).expect(200)) as { body: object };
  const records = (Array.isArray(body) ? body : [body]) as { imagens?: Record<string, unknown> }[];
  return records.find((record) => JSON.stringify({ ...record, imagens: undefined }).includes(nome))?.imagens;
}
/** Returns the pictures that are to be described, of which the overview says how many there are. */
async function toDescribe(): Promise<string[]> {
  const { body } = await api.admin.get('/api/files').query({ filter: '{"porDescrever":true}' }).expect(200);
  const { body: resumo } = await api.admin.get('/api/resumo').expect(200);
  expect((resumo as { imagensPorDescrever: number }).imagensPorDescrever).toBe((body as string[]).length);
  return body as string[];
}
const rows = () => api.dataSource.query('SELECT nome FROM fotografias') as Promise<object[]>;

describe('what is said of a picture', () => {
  it('is told beside every record that names it, at once, and nowhere where nothing is said', async () => {
    for (const path of reads) expect([path, await told(path)]).toEqual([path, undefined]);
    await describeAs({ menores: false, ...said });
    for (const path of reads) expect([path, await told(path)]).toEqual([path, { [nome]: said }]);
    await describeAs({ menores: false, ...nothing });
    for (const path of reads) expect([path, await told(path)]).toEqual([path, undefined]);
  });

  it('is asked for on the overview until there is a text, or none is needed', async () => {
    const other = await uploadPicture(api);
    const describeOther = (body: object) =>
      api.admin
        .put(`/api/files/${other}`)
        .send({ menores: false, ...nothing, ...body })
        .expect(200);
    expect(await toDescribe()).toContain(other);
    for (const enough of [{ alt: said.alt }, { decorativa: true }]) {
      await describeOther(enough);
      expect(await toDescribe()).not.toContain(other);
      await describeOther({ credito: said.credito });
      expect(await toDescribe()).toContain(other);
    }
    await describeOther({});
  });

  it('is not asked for where the name of a partner stands beside its logo', async () => {
    const logo = await uploadPicture(api, 'logo.png');
    expect(await toDescribe()).toContain(logo);
    const partner = { nome: 'Associação de pais', descricao: 'Ajuda.', logo: `/uploads/${logo}` };
    const { body } = await api.admin.post('/api/parceiros').send(partner).expect(201);
    expect(await toDescribe()).not.toContain(logo);
    await api.admin.delete(`/api/parceiros/${(body as { id: number }).id}`).expect(204);
    expect(await toDescribe()).toContain(logo);
  });

  it('is not asked for where the name of a member is the alternative text of the photograph', async () => {
    const photo = await uploadPicture(api, 'eva.png');
    expect(await toDescribe()).toContain(photo);
    const member = { nome: 'Eva Exemplo', estado: 'Atual', testemunho: 'Foi bom.', img: `/uploads/${photo}` };
    const { body } = await api.admin.post('/equipa').send(member).expect(201);
    expect(await toDescribe()).not.toContain(photo);
    await api.admin.delete(`/api/equipa/delete/${(body as { id: number }).id}`).expect(204);
    expect(await toDescribe()).toContain(photo);
  });

  it('is told of no picture that visitors do not see', async () => {
    await describeAs({ menores: false, ...said });
    expect(await told('/api/eventos/1')).toEqual({ [nome]: said });
    await describeAs({ menores: true });
    const { body } = await api.http.get('/api/eventos/1').expect(200);
    expect(body).not.toHaveProperty('imagens');
  });

  it('stays where a client of before sends the mark alone, and goes when it is emptied', async () => {
    await describeAs({ menores: false, ...said });
    const { body } = await describeAs({ menores: false });
    expect(body).toMatchObject({ ...said, estado: 'visivel' });
    expect(await rows()).toEqual([{ nome }]);
    expect((await describeAs({ menores: false, ...said, alt: '   ' })).body).toMatchObject({ ...said, alt: null });
    await describeAs({ menores: false, ...nothing });
    expect(await rows()).toEqual([]);
  });

  it('makes no marked picture of it: it is listed only by its name, and kept for ever', async () => {
    await describeAs({ menores: false, ...said });
    expect((await api.admin.get('/api/fotografias').expect(200)).body).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ id: [nome] }));
    const { body } = await api.admin.get(`/api/fotografias?filter=${filter}`).expect(200);
    expect(body).toMatchObject([{ id: nome, ...said, menores: false }]);
    const { headers } = await api.http.get(`/uploads/${nome}`).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await describeAs({ menores: true });
    expect((await api.admin.get('/api/fotografias').expect(200)).body).toMatchObject([{ id: nome, ...said }]);
  });

  it('may come back with a record that was read', async () => {
    await describeAs({ menores: false, ...said });
    for (const [path, to] of [
      ['/api/eventos/1', '/api/eventos/1'],
      ['/api/imprensa/1', '/api/imprensa/1'],
      ['/equipa/1', '/api/equipa/1'],
      ['/materialpost/1', '/materialpost/1'],
    ] as const) {
      const { body } = (await api.http.get(path).expect(200)) as { body: object };
      expect(body).toHaveProperty('imagens');
      await api.admin.put(to).send(body).expect(200);
    }
  });

  it.each([
    ['parceiros', { nome: 'Zarco', descricao: 'Apoia-nos.' }],
    ['perguntas', { pagina: 'faq', pergunta: 'Quando?', resposta: 'Em abril.' }],
    ['edicoes', { chave: '20202021', introducao: 'Os projetos distinguidos.' }],
  ])('may come back with a record of %s', async (resource, record) => {
    const { body } = (await api.admin.post(`/api/${resource}`).send(record).expect(201)) as { body: { id: number } };
    await api.admin
      .put(`/api/${resource}/${body.id}`)
      .send({ ...body, imagens: {} })
      .expect(200);
  });

  it.each([
    [
      'words for a decorative one',
      { alt: 'Uma horta', decorativa: true },
      'alt',
      'Uma imagem decorativa não tem texto alternativo.',
    ],
    ['half a point', { focoX: 30, focoY: null }, 'focoY', 'O ponto tem as duas medidas, ou nenhuma.'],
    ['a point outside', { focoX: 101, focoY: 5 }, 'focoX', 'O ponto na horizontal não pode ser maior que 100.'],
    ['words without end', { alt: 'a'.repeat(251) }, 'alt', 'O texto alternativo não pode ter mais de 250 caracteres.'],
    ['a credit without end', { credito: 'a'.repeat(121) }, 'credito', 'O crédito não pode ter mais de 120 caracteres.'],
  ])('refuses %s', async (_what, wrong, field, sentence) => {
    const whole = { menores: false, ...said };
    await describeAs(whole);
    const { body } = await send({ ...whole, ...wrong }).expect(400);
    expect(body).toMatchObject({ errors: { [field]: sentence } });
    expect(await told('/api/eventos/1')).toEqual({ [nome]: said });
  });
});

describe('two people who say something of one picture', () => {
  it('do not save over each other', async () => {
    const first = { menores: false, ...said, versao: 0 };
    const { body } = await send(first).expect(200);
    expect(body).toMatchObject({ versao: 1 });
    const { body: refused } = await send({ ...first, alt: 'Outra coisa' }).expect(409);
    expect(refused).toMatchObject({
      error: 'Este registo foi alterado por outra pessoa desde que o abriu. Recarregue para ver a versão atual.',
    });
    expect(await told('/api/eventos/1')).toEqual({ [nome]: said });
    expect((await send({ ...first, alt: 'Outra coisa', versao: 1 }).expect(200)).body).toMatchObject({ versao: 2 });
  });

  it('are not asked for a version by a client of before, nor by taking the picture down', async () => {
    await describeAs({ menores: false, ...said });
    expect((await describeAs({ menores: false, ...said, alt: 'Outra coisa' })).body).toMatchObject({ versao: 2 });
    const { body } = await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
    expect(body).toMatchObject({ versao: 3 });
    await api.admin.delete(`/api/files/${nome}/retirada`).expect(200);
  });
});

it('goes with the file', async () => {
  const other = await uploadPicture(api);
  await api.admin
    .put(`/api/files/${other}`)
    .send({ menores: false, ...said })
    .expect(200);
  await api.admin.delete(`/api/delete/${other}`).expect(204);
  await until('nothing is said', async () => !(await rows()).some((row) => (row as { nome: string }).nome === other));
});

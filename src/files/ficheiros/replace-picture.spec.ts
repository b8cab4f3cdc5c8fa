import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentWithPicture, uploadPicture } from '../../../test/support/content-with-picture.js';
import { pdf } from '../../../test/support/samples.js';
import { resourcesWith } from '#platform/database/resource.js';
import { describeUses } from './file-uses.js';

const said = { alt: 'Três alunas plantam uma horta', decorativa: false, credito: 'Rita Exemplo' };
const GONE = 'A imagem carregada já não existe. Carregue-a de novo.';

let api: TestApi;
let nome: string;
let por: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  nome = await uploadPicture(api);
  por = await uploadPicture(api, 'nova.png');
});

const replace = (name: string, body: object) => api.admin.post(`/api/files/${name}/substituicao`).send(body);
const usesOf = (name: string) => describeUses(api.dataSource.manager, name);
async function saidOf(name: string): Promise<unknown> {
  const filter = encodeURIComponent(JSON.stringify({ id: [name] }));
  const { body } = await api.admin.get(`/api/fotografias?filter=${filter}`).expect(200);
  return (body as unknown[])[0];
}
/** Every record that may name files, as it is stored. */
async function everything(): Promise<string> {
  const rows = [];
  for (const { entity } of resourcesWith('files')) rows.push(await api.dataSource.manager.find(entity));
  return JSON.stringify(rows);
}

describe('a picture that takes the place of another', () => {
  it('is shown wherever that was: by itself, in lists, in texts and in drafts; at its own address, at once', async () => {
    await contentWithPicture(api, nome);
    const { id } = (await api.admin.post('/api/eventos').send(event(nome)).expect(201)).body as { id: number };
    const draft = { estado: 'rascunho', conteudo: { ...event(nome), titulo: 'Que espera' } };
    await api.admin.put(`/api/eventos/${id}/rascunho`).send(draft).expect(200);
    const before = await everything();
    const uses = await usesOf(nome);
    expect(uses.length).toBeGreaterThan(8);
    expect(uses).toContain('Rascunho "Que espera"');
    expect((await api.http.get(`/api/eventos/${id}`).expect(200)).text).toContain(nome);

    const { body } = await replace(nome, { por }).expect(200);
    expect(body).toEqual({ id: por, nome: por, usos: uses });
    expect((await api.http.get(`/api/eventos/${id}`).expect(200)).text).toContain(`/uploads/${por}`);
    expect(await everything()).toBe(before.replaceAll(nome, por));
    expect(await usesOf(nome)).toEqual([]);
    await api.http.get(`/uploads/${nome}`).expect(404);
    await api.http.get(`/uploads/${por}`).expect(200);
    await api.admin.get(`/api/files/${nome}`).expect(404);
  });

  it('says what was said of that where nothing is said of itself', async () => {
    await api.admin
      .put(`/api/files/${nome}`)
      .send({ menores: false, ...said, focoX: 10, focoY: 20 })
      .expect(200);
    await api.admin.put(`/api/files/${por}`).send({ menores: false, credito: 'Rui Exemplo' }).expect(200);
    await replace(nome, { por }).expect(200);
    expect(await saidOf(por)).toMatchObject({ ...said, credito: 'Rui Exemplo', focoX: null, focoY: null });
    expect(await saidOf(nome)).toBeUndefined();
  });

  it('keeps the mark of children, and needs an authorisation of its own', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const authorised = { menores: true, vistaEm: today, vistaPor: 'Rita Exemplo', ate: today };
    const { body } = await api.admin.put(`/api/files/${nome}`).send(authorised).expect(200);
    expect(body).toMatchObject({ estado: 'visivel' });
    await replace(nome, { por }).expect(200);
    expect(await saidOf(por)).toMatchObject({ menores: true, vistaEm: null, ate: null, estado: 'semAutorizacao' });
    await api.http.get(`/uploads/${por}`).expect(404);
  });

  it('is shown also where that had been taken down', async () => {
    await api.admin.post(`/api/files/${nome}/retirada`).expect(200);
    await replace(nome, { por }).expect(200);
    await api.http.get(`/uploads/${por}`).expect(200);
  });

  it.each([
    ['itself', () => nome, 400, 'Escolha outra imagem.'],
    ['one that is not there', () => nome.replace(/.{5}\.png$/, '00000.png'), 400, GONE],
    ['a path', () => '../../etc/passwd', 400, GONE],
    ['nothing', () => '', 400, 'O nome da imagem que fica no lugar dela é de preenchimento obrigatório.'],
  ])('is not %s, and then all stays as it was', async (_what, other, status, sentence) => {
    const { id } = (await api.admin.post('/api/eventos').send(event(nome)).expect(201)).body as { id: number };
    const { body } = await replace(nome, { por: other() }).expect(status);
    expect(body).toMatchObject({ errors: { por: sentence } });
    expect((await api.http.get(`/api/eventos/${id}`).expect(200)).text).toContain(nome);
    await replace(nome, { por }).expect(200);
  });

  it('is none that is a document, in either place', async () => {
    const { body } = await api.admin.post('/upload').attach('images', pdf(), 'a.pdf').expect(200);
    const [document = ''] = (body as { filePaths: string[] }).filePaths;
    for (const [one, other] of [
      [nome, document],
      [document, nome],
    ] as const) {
      const refused = await replace(one, { por: other }).expect(400);
      expect(refused.body).toMatchObject({ error: 'Só uma imagem pode ser trocada por outra.' });
    }
    await replace(por.replace(/.{5}\.png$/, '00000.png'), { por: nome }).expect(404);
  });
});

const event = (name: string) => ({
  titulo: 'Horta',
  data: '2027-01-01T10:00:00Z',
  local: 'Porto',
  url: `/uploads/${name}`,
  fotos: [`/uploads/${name}`],
});

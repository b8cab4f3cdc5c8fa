import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { picture } from '../../../test/support/samples.js';
import { settings } from '#platform/config/settings.js';
import { SavedVersion } from '../shared/history.entity.js';
import { associacao } from '../../../contract/pages/associacao.js';
import { Pagina } from './pagina.entity.js';
import { pages } from '../../../contract/pages/pages.js';
import { withChanges } from '../../../contract/pages/words.js';

const asMade = withChanges(associacao.fields, {});

interface Answer {
  id: number;
  versao: number;
  conteudo: Record<string, unknown>;
  rascunho: Record<string, unknown> | null;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.dataSource.manager.delete(SavedVersion, { id: MoreThan(0) });
  await api.dataSource.manager.delete(Pagina, { id: MoreThan(0) });
});

const address = (chave = 'associacao') => `/api/paginas/${chave}`;
const saved = async (conteudo: object, chave?: string) =>
  (await api.admin.put(address(chave)).send({ conteudo }).expect(200)).body as Answer;
const published = async (conteudo: object) => {
  await saved(conteudo);
  return (await api.admin.post(`${address()}/publicacao`).send({}).expect(200)).body as Answer;
};
const read = async (chave?: string) => (await api.admin.get(address(chave)).expect(200)).body as Answer;
const versions = async (id: number) =>
  (await api.admin.get(`/api/paginas/${id}/versoes`).expect(200)).body as { versao: number; campos: string[] }[];
const contents = async (id: number, versao: number) =>
  ((await api.admin.get(`/api/paginas/${id}/versoes/${versao}`).expect(200)).body as { conteudo: object }).conteudo;
const bringBack = (id: number, versao: number, body: object = {}) =>
  api.admin.post(`/api/paginas/${id}/versoes/${versao}/reposicao`).send(body);

describe('the history of a page', () => {
  it('has each draft and each publication: who, when, which fields, and the page as it was made', async () => {
    const { id } = await published({ ...asMade, tagline: 'Outro lema.', address: { ...asMade.address, city: 'Faro' } });
    expect(await versions(id)).toMatchObject([
      { versao: 3, campos: ['estado'], por: settings.firstAdmin.nome },
      { versao: 2, campos: ['estado', 'tagline', 'address.city'], por: settings.firstAdmin.nome },
      { versao: 1, campos: [], por: null, guardadaEm: null },
    ]);
    expect(await contents(id, 1)).toMatchObject({ estado: 'Publicada', tagline: asMade.tagline });
    expect(await contents(id, 2)).toMatchObject({ estado: 'Rascunho', 'address.city': 'Faro', phones: asMade.phones });
    expect(await contents(id, 3)).toMatchObject({ estado: 'Publicada', tagline: 'Outro lema.' });
  });

  it('gives one field back, or all of it, as a draft', async () => {
    const elsewhere = { ...asMade.address, city: 'Faro' };
    const { id } = await published({ ...asMade, tagline: 'Outro lema.', address: elsewhere });
    await bringBack(id, 1, { campos: ['tagline'], versao: 3 }).expect(204);
    expect(await read()).toMatchObject({
      versao: 4,
      conteudo: { tagline: 'Outro lema.' },
      rascunho: { ...asMade, address: elsewhere },
    });
    await bringBack(id, 1, { versao: 3 }).expect(409);
    await bringBack(id, 1, { campos: ['estado'] }).expect(400);
    await bringBack(id, 1).expect(204);
    expect(await read()).toMatchObject({ versao: 5, conteudo: { tagline: 'Outro lema.' }, rascunho: asMade });
    await bringBack(id, 3).expect(204);
    expect(await read()).toMatchObject({ versao: 6, conteudo: { tagline: 'Outro lema.' }, rascunho: null });
  });

  it.each(pages)('of $nome has every field of it', async ({ chave, fields }) => {
    const { id } = await saved({}, chave);
    const had = await read(chave);
    expect(had.conteudo).toEqual(withChanges(fields, {}));
    expect(Object.keys(await contents(id, 1)).length).toBeGreaterThan(1);
    await bringBack(id, 1).expect(204);
    expect(await read(chave)).toMatchObject({ conteudo: had.conteudo, rascunho: null });
  });

  it('of which a picture was deleted since says so, and gives the rest', async () => {
    const { body } = await api.admin.post('/upload').attach('images', await picture('png', 8, 8), 'a.png');
    const nome = (body as { filePaths: string[] }).filePaths[0] ?? '';
    const { id } = await saved({ logo: `/uploads/${nome}`, tagline: 'Com imagem.' });
    await bringBack(id, 2).expect(204);
    await saved({});
    await api.admin.delete(`/api/delete/${nome}`).expect(204);
    const { versao } = await read();
    const refused = await bringBack(id, 2).expect(400);
    expect(refused.body).toMatchObject({ erro: 'O ficheiro carregado já não existe. Carregue-o de novo.' });
    expect(await read()).toMatchObject({ versao, rascunho: null });
    await bringBack(id, 2, { campos: ['tagline'] }).expect(204);
    expect(await read()).toMatchObject({ rascunho: { ...asMade, tagline: 'Com imagem.' } });
  });
});

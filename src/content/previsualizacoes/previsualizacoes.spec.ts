import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { wholeEvento } from '../../../test/support/eventos.js';
import { newPerson, type Person, signIn } from '../../../test/support/person.js';
import { Session } from '#accounts/sessions/session.entity.js';
import { User } from '#accounts/account/user.entity.js';
import { UsersService } from '#accounts/users/users.service.js';
import { settings } from '#platform/config/settings.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { PrevisualizacoesService } from './previsualizacoes.module.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const PARAMETER = '?previsualizacao=';
const artigo = { titulo: 'Recreio novo', descricao: 'Um texto.' };
const draft = async (recurso: string, conteudo: object): Promise<number> =>
  (
    (await api.admin.post('/api/rascunhos').send({ recurso, conteudo, estado: 'rascunho' }).expect(201)).body as {
      registo: number;
    }
  ).registo;
const ask = (recurso: string, registo: unknown) => api.admin.post('/api/previsualizacoes').send({ recurso, registo });
const link = async (recurso: string, registo: number | string): Promise<{ url: string; token: string }> => {
  const { body } = await ask(recurso, String(registo)).expect(201);
  const { url } = body as { url: string };
  return { url, token: url.split(PARAMETER)[1] ?? '' };
};
const open = (token: string) => api.http.get(`/api/previsualizacoes/${token}`);

describe.each([
  ['eventos', wholeEvento],
  ['imprensa', artigo],
])('a preview of %s', (resource, contents) => {
  it('shows by its link, as its GET would answer it, a draft that is nowhere public', async () => {
    const id = await draft(resource, contents);
    await api.http.get(`/api/${resource}/${id}`).expect(404);
    const { url, token } = await link(resource, id);
    expect(url).toBe(`${settings.siteUrl}/${resource}/${id}${PARAMETER}${token}`);
    const { body, headers } = await open(token).expect(200);
    expect(body).toMatchObject({ recurso: resource, registo: String(id), conteudo: { id, ...contents } });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await api.admin.put(`/api/${resource}/${id}/rascunho`).send({ estado: 'publicado' }).expect(200);
    const shown = (await api.http.get(`/api/${resource}/${id}`).expect(200)).body as object;
    expect((await open(token).expect(200)).body).toMatchObject({ conteudo: shown });
  });

  it('shows the newest draft beside what is public, which stays as it was', async () => {
    const { body } = await api.admin.post(`/api/${resource}`).send(contents).expect(201);
    const { id } = body as { id: number };
    const { token } = await link(resource, id);
    const conteudo = { ...contents, titulo: 'Outro título' };
    await api.admin.put(`/api/${resource}/${id}/rascunho`).send({ estado: 'rascunho', conteudo }).expect(200);
    expect((await open(token).expect(200)).body).toMatchObject({ conteudo: { titulo: 'Outro título' } });
    expect((await api.http.get(`/api/${resource}/${id}`).expect(200)).body).toEqual(body);
  });

  it('is of one record alone, and not of one that is gone', async () => {
    const id = await draft(resource, contents);
    const { token } = await link(resource, id);
    await api.admin.delete(`/api/${resource}/${id}/rascunho`).expect(204);
    await open(token).expect(404);
    const { body } = await ask(resource, String(id)).expect(404);
    expect(body).not.toHaveProperty('url');
  });
});

describe('a link of a preview', () => {
  it('is good for an hour', async () => {
    const registo = String(await draft('imprensa', artigo));
    const links = api.app.get(PrevisualizacoesService);
    const { sessionId: session } = await newPerson(api);
    const almost = links.makeToken({ recurso: 'imprensa', registo }, session, new Date(Date.now() - HOUR_MS + 30_000));
    await open(almost.token).expect(200);
    const { token } = links.makeToken(
      { recurso: 'imprensa', registo },
      session,
      new Date(Date.now() - HOUR_MS - 2_000),
    );
    const { body } = await open(token).expect(410);
    expect(body).toMatchObject({ message: 'Esta ligação de pré-visualização já não é válida: peça outra no painel.' });
    expect(JSON.stringify(body)).not.toContain(artigo.titulo);
  });

  it('is ours alone: not one that is changed, nor a session, and it opens no session', async () => {
    const { token } = await link('imprensa', await draft('imprensa', artigo));
    await open(token).expect(200);
    const [header, payload = '', signature] = token.split('.');
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...said, registo: '1' })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const wrong of [
      `${header}.${other}.${signature}`,
      `${unsigned}.${payload}.`,
      `${header}.${payload}.`,
      api.token,
      'a.b.c',
      'x',
    ]) {
      const { body } = await open(wrong).expect(404);
      expect(body).toMatchObject({ message: 'Esta ligação de pré-visualização não existe.' });
    }
    await api.http.get('/api/rascunhos').set('Authorization', `Bearer ${api.token}`).expect(200);
    await api.http.get('/api/rascunhos').set('Authorization', `Bearer ${token}`).expect(401);
  });

  it('is for editors to ask for, of what has a page of its own', async () => {
    const id = String(await draft('imprensa', artigo));
    await ask('imprensa', id).expect(201);
    await api.http.post('/api/previsualizacoes').send({ recurso: 'imprensa', registo: id }).expect(401);
    for (const [recurso, registo] of [
      ['imprensa', '0'],
      ['imprensa', 'x'],
      ['users', '1'],
      ['paginas', 'inventada'],
    ]) {
      await ask(recurso ?? '', registo).expect(404);
    }
    await ask('imprensa', { a: 1 }).expect(400);
  });
});

describe('a link of a preview whose maker', () => {
  type End = [what: string, how: (maker: Person) => Promise<unknown>];
  it.each<End>([
    ['has left', (maker) => maker.post('/api/logout').expect(204)],
    [
      'had the session ended from another one',
      async (maker) => (await signIn(api, maker)).delete('/api/sessoes').expect(204),
    ],
    ['has changed the password', (maker) => api.app.get(UsersService).changePassword(maker.id, 'outra frase só minha')],
    ['was switched off', ({ id }) => api.admin.put(`/api/users/${id}`).send({ ativo: false }).expect(200)],
    ['has another role', ({ id }) => api.admin.put(`/api/users/${id}`).send({ papel: 'edicao' }).expect(200)],
    ['has had the last day', ({ id }) => api.dataSource.manager.update(User, { id }, { ultimoDia: '2020-01-01' })],
    ['was deleted', ({ id }) => api.admin.delete(`/api/users/${id}`).expect(204)],
  ])('%s shows nothing any more, and others’ go on', async (_what, end) => {
    const registo = String(await draft('imprensa', artigo));
    const [maker, other] = [await newPerson(api), await newPerson(api)];
    const tokenOf = async (who: Person) => {
      const { body } = await who.post('/api/previsualizacoes', { recurso: 'imprensa', registo }).expect(201);
      return (body as { url: string }).url.split(PARAMETER)[1] ?? '';
    };
    const [token, still] = [await tokenOf(maker), await tokenOf(other)];
    await open(token).expect(200);
    await end(maker);
    const { body } = await open(token).expect(410);
    expect(body).toMatchObject({ message: 'Esta ligação de pré-visualização já não é válida: peça outra no painel.' });
    expect(JSON.stringify(body)).not.toContain(artigo.titulo);
    await open(still).expect(200);
  });

  it('is not known, because it was made before that was noted, shows nothing', async () => {
    const registo = String(await draft('imprensa', artigo));
    const { token } = api.app
      .get(PrevisualizacoesService)
      .makeToken({ recurso: 'imprensa', registo }, undefined as never, new Date());
    await open(token).expect(410);
  });

  it('has only had it opened is not seen by that', async () => {
    const maker = await newPerson(api);
    const { url } = (await maker.post('/api/previsualizacoes', { recurso: 'paginas', registo: 'faq' }).expect(201))
      .body as { url: string };
    const long = new Date(Date.now() - HOUR_MS);
    const { manager } = api.dataSource;
    await manager.update(Session, { id: maker.sessionId }, { lastSeenAt: long });
    await open(url.split(PARAMETER)[1] ?? '').expect(200);
    const { lastSeenAt } = await manager.findOneByOrFail(Session, { id: maker.sessionId });
    expect(Math.abs(lastSeenAt.getTime() - long.getTime())).toBeLessThan(1_000);
  });
});

describe('a preview of a page', () => {
  it('shows its draft, whose published words stay', async () => {
    const conteudo = { tagline: 'Um lema novo.' };
    await api.admin.put('/api/paginas/associacao').send({ conteudo }).expect(200);
    const { url, token } = await link('paginas', 'associacao');
    expect(url).toBe(`${settings.siteUrl}/${PARAMETER}${token}`);
    const { body } = await open(token).expect(200);
    expect(body).toMatchObject({ recurso: 'paginas', registo: 'associacao', caminhos: [], conteudo });
    expect((await api.http.get('/api/paginas/associacao').expect(200)).body).toMatchObject({ alteracoes: {} });
    const faq = await link('paginas', 'faq');
    expect(faq.url).toBe(`${settings.siteUrl}/faq${PARAMETER}${faq.token}`);
    expect((await open(faq.token).expect(200)).body).toMatchObject({ conteudo: {}, caminhos: ['/faq'] });
  });
});

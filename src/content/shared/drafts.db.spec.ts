import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentResources } from '../../../test/support/content-resources.js';
import { at, draftCalls } from '../../../test/support/draft-calls.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { make, read, put, save, drop, whenDue } = draftCalls(() => api);

/** The team has drafts of its own: testimonials that wait to be approved. */
const resources = contentResources.filter(({ resource }) => resource !== 'equipa');

describe.each(resources)(
  'the states of $resource',
  ({ resource, create, one, update, remove, first, second, title }) => {
    /** Every public answer in which a record with such a title would be. */
    const publicly = async (id: number, word: string): Promise<string[]> => {
      const list = create;
      const lists = [
        list,
        `${list}?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`,
        ...(resource === 'imprensa' ? ['/api/recentes', '/api/imprensa/relacionados/Jornal/2147483647'] : []),
        `/api/pesquisa?q=${word}`,
      ];
      const found: string[] = [];
      for (const path of lists) {
        const { text } = await api.http.get(path).expect(200);
        if (text.includes(word)) found.push(path);
      }
      const { status, text } = await api.http.get(one(id));
      if (status !== 404 || text.includes(word)) found.push(one(id));
      return found;
    };

    it.each(['rascunho', 'agendado', 'arquivado'])('are nowhere public while one is %s', async (estado) => {
      const word = `Ornitorrinco${estado}`;
      const before = await publicly(2_147_483_647, word);
      expect(before).toEqual([]);
      const when = estado === 'agendado' ? { publicarEm: at(DAY_MS) } : {};
      const { registo: id } = await make(resource, { ...first, [title]: word }, { estado, ...when });
      expect(await publicly(id, word)).toEqual([]);
      expect(await read(resource, id)).toMatchObject({ estado, registo: id, conteudo: { id, [title]: word } });
      // the same record, published, is in each of these
      await save(resource, id, { estado: 'publicado' });
      expect((await publicly(id, word)).length).toBe(resource === 'imprensa' ? 6 : 4);
      await save(resource, id, { estado: 'arquivado' });
      expect(await publicly(id, word)).toEqual([]);
    });

    it('publishes at once what comes without one, and leaves its answer as it was', async () => {
      const { body } = await api.admin.post(create).send(first).expect(201);
      const { id } = body as { id: number };
      expect((await api.http.get(one(id)).expect(200)).body).toEqual(body);
      expect(Object.keys(body as object)).not.toContain('estado');
      expect(await read(resource, id)).toMatchObject({
        estado: 'publicado',
        porPublicar: false,
        versao: 1,
        conteudo: first,
      });
    });

    it('keep their number from draft to published to archived', async () => {
      const draft = await make(resource, first);
      const { body: next } = await api.admin.post(create).send(first).expect(201);
      expect((next as { id: number }).id).toBe(draft.registo + 1);
      await save(resource, draft.registo, { estado: 'publicado', versao: draft.versao });
      expect((await api.http.get(one(draft.registo)).expect(200)).body).toMatchObject(first);
      await save(resource, draft.registo, { estado: 'arquivado' });
      await api.http.get(one(draft.registo)).expect(404);
      await save(resource, draft.registo, { estado: 'publicado' });
      expect((await api.http.get(one(draft.registo)).expect(200)).body).toMatchObject(first);
    });

    it('show visitors what is published while a newer draft waits beside it', async () => {
      const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
      const shown = (await api.http.get(one(id)).expect(200)).body as object;
      const draft = await save(resource, id, { conteudo: second, estado: 'rascunho', versao: 1 });
      expect(draft).toMatchObject({ estado: 'publicado', porPublicar: true, versao: 2, conteudo: second });
      expect((await api.http.get(one(id)).expect(200)).body).toEqual(shown);
      expect((await api.admin.get(one(id)).expect(200)).body).toEqual(shown);
      await save(resource, id, { estado: 'publicado', versao: 2 });
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(second);
      expect(await read(resource, id)).toMatchObject({ porPublicar: false, versao: 3 });
    });

    it('are published and withdrawn at their moments, once', async () => {
      const plan = { estado: 'agendado', publicarEm: at(HOUR_MS), retirarEm: at(3 * HOUR_MS) };
      const { registo: id } = await make(resource, first, plan);
      await whenDue(HOUR_MS - 60_000);
      await api.http.get(one(id)).expect(404);
      // as several processes do
      await Promise.all([whenDue(2 * HOUR_MS), whenDue(2 * HOUR_MS), whenDue(2 * HOUR_MS)]);
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
      const standing = await read(resource, id);
      expect(standing).toMatchObject({ estado: 'publicado', publicarEm: null, retirarEm: plan.retirarEm, versao: 2 });
      await whenDue(2 * HOUR_MS);
      expect((await read(resource, id)).versao).toBe(2);
      await Promise.all([whenDue(4 * HOUR_MS), whenDue(4 * HOUR_MS)]);
      await api.http.get(one(id)).expect(404);
      expect(await read(resource, id)).toMatchObject({ estado: 'arquivado', retirarEm: null, conteudo: first });
    });

    it('take the changes of a public record at their moment', async () => {
      const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
      await save(resource, id, { conteudo: second, estado: 'agendado', publicarEm: at(HOUR_MS) });
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
      await whenDue(2 * HOUR_MS);
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(second);
    });

    it('go to the bin from where nobody sees them, and come back there', async () => {
      const word = 'Equidnacinzenta';
      const { registo: id } = await make(resource, { ...first, [title]: word });
      await drop(resource, id).expect(204);
      await api.admin.get(`/api/${resource}/${id}/rascunho`).expect(404);
      const { body } = await api.admin
        .get('/api/lixo')
        .query({ filter: JSON.stringify({ q: word }) })
        .expect(200);
      const [binned] = body as { id: number; registo: number }[];
      expect(binned?.registo).toBe(id);
      await api.admin.post(`/api/lixo/${binned?.id}/reposicao`).expect(200);
      expect(await publicly(id, word)).toEqual([]);
      expect(await read(resource, id)).toMatchObject({ estado: 'rascunho', conteudo: { [title]: word } });
    });

    it('keep what waits beside a record through the bin', async () => {
      const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
      await save(resource, id, { conteudo: second, estado: 'rascunho' });
      await api.admin.delete(remove(id)).expect(204);
      await api.admin.get(`/api/${resource}/${id}/rascunho`).expect(404);
      const { body } = await api.admin.get('/api/lixo').expect(200);
      await api.admin.post(`/api/lixo/${(body as { id: number }[])[0]?.id}/reposicao`).expect(200);
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(first);
      expect(await read(resource, id)).toMatchObject({ estado: 'publicado', porPublicar: true, conteudo: second });
      await drop(resource, id).expect(204);
      expect(await read(resource, id)).toMatchObject({ porPublicar: false, conteudo: first });
      await drop(resource, id).expect(404);
    });

    it('give 409 to who had an earlier version before them, of the draft and of what is published', async () => {
      const { id } = (await api.admin.post(create).send(first).expect(201)).body as { id: number };
      await save(resource, id, { conteudo: second, estado: 'rascunho', versao: 1 });
      await put(resource, id, { conteudo: first, estado: 'rascunho', versao: 1 }).expect(409);
      expect((await read(resource, id)).conteudo).toMatchObject(second);
      // an old client knows nothing of drafts
      await api.admin
        .put(update(id))
        .send({ ...first, versao: 1 })
        .expect(200);
      await put(resource, id, { estado: 'publicado', versao: 2 }).expect(409);
      expect((await read(resource, id)).versao).toBe(3);
      await save(resource, id, { estado: 'publicado', versao: 3 });
      expect((await api.http.get(one(id)).expect(200)).body).toMatchObject(second);
    });

    it('have each save in the history, also of what was never public', async () => {
      const { registo: id } = await make(resource, first);
      await save(resource, id, { conteudo: second, estado: 'rascunho' });
      const { body } = await api.admin.get(`/api/${resource}/${id}/versoes`).expect(200);
      const { nome } = settings.firstAdmin;
      expect(body).toMatchObject([
        { versao: 2, por: nome, estado: 'rascunho' },
        { versao: 1, por: nome, estado: 'rascunho' },
      ]);
      await api.admin.post(`/api/${resource}/${id}/versoes/1/reposicao`).send({ versao: 2 }).expect(204);
      expect(await read(resource, id)).toMatchObject({ estado: 'rascunho', versao: 3, conteudo: first });
      await api.http.get(one(id)).expect(404);
    });

    it('have in the history who saw them after each save, also where nobody saved', async () => {
      const { registo: id } = await make(resource, first, { estado: 'agendado', publicarEm: at(HOUR_MS) });
      await whenDue(2 * HOUR_MS);
      await save(resource, id, { conteudo: second, estado: 'rascunho' });
      await api.admin.post(`/api/${resource}/${id}/versoes/1/reposicao`).send({}).expect(204);
      await save(resource, id, { estado: 'agendado', publicarEm: at(HOUR_MS) });
      await drop(resource, id).expect(204);
      await save(resource, id, { estado: 'arquivado' });
      const { nome } = settings.firstAdmin;
      const { body } = await api.admin.get(`/api/${resource}/${id}/versoes`).expect(200);
      const seen = (body as { estado: string; por: string | null }[]).map(({ estado, por }) => [estado, por]);
      expect(seen.reverse()).toEqual([
        ['agendado', nome],
        ['publicado', null],
        ['rascunho', nome],
        ['rascunho', nome],
        ['agendado', nome],
        ['publicado', nome],
        ['arquivado', nome],
      ]);
    });
  },
);

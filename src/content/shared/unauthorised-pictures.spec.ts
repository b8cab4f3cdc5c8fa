import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { uploadPicture } from '../../../test/support/content-with-picture.js';
import { contentResources } from '../../../test/support/content-resources.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { Drafts } from './drafts.service.js';

const SENTENCE =
  'Uma fotografia com menores identificáveis não tem autorização em vigor. Registe a autorização, ou escolha outra fotografia.';
/** The field in which each resource names a picture. */
const fields: Readonly<Record<string, string>> = {
  eventos: 'fotos',
  imprensa: 'descricao',
  equipa: 'img',
  materialpost: 'img',
  parceiros: 'logo',
  perguntas: 'resposta',
  mural: 'imagem',
};

let api: TestApi;
let nome: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  nome = await uploadPicture(api);
});

const day = (days: number) => lisbonDay(new Date(Date.now() + days * DAY_MS));
const authorised = (days: number) => ({ vistaEm: day(0), vistaPor: 'Rita Exemplo', ate: day(days) });
const mark = (said: object) =>
  api.admin
    .put(`/api/files/${nome}`)
    .send({ menores: true, ...said })
    .expect(200);

describe.each(contentResources)('a picture of children in $resource', ({ resource, create, one, update, first }) => {
  const field = fields[resource] ?? '';
  const holding = () => {
    const address = `/uploads/${nome}`;
    const texts: Readonly<Record<string, unknown>> = {
      fotos: [address],
      descricao: `Veja.\n\n![Uma turma](${address})`,
      resposta: `Veja.\n\n![Uma turma](${address})`,
    };
    return { ...first, [field]: texts[field] ?? address };
  };

  it('is published with its authorisation, and without it is not', async () => {
    await mark(authorised(1));
    const { body } = await api.admin.post(create).send(holding()).expect(201);
    const { id, versao } = body as { id: number; versao: number };
    await mark({});
    const { body: refusal } = await api.admin.post(create).send(holding()).expect(400);
    expect(refusal).toMatchObject({ message: SENTENCE, errors: { [field]: SENTENCE } });
    // what is public with it already goes on being saved, and without it does not get it back
    await api.admin
      .put(update(id))
      .send({ ...holding(), versao })
      .expect(200);
    await api.admin.put(update(id)).send(first).expect(200);
    expect((await api.admin.put(update(id)).send(holding()).expect(400)).body).toMatchObject({ message: SENTENCE });
    expect((await api.admin.get(one(id)).expect(200)).body).toMatchObject({ versao: versao + 2 });
    await mark({ menores: false });
    await api.admin.put(update(id)).send(holding()).expect(200);
  });
});

it('a testimonial that waits may hold one, and is not approved with it', async () => {
  await mark({});
  const draft = { nome: 'Eva', estado: 'Atual', testemunho: 'Olá.', img: `/uploads/${nome}`, rascunho: true };
  const { body } = await api.admin.post('/equipa').send(draft).expect(201);
  const { id } = body as { id: number };
  const approve = () => api.admin.put(`/api/equipa/${id}`).send({ ...draft, rascunho: false });
  expect((await approve().expect(400)).body).toMatchObject({ message: SENTENCE, errors: { img: SENTENCE } });
  await mark(authorised(1));
  await approve().expect(200);
});

describe('a record that waits', () => {
  const make = async (rest: object) => {
    const conteudo = { ...leastEvento, url: `/uploads/${nome}` };
    return api.admin.post('/api/rascunhos').send({ recurso: 'eventos', conteudo, ...rest });
  };
  const inAnHour = () => ({ estado: 'agendado', publicarEm: new Date(Date.now() + HOUR_MS).toISOString() });

  it('may hold one without an authorisation, and is neither published nor scheduled with it', async () => {
    await mark({});
    const { status, body } = await make({ estado: 'rascunho' });
    expect(status).toBe(201);
    const { registo: id } = body as { registo: number };
    for (const asked of [{ estado: 'publicado' }, inAnHour()]) {
      const refused = await api.admin.put(`/api/eventos/${id}/rascunho`).send(asked).expect(400);
      expect(refused.body).toMatchObject({ message: SENTENCE, errors: { url: SENTENCE } });
    }
    await api.http.get(`/api/eventos/${id}`).expect(404);
    expect((await make(inAnHour())).status).toBe(400);
    await mark(authorised(1));
    await api.admin.put(`/api/eventos/${id}/rascunho`).send({ estado: 'publicado' }).expect(200);
    await api.http.get(`/api/eventos/${id}`).expect(200);
  });

  it('is not scheduled for a day after the authorisation', async () => {
    await mark(authorised(2));
    const onDay = (days: number) => ({ estado: 'agendado', publicarEm: new Date(Date.now() + days * DAY_MS) });
    expect((await make(onDay(2))).status).toBe(201);
    expect((await make(onDay(3))).status).toBe(400);
  });

  it('stays a draft where the authorisation is gone when its time comes, and says why', async () => {
    await mark(authorised(1));
    const { body } = await make(inAnHour());
    const { registo: id } = body as { registo: number };
    await mark({});
    await api.app.get(Drafts).doDue(new Date(Date.now() + 2 * HOUR_MS), 100);
    await api.http.get(`/api/eventos/${id}`).expect(404);
    const { body: standing } = await api.admin.get(`/api/eventos/${id}/rascunho`).expect(200);
    expect(standing).toMatchObject({ estado: 'rascunho', publicarEm: null, problema: SENTENCE });
  });
});

it('a page is not published with one either', async () => {
  await mark({});
  await api.admin
    .put('/api/paginas/associacao')
    .send({ conteudo: { logo: `/uploads/${nome}` } })
    .expect(200);
  const publish = () => api.admin.post('/api/paginas/associacao/publicacao').send({});
  expect((await publish().expect(400)).body).toMatchObject({ message: SENTENCE });
  await mark(authorised(1));
  await publish().expect(200);
});

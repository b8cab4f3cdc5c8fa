import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { leastEvento as least, wholeEvento as whole } from '../../../test/support/eventos.js';
import { settings } from '#platform/config/settings.js';
import { Draft, SavedVersion } from '../shared/history.entity.js';
import { Evento } from './evento.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const create = (changed: object = {}) => api.admin.post('/api/eventos').send({ ...least, ...changed });
const stored = (id: number) => api.dataSource.manager.findOneByOrFail(Evento, { id });

describe('POST /api/eventos', () => {
  it('stores everything and answers it', async () => {
    const { body } = await create(whole).expect(201);
    expect(body).toEqual({ ...whole, id: expect.any(Number), create: expect.any(String), exemplo: false, versao: 1 });
    expect(Math.abs(Date.now() - Date.parse(body.create))).toBeLessThan(60_000);
    expect((await api.http.get(`/api/eventos/${body.id}`).expect(200)).body).toEqual(body);
  });

  it('needs no more than title, start and place', async () => {
    const { body } = await create().expect(201);
    const nothing = { descricao: null, hook: null, url: null, dataFim: null, video: null, websiteOficial: null };
    expect(body).toMatchObject({ ...least, ...nothing, admissao: null, fotos: [], tipo: 'proximo', ano: 2026 });
  });

  it('takes place as announced unless somebody says otherwise, and stays as it is where a change says nothing', async () => {
    const { body } = await create().expect(201);
    expect(body.situacao).toBe('confirmado');
    const put = (said: object) => api.admin.put(`/api/eventos/${body.id}`).send({ ...least, ...said });
    expect((await put({ situacao: 'cancelado' }).expect(200)).body.situacao).toBe('cancelado');
    expect((await put({}).expect(200)).body.situacao).toBe('cancelado');
    const { body: refusal } = await put({ situacao: 'talvez' }).expect(400);
    expect(refusal).toMatchObject({ erro: expect.stringContaining('A situação') });
    expect((await stored(body.id)).situacao).toBe('cancelado');
    expect((await put({ situacao: 'confirmado' }).expect(200)).body.situacao).toBe('confirmado');
  });

  it('takes an empty text for nothing where a field may be empty', async () => {
    const empty = {
      descricao: '',
      hook: '',
      url: '',
      dataFim: '',
      video: '',
      websiteOficial: '',
      admissao: '',
      fotos: '',
    };
    const { body } = await create({ ...empty, ano: '' }).expect(201);
    expect(body).toMatchObject({ descricao: null, hook: null, url: null, dataFim: null, fotos: [], ano: 2026 });
  });

  it('stores text as typed', async () => {
    const texts = {
      titulo: `<script>alert("1")</script> O'Neill \\ % _ 😀 {{7*7}} \${x}`,
      descricao: '  linha um\r\n\tlinha dois\n=SOMA(A1)',
      local: "'; DROP TABLE eventos; --",
    };
    const { body } = await create(texts).expect(201);
    expect(body).toMatchObject(texts);
  });

  it('takes texts that are exactly as long as allowed', async () => {
    const longest = {
      titulo: '😀'.repeat(100),
      descricao: 'ã'.repeat(10_000),
      hook: 'ã'.repeat(500),
      local: 'ã'.repeat(200),
    };
    const { body } = await create(longest).expect(201);
    expect(body).toMatchObject(longest);
  });

  it.each([
    ['2026-06-05T10:30:00.123+01:00', '2026-06-05T09:30:00.123Z'],
    ['2026-06-05T09:30', '2026-06-05T09:30:00.000Z'],
    ['2026-06-05', '2026-06-05T00:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('reads the start %s as %s', async (data, moment) => {
    const { body } = await create({ data }).expect(201);
    expect(body.data).toBe(moment);
    expect((await stored(body.id)).data.toISOString()).toBe(moment);
  });

  it.each([
    ['2026-12-31T23:59:59.999Z', 2026],
    ['2027-01-01T00:00:00.000Z', 2027],
  ])('puts a start at %s into the year that Lisbon is in', async (data, ano) => {
    const { body } = await create({ data }).expect(201);
    expect(body.ano).toBe(ano);
  });

  it('stores our own files without a host, and serves them under the present one', async () => {
    const ours = `${settings.apiUrl}/uploads/1_foto-ab.jpg`;
    const another = 'https://outro.exemplo.pt/uploads/1_foto-ab.jpg';
    const { body } = await create({ url: ours, fotos: [ours, '/uploads/2_b.jpg', another] }).expect(201);
    expect(body).toMatchObject({ url: ours, fotos: [ours, `${settings.apiUrl}/uploads/2_b.jpg`, another] });
    expect(await stored(body.id)).toMatchObject({
      url: '/uploads/1_foto-ab.jpg',
      fotos: ['/uploads/1_foto-ab.jpg', '/uploads/2_b.jpg', another],
    });
  });

  it('takes the photos as a JSON string too, and gives them as a list', async () => {
    const { body } = await create({ fotos: JSON.stringify(whole.fotos) }).expect(201);
    expect(body.fotos).toEqual(whole.fotos);
  });

  it('never serves an address from the database that is neither http(s) nor our own', async () => {
    const { body } = await create().expect(201);
    const bad = { url: 'javascript:alert(1)', fotos: ['data:,x', '/uploads/a.jpg', '/documentos/a.pdf'] };
    await api.dataSource.manager.update(
      Evento,
      { id: body.id },
      { ...bad, video: 'vbscript:x', websiteOficial: '//x.pt' },
    );
    const { body: read } = await api.http.get(`/api/eventos/${body.id}`).expect(200);
    expect(read).toMatchObject({
      url: null,
      video: null,
      websiteOficial: null,
      fotos: [`${settings.apiUrl}/uploads/a.jpg`],
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'refuses the field %s like any other that does not exist, and is not harmed by it',
    async (name) => {
      for (const value of ['{"polluted":true,"prototype":{"polluted":true}}', '"a"', 'null']) {
        const sent = JSON.stringify(least).replace('{', `{"${name}":${value},`);
        const { body, text } = await api.admin.post('/api/eventos').type('json').send(sent).expect(400);
        expect(body.message).toBe('Este campo não existe.');
        expect(text).toContain(`"errors":{"${name}":"Este campo não existe."}`);
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it.each([
    ['half a character', '\ud800'],
    ['U+FFFE', '\ufffe'],
    ['U+FFFF', '\uffff'],
  ])('refuses a text with %s, which is no character, by its field', async (_, none) => {
    const sentence = 'Este campo tem caracteres ou um valor que não são permitidos.';
    for (const field of ['titulo', 'descricao', 'local', 'url', 'fotos']) {
      const { body } = await create({
        ...least,
        [field]: field === 'fotos' ? [`/uploads/${none}.jpg`] : `a${none}`,
      }).expect(400);
      expect(body).toMatchObject({ message: sentence, errors: { [field]: sentence } });
    }
    await create({ ...least, titulo: 'Festa 😀' }).expect(201);
  });
});

describe('an event of whole days', () => {
  const days = { ...least, data: '2026-06-05T09:30:00.000Z', dataFim: '2026-06-07T09:30:00.000Z', diaInteiro: true };
  const whole = { data: '2026-06-04T23:00:00.000Z', dataFim: '2026-06-07T22:59:59.999Z', diaInteiro: true };
  const put = (id: number, said: object) => api.admin.put(`/api/eventos/${id}`).send(said).expect(200);

  it('is from the first moment of its first day in Lisbon to the last of its last, which may be the same', async () => {
    const { body } = await create(days).expect(201);
    expect(body).toMatchObject(whole);
    expect((await api.http.get(`/api/eventos/${body.id}`).expect(200)).body).toMatchObject(whole);
    const one = await create({ ...days, dataFim: days.data }).expect(201);
    expect(one.body).toMatchObject({ ...whole, dataFim: '2026-06-05T22:59:59.999Z' });
    const unended = await create({ ...days, dataFim: null }).expect(201);
    expect(unended.body).toMatchObject({ ...whole, dataFim: null });
    const { body: refusal } = await create({ ...days, dataFim: '2026-06-04T12:00:00.000Z' }).expect(400);
    const sentence = 'A data de fim não pode ser anterior à data de início.';
    expect(refusal).toMatchObject({ message: sentence, errors: { dataFim: sentence } });
  });

  it('is none unless somebody says so, stays one where a change says nothing, and is one no longer when told', async () => {
    const { body } = await create().expect(201);
    expect(body.diaInteiro).toBe(false);
    expect((await put(body.id, days)).body).toMatchObject(whole);
    const { diaInteiro: _, ...silent } = days;
    expect((await put(body.id, silent)).body).toMatchObject(whole);
    expect((await put(body.id, { ...days, diaInteiro: false })).body).toMatchObject({ ...days, diaInteiro: false });
    const { body: refusal } = await create({ diaInteiro: 'talvez' }).expect(400);
    expect(refusal).toMatchObject({ errors: { diaInteiro: expect.stringContaining('verdadeiro ou falso') } });
  });

  it('is so from its draft on, and as soon as it is brought back', async () => {
    const { body: draft } = await api.admin
      .post('/api/rascunhos')
      .send({ recurso: 'eventos', conteudo: days, estado: 'rascunho' })
      .expect(201);
    const id = (draft as { registo: number }).registo;
    const { body: waiting } = await api.admin.get(`/api/eventos/${id}/rascunho`).expect(200);
    expect(waiting).toMatchObject({ conteudo: whole });
    await api.admin.put(`/api/eventos/${id}/rascunho`).send({ estado: 'publicado' }).expect(200);
    expect(await stored(id)).toMatchObject({ diaInteiro: true, data: new Date(whole.data) });
    const hours = await put(id, { ...days, diaInteiro: false });
    expect(hours.body).toMatchObject({ data: days.data, dataFim: days.dataFim });
    await api.admin
      .post(`/api/eventos/${id}/versoes/1/reposicao`)
      .send({ campos: ['diaInteiro'] })
      .expect(204);
    expect((await api.http.get(`/api/eventos/${id}`).expect(200)).body).toMatchObject(whole);
  });
});

describe('what was kept before there were whole days', () => {
  const days = { ...least, dataFim: '2026-06-07T09:30:00.000Z', diaInteiro: true };
  const hours = { data: least.data, dataFim: '2026-06-05T17:00:00.000Z', diaInteiro: false };
  const ofBefore = async (kept: typeof SavedVersion | typeof Draft, id: number) => {
    const row = await api.dataSource.manager.findOneByOrFail(kept, { resource: 'eventos', recordId: id });
    const { diaInteiro: _, ...contents } = JSON.parse(row.contents ?? '{}') as Record<string, unknown>;
    await api.dataSource.manager.update(kept, { id: row.id }, { contents: JSON.stringify(contents) });
  };

  it('has its hours: a version that is brought back, and a draft', async () => {
    const { body } = await create(hours).expect(201);
    await ofBefore(SavedVersion, body.id);
    await api.admin.put(`/api/eventos/${body.id}`).send(days).expect(200);
    await api.admin.post(`/api/eventos/${body.id}/versoes/1/reposicao`).send({}).expect(204);
    expect((await api.http.get(`/api/eventos/${body.id}`).expect(200)).body).toMatchObject(hours);
    const waiting = { conteudo: { ...least, ...hours }, estado: 'rascunho' };
    await api.admin.put(`/api/eventos/${body.id}/rascunho`).send(waiting).expect(200);
    await ofBefore(Draft, body.id);
    const { body: draft } = await api.admin.get(`/api/eventos/${body.id}/rascunho`).expect(200);
    expect(draft).toMatchObject({ conteudo: hours });
  });
});

describe('GET /api/eventos/anos', () => {
  const years = async () => (await api.http.get('/api/eventos/anos').expect(200)).body as number[];

  it('names each year that has events, also one to come, and no longer once it has none', async () => {
    expect(await years()).not.toContain(2029);
    const { body: first } = await create({ data: '2029-01-05' }).expect(201);
    const { body: second } = await create({ data: '2029-12-05' }).expect(201);
    const named = await years();
    expect(named.filter((year) => year === 2029)).toHaveLength(1);
    expect(named).toEqual(named.toSorted((one, other) => one - other));
    for (const { id } of [first, second]) {
      expect(await years()).toContain(2029);
      await api.admin.delete(`/api/eventos/delete/${id}`).expect(204);
    }
    expect(await years()).not.toContain(2029);
  });
});

describe('PUT /api/eventos/{id}', () => {
  it('replaces every field, and clears what is left out', async () => {
    const { body: made } = await create(whole).expect(201);
    const { body } = await api.admin
      .put(`/api/eventos/${made.id}`)
      .send({ ...least, titulo: 'Outro' })
      .expect(200);
    expect(body).toMatchObject({ titulo: 'Outro', descricao: null, url: null, fotos: [], tipo: 'proximo', versao: 2 });
    expect(body.create).toBe(made.create);
  });

  it('saves the dates of an event of before as they are, even if it ends as it starts, and refuses other such dates', async () => {
    const { body: made } = await create(whole).expect(201);
    await api.dataSource.manager.update(Evento, { id: made.id }, { dataFim: whole.data });
    const { body: read } = await api.http.get(`/api/eventos/${made.id}`).expect(200);
    expect(read.dataFim).toBe(read.data);
    const put = (said: object) =>
      api.admin.put(`/api/eventos/${made.id}`).send({ ...read, versao: undefined, ...said });
    await put({ titulo: 'Outro' }).expect(200);
    const sentence = 'A data de fim tem de ser posterior à data de início.';
    const later = '2026-06-06T09:30:00.000Z';
    for (const dates of [{ data: later }, { data: later, dataFim: later }, { dataFim: '2026-06-05T09:29:59.999Z' }]) {
      const { body } = await put(dates).expect(400);
      expect(body).toMatchObject({ message: sentence, errors: { dataFim: sentence } });
    }
    const draft = await api.admin
      .put(`/api/eventos/${made.id}/rascunho`)
      .send({ conteudo: { ...read, versao: undefined, titulo: 'À espera' }, estado: 'rascunho' });
    expect(draft.status).toBe(200);
  });

  it('keeps the moment of creation, whatever is sent', async () => {
    const { body: made } = await create().expect(201);
    const sent = { ...made, create: '2000-01-01T00:00:00.000Z' };
    const { body } = await api.admin.put(`/api/eventos/${made.id}`).send(sent).expect(200);
    expect(body.create).toBe(made.create);
  });

  it('finds the record under its new words and no longer under its old', async () => {
    const { body: made } = await create({ titulo: 'Palavraantiga' }).expect(201);
    await api.admin
      .put(`/api/eventos/${made.id}`)
      .send({ ...least, titulo: 'Palavranova' })
      .expect(200);
    const ids = async (q: string) => {
      const { body } = await api.http
        .get('/api/eventos')
        .query({ filter: JSON.stringify({ q }) })
        .expect(200);
      return (body as { id: number }[]).map(({ id }) => id);
    };
    expect(await ids('palavranova')).toEqual([made.id]);
    expect(await ids('palavraantiga')).toEqual([]);
    await api.admin.delete(`/api/eventos/delete/${made.id}`).expect(204);
    expect(await ids('palavranova')).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMailWith, mailTo } from '../../../test/support/mail.js';
import { registerSchool } from '../../../test/support/register-school.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { Not } from 'typeorm';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import type { ParticipacaoDto } from './participacao.dto.js';
import { Participacao, schoolHash } from './participacao.entity.js';

/** A participation as it is answered. */
type Answered = Pick<ParticipacaoDto, keyof ParticipacaoDto>;

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi({ rateLimitForms: 0 });
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;

/** @returns the participation of a school that has just registered */
const registered = async (changed?: Record<string, string>): Promise<Answered> =>
  read((await registerSchool(api, changed)).id);
const read = async (id: number) => (await api.admin.get(`/api/participacoes/${id}`).expect(200)).body as Answered;
const listed = async (filter: object) =>
  (
    (
      await api.admin
        .get('/api/participacoes')
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body as {
      id: number;
    }[]
  ).map(({ id }) => id);

describe('a registration', () => {
  it('has its school take part in the present edition, in the district of its postal code', async () => {
    const made = await registered({ nomeEscola: 'Escola Básica de Gaia', emailResponsavel: 'Rui@Escola.pt' });
    expect(made).toMatchObject({
      edicao: '20262027',
      escola: 'Escola Básica de Gaia',
      distrito: 'Porto',
      professor: 'Maria João',
      email: 'rui@escola.pt',
      estado: 'inscrita',
      ciclo: null,
      alunos: null,
      vistaEm: null,
      repetidas: [],
    });
    expect(await listed({ q: 'gaia' })).toEqual([made.id]);
    expect(await listed({ distrito: 'Porto', estado: 'inscrita', edicao: '20262027' })).toContain(made.id);
    expect(await listed({ distrito: 'Faro' })).not.toContain(made.id);
  });

  it('that is removed takes a participation along of which nothing has come', async () => {
    const [idle, handedIn] = [await registered(), await registered()];
    await manager().update(Participacao, { id: handedIn.id }, { estado: 'submetida' });
    for (const { inscricaoId } of [idle, handedIn]) await api.admin.delete(`/api/festival/${inscricaoId}`).expect(204);
    await api.admin.get(`/api/participacoes/${idle.id}`).expect(404);
    expect(await read(handedIn.id)).toMatchObject({ inscricaoId: null, estado: 'submetida' });
  });
});

describe('a participation', () => {
  it('is held under the addresses of its teacher and its school, and erased by them', async () => {
    const { id, email } = await registered();
    const search = async () => {
      const { body } = await api.admin.post('/api/dados-pessoais/pesquisa').send({ email }).expect(200);
      return JSON.stringify(body);
    };
    expect(await search()).toContain('Participação no Desafio Escolar');
    expect(await search()).toContain('"valor":"2026/2027"');
    await api.admin.post('/api/dados-pessoais/apagamento').send({ email }).expect(200);
    await api.admin.get(`/api/participacoes/${id}`).expect(404);
  });

  it('is corrected by its version, and what is wrong said at its field', async () => {
    const made = await registered();
    await news();
    const sent = { ...made, distrito: 'Braga', ciclo: '2.º ciclo', turmas: 2, alunos: '48', estado: 'nomeada' };
    const { body } = await api.admin.put(`/api/participacoes/${made.id}`).send(sent).expect(200);
    expect(body).toMatchObject({ distrito: 'Braga', ciclo: '2.º ciclo', turmas: 2, alunos: 48, versao: 2 });
    expect(await news()).toMatchObject([{ verbo: 'alterou', secao: 'participacoes', registo: String(made.id) }]);
    await api.admin.put(`/api/participacoes/${made.id}`).send(sent).expect(409);
    const wrong = { ...sent, versao: 2, distrito: 'Galiza', alunos: 0, telefone: 'ligue-me' };
    const refused = await api.admin.put(`/api/participacoes/${made.id}`).send(wrong).expect(400);
    expect(Object.keys((refused.body as { errors: object }).errors).sort()).toEqual(['alunos', 'distrito', 'telefone']);
  });
});

describe('participations of the same school or teacher', () => {
  it('know of each other within an edition, whatever accents and common words their names have', async () => {
    const one = await registered({ nomeEscola: 'Agrupamento de Escolas da Régua' });
    const two = await registered({ nomeEscola: 'agrupamento escolas Regua' });
    const three = await registered({ emailResponsavel: one.email });
    expect((await read(one.id)).repetidas).toEqual([two.id, three.id]);
    expect((await read(two.id)).repetidas).toEqual([one.id]);
    await manager().update(Participacao, { id: two.id }, { edicao: '20252026' });
    expect((await read(one.id)).repetidas).toEqual([three.id]);
    expect(schoolHash('Escola')).not.toBe(schoolHash('de'));
  });

  it('are joined: the one that is kept takes what it lacks and the furthest state; the others go', async () => {
    const [kept, other] = [await registered(), await registered()];
    await manager().update(Participacao, { id: kept.id }, { alunos: 20 });
    await manager().update(Participacao, { id: other.id }, { alunos: 30, turmas: 2, estado: 'submetida' });
    const { body } = await api.admin
      .post(`/api/participacoes/${kept.id}/juncao`)
      .send({ ids: [other.id] })
      .expect(200);
    expect(body).toMatchObject({ id: kept.id, alunos: 20, turmas: 2, estado: 'submetida', email: kept.email });
    await api.admin.get(`/api/participacoes/${other.id}`).expect(404);
    await api.admin.get(`/api/festival/${other.inscricaoId}`).expect(200);
  });

  it('are not joined with themselves, with none, or over editions, and nothing changes', async () => {
    const [one, two] = [await registered(), await registered()];
    const join = (ids: unknown) => api.admin.post(`/api/participacoes/${one.id}/juncao`).send({ ids });
    await join([one.id]).expect(404);
    await join([999_999]).expect(404);
    await join('todas').expect(400);
    await manager().update(Participacao, { id: two.id }, { edicao: '20252026' });
    await join([two.id]).expect(400);
    expect([(await read(one.id)).versao, (await read(two.id)).versao]).toEqual([1, 1]);
  });
});

describe('a message to schools', () => {
  it('is shown before it goes, goes once to each, and carries the names of each', async () => {
    const [one, two] = [await registered({ nomeResponsavel: 'Ana Sá' }), await registered()];
    const words = { assunto: 'O festival', texto: 'Olá, {professor}! Contamos com a {escola}.' };
    const preview = await api.admin
      .post('/api/participacoes/mensagens/previsualizacao')
      .send({ ...words, ids: [one.id, two.id] })
      .expect(200);
    expect(preview.body).toMatchObject({ assunto: 'O festival', para: one.email, seguem: 2, repetidas: 0 });
    expect((preview.body as { texto: string }).texto).toContain(`Olá, Ana Sá! Contamos com a ${one.escola}.`);
    expect((preview.body as { texto: string }).texto).toMatch(/equipa da [^{}]+$/);
    expect(await mailTo(two.email)).not.toContainEqual(expect.objectContaining({ subject: 'O festival' }));
    const send = (ids: number[]) => api.admin.post('/api/participacoes/mensagens').send({ ...words, ids });
    expect((await send([one.id]).expect(200)).body).toEqual({ enviadas: 1, repetidas: 0 });
    expect((await send([one.id, two.id]).expect(200)).body).toEqual({ enviadas: 1, repetidas: 1 });
    expect((await awaitMailWith(two.email, 'Contamos')).text).toContain(`Contamos com a ${two.escola}.`);
  });
});

describe('a deadline that is prolonged', () => {
  const edition = async () => manager().findOneByOrFail(Edicao, { chave: '20262027' });
  const later = (day: string | null, days: number) => lisbonDay(new Date(Date.parse(day ?? '') + days * DAY_MS));

  it('is told to every school that takes part, once, after it was shown', async () => {
    const [one, gone] = [await registered(), await registered()];
    await manager().update(Participacao, { id: gone.id }, { estado: 'desistiu' });
    const { id, submissaoFecha } = await edition();
    const body = { prazo: 'submissao', ate: later(submissaoFecha, 3) };
    const shown = await api.admin.post(`/api/edicoes/${id}/prolongamento/previsualizacao`).send(body).expect(200);
    const { seguem, texto } = shown.body as { seguem: number; texto: string };
    expect(seguem).toBe(await manager().countBy(Participacao, { edicao: '20262027', estado: Not('desistiu') }));
    expect(texto).toContain(dayWords(body.ate));
    expect(texto).toMatch(/equipa da [^{}]+$/);
    expect((await edition()).submissaoFecha).toBe(submissaoFecha);
    const done = await api.admin.post(`/api/edicoes/${id}/prolongamento`).send(body).expect(200);
    expect(done.body).toEqual({ enviadas: seguem, repetidas: 0 });
    expect((await edition()).submissaoFecha).toBe(body.ate);
    expect((await awaitMailWith(one.email, 'prolongada')).text).toContain(dayWords(body.ate));
    expect(await mailTo(gone.email)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('prolongada') }),
    );
  });

  it('of the registration is told to nobody who is registered already', async () => {
    const { id, inscricoesFecham, submissaoAbre } = await edition();
    await manager().update(Edicao, { id }, { submissaoAbre: later(submissaoAbre, 5) });
    const body = { prazo: 'inscricoes', ate: later(inscricoesFecham, 2) };
    const { body: done } = await api.admin.post(`/api/edicoes/${id}/prolongamento`).send(body).expect(200);
    expect(done).toEqual({ enviadas: 0, repetidas: 0 });
    expect((await edition()).inscricoesFecham).toBe(body.ate);
  });

  it('only moves on, and not over the day that follows', async () => {
    const { id, inscricoesFecham, submissaoAbre, versao } = await edition();
    const prolong = (ate: unknown) =>
      api.admin.post(`/api/edicoes/${id}/prolongamento`).send({ prazo: 'inscricoes', ate });
    const earlier = await prolong(inscricoesFecham).expect(400);
    expect(earlier.body).toMatchObject({ errors: { ate: 'O novo dia tem de vir depois do que está marcado.' } });
    await prolong(submissaoAbre).expect(400);
    await prolong('amanhã').expect(400);
    await api.admin.post('/api/edicoes/999/prolongamento').send({ prazo: 'inscricoes', ate: '2090-01-01' }).expect(404);
    expect((await edition()).versao).toBe(versao);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { awaitMail, awaitMailWith } from '../../../test/support/mail.js';
import { ownPageToken, registerSchoolWithPage } from '../../../test/support/register-school.js';
import { restoreClock } from '../../../test/support/stopped-clock.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { readEverything } from '../../../test/support/read-everything.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { Link } from '#accounts/links/link.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Participacao } from './participacao.entity.js';

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi({ rateLimitForms: 0 });
});
afterAll(() => api.stop());
afterEach(restoreClock);

const manager = () => api.dataSource.manager;
const at = (token: string) => `/api/desafio/${token}`;

const registered = () => registerSchoolWithPage(api);

const facts = { escola: 'Escola Nova', professor: 'Maria João', telefone: '912 345 678' };
const correct = (token: string, changed: object = {}) => api.http.patch(at(token)).send({ ...facts, ...changed });

describe('the page of a school', () => {
  it('opens by the link of the registration’s receipt, which is kept as a hash, and opening changes nothing', async () => {
    const { id, name, token } = await registered();
    expect(await manager().findOneBy(Link, { tokenHash: sha256(token) })).toMatchObject({
      purpose: 'participation',
      subject: String(id),
      expiresAt: null,
    });
    const before = await readEverything(api);
    const { body, headers } = await api.http.get(at(token)).expect(200);
    expect(body).toMatchObject({
      escola: name,
      distrito: 'Porto',
      email: 'p•••@escola.pt',
      estado: 'inscrita',
      deColega: false,
      colegas: [],
      edicao: { chave: '20262027', anoLetivo: '2026/2027' },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(await readEverything(api)).toEqual(before);
  });

  it('has its school’s data corrected by the school, and of two devices the second is told', async () => {
    const { id, token } = await registered();
    await news();
    await correct(token, { versao: 1, distrito: 'Braga', ciclo: '3.º ciclo', turmas: '2', alunos: 40 }).expect(200);
    expect(await news()).toMatchObject([
      { verbo: 'alterou', secao: 'participacoes', registo: String(id), quemId: null },
    ]);
    const row = await manager().findOneByOrFail(Participacao, { id });
    expect(row).toMatchObject({ escola: 'Escola Nova', distrito: 'Braga', turmas: 2, alunos: 40, versao: 2 });
    expect(row.vistaEm).not.toBeNull();
    await correct(token, { versao: 1, escola: 'Outra' }).expect(409);
    const { body } = await correct(token, { versao: 2, escola: '', alunos: -1 }).expect(400);
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['alunos', 'escola']);
    expect((await manager().findOneByOrFail(Participacao, { id })).versao).toBe(2);
  });

  it('is not opened by a guessed link, a revoked one, or one of a school that was erased', async () => {
    const [revoked, erased] = [await registered(), await registered()];
    await api.admin.delete(`/api/participacoes/${revoked.id}/ligacao`).expect(204);
    await api.admin.delete(`/api/participacoes/${erased.id}`).expect(204);
    expect(await manager().existsBy(Link, { subject: String(erased.id), purpose: 'participation' })).toBe(false);
    const before = await readEverything(api);
    for (const token of [revoked.token, erased.token, 'a'.repeat(43), 'x'])
      for (const call of [
        api.http.get(at(token)),
        correct(token),
        api.http.post(`${at(token)}/colegas`).send({ email: 'a@b.pt' }),
        api.http.delete(`${at(token)}/colegas/1`),
      ])
        expect([token, (await call).status]).toEqual([token, 404]);
    expect(await readEverything(api)).toEqual(before);
  });

  it('ends with its edition', async () => {
    const { token } = await registered();
    const { resultados } = await manager().findOneByOrFail(Edicao, { chave: '20262027' });
    await api.http.get(at(token)).expect(200);
    fakeOnly(['Date'], Date.parse(`${resultados}T12:00:00Z`));
    await api.http.get(at(token)).expect(200);
    fakeOnly(['Date'], Date.parse(`${resultados}T12:00:00Z`) + DAY_MS);
    await api.http.get(at(token)).expect(410);
    await correct(token).expect(410);
  });
});

describe('the link of a school', () => {
  it('is sent anew to the registered address by asking, and answered alike for every address', async () => {
    const { email, token } = await registered();
    const ask = (of: string) => api.http.post('/api/desafio').send({ email: of });
    const known = await ask(email.toUpperCase()).expect(202);
    const unknown = await ask('ninguem@escola.pt').expect(202);
    expect(unknown.body).toEqual(known.body);
    const again = ownPageToken((await awaitMailWith(email, 'Aqui está a ligação')).text);
    expect(again).not.toBe(token);
    for (const one of [token, again]) await api.http.get(at(one)).expect(200);
    expect((await awaitMail('ninguem@escola.pt')).text).toContain('não há nenhuma inscrita nesta edição');
  });

  it('is renewed by an administrator, which ends those of before', async () => {
    const { id, email, token } = await registered();
    await api.admin.post(`/api/participacoes/${id}/ligacao`).expect(204);
    const again = ownPageToken((await awaitMailWith(email, 'Aqui está a ligação')).text);
    await api.http.get(at(token)).expect(404);
    await api.http.get(at(again)).expect(200);
  });

  it('of a second teacher opens the page that is kept when two are joined', async () => {
    const [kept, other] = [await registered(), await registered()];
    await api.admin
      .post(`/api/participacoes/${kept.id}/juncao`)
      .send({ ids: [other.id] })
      .expect(200);
    const { body } = await api.http.get(at(other.token)).expect(200);
    expect(body).toMatchObject({ escola: kept.name });
  });
});

describe('a colleague', () => {
  it('gets a link by the teacher’s hand, works on the page, invites nobody, and is let go again', async () => {
    const { token } = await registered();
    const invite = (by: string, email: string) => api.http.post(`${at(by)}/colegas`).send({ email });
    await invite(token, 'rui@escola.pt').expect(200);
    const theirs = ownPageToken((await awaitMail('rui@escola.pt')).text);
    const { body } = await api.http.get(at(theirs)).expect(200);
    expect(body).toMatchObject({ deColega: true, colegas: [{ quem: 'r•••@escola.pt' }] });
    await correct(theirs, { alunos: 12 }).expect(200);
    await invite(theirs, 'outra@escola.pt').expect(403);
    const [{ id } = { id: 0 }] = (body as { colegas: { id: number }[] }).colegas;
    await api.http.delete(`${at(theirs)}/colegas/${id}`).expect(403);
    await api.http.delete(`${at(token)}/colegas/${id}`).expect(200);
    await api.http.get(at(theirs)).expect(404);
    await api.http.delete(`${at(token)}/colegas/${id}`).expect(404);
    expect(await manager().countBy(OutgoingMail, { recipient: 'outra@escola.pt' })).toBe(0);
  });

  it('is one of five', async () => {
    const { token } = await registered();
    for (let count = 1; count <= 5; count += 1)
      await api.http
        .post(`${at(token)}/colegas`)
        .send({ email: `colega${count}@escola.pt` })
        .expect(200);
    const { body } = await api.http
      .post(`${at(token)}/colegas`)
      .send({ email: 'sexto@escola.pt' })
      .expect(409);
    expect((body as { erro: string }).erro).toContain('Já há 5 colegas');
  });

  it('is not let go by the teacher of another school', async () => {
    const [one, other] = [await registered(), await registered()];
    await api.http
      .post(`${at(one.token)}/colegas`)
      .send({ email: 'colega@escola.pt' })
      .expect(200);
    const { body } = await api.http.get(at(one.token));
    const [{ id } = { id: 0 }] = (body as { colegas: { id: number }[] }).colegas;
    await api.http.delete(`${at(other.token)}/colegas/${id}`).expect(404);
  });
});

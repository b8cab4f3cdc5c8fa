import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { expiredRowsOf } from '../../../test/support/expired-rows-of.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { aMonthLater, lisbonDay } from '#platform/dates/lisbon-day.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { PedidoDados } from './pedido-dados.entity.js';
import type { PedidoDadosDto } from './pedido-dados.dto.js';

let api: TestApi;
const news = newTrailRows(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const add = async (body: object) =>
  (await api.admin.post('/api/pedidos-dados').send(body).expect(201)).body as PedidoDadosDto;
const waiting = async () => (await api.admin.get('/api/resumo').expect(200)).body.pedidosDados as object;
const daysAgo = (days: number) => lisbonDay(new Date(Date.now() - days * DAY_MS));

describe('a request about personal data', () => {
  it('that came by letter is due a month after it came, and stands on the overview until it is done', async () => {
    await news();
    const late = await add({ tipo: 'acesso', via: 'carta', nome: 'Ana Sousa', recebidoEm: daysAgo(45) });
    const open = await add({ tipo: 'retificacao', via: 'telefone', email: ' Rui@Exemplo.pt ', detalhe: 'Nome errado' });
    expect(open).toMatchObject({ email: 'rui@exemplo.pt', recebidoEm: daysAgo(0), feito: false, nota: null });
    expect([late.prazo, open.prazo]).toEqual([aMonthLater(daysAgo(45)), aMonthLater(daysAgo(0))]);
    const first = [late, open].map(({ id, tipo, prazo }) => ({ id, tipo, prazo }));
    expect(await waiting()).toEqual({ total: 2, atrasados: 1, primeiros: first });

    const nota = 'Enviada uma cópia.';
    const { body } = await api.admin.put(`/api/pedidos-dados/${late.id}`).send({ feito: true, nota }).expect(200);
    expect(body).toMatchObject({ feito: true, feitoEm: expect.any(String), nota });
    expect(await waiting()).toEqual({ total: 1, atrasados: 0, primeiros: first.slice(1) });
    const { body: list } = await api.admin.get('/api/pedidos-dados').expect(200);
    expect((list as PedidoDadosDto[]).map(({ id }) => id)).toEqual([open.id, late.id]);
    await api.admin.put(`/api/pedidos-dados/${late.id}`).send({ feito: false }).expect(200);
    expect((await api.admin.get(`/api/pedidos-dados/${late.id}`).expect(200)).body).toMatchObject({ feitoEm: null });
    const told = await news();
    expect(told.map(({ verbo, secao, registo }) => [verbo, secao, registo])).toEqual([
      ['criou', 'pedidos-dados', String(late.id)],
      ['criou', 'pedidos-dados', String(open.id)],
      ['alterou', 'pedidos-dados', String(late.id)],
      ['alterou', 'pedidos-dados', String(late.id)],
    ]);
  });

  it('is of somebody, and of no day to come', async () => {
    const refused = async (body: object) => (await api.admin.post('/api/pedidos-dados').send(body).expect(400)).body;
    expect(await refused({ tipo: 'acesso', via: 'carta' })).toMatchObject({ errors: { email: expect.any(String) } });
    const tomorrow = { tipo: 'acesso', via: 'carta', nome: 'Ana', recebidoEm: daysAgo(-2) };
    expect(await refused(tomorrow)).toMatchObject({ errors: { recebidoEm: expect.any(String) } });
  });

  it('is forgotten a year after it was answered, with what finds it', async () => {
    const { id } = await add({ tipo: 'outro', via: 'email', email: 'antiga@exemplo.pt' });
    const open = await add({ tipo: 'outro', via: 'email', email: 'antiga@exemplo.pt' });
    await api.admin.put(`/api/pedidos-dados/${id}`).send({ feito: true }).expect(200);
    const inADay = new Date(Date.now() + DAY_MS);
    expect(await expiredRowsOf(api, PedidoDados).removeOutdated(inADay, 10)).toBe(1);
    expect(await api.dataSource.manager.existsBy(PedidoDados, { id })).toBe(false);
    const search = await api.admin
      .post('/api/dados-pessoais/pesquisa')
      .send({ email: 'antiga@exemplo.pt' })
      .expect(200);
    expect((search.body as { registos: { id: number }[] }).registos.map((found) => found.id)).toEqual([open.id]);
  });
});

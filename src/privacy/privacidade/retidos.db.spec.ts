import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { expiredRowsOf } from '../../../test/support/expired-rows-of.js';
import { type PublicForm, publicForms } from '../../../test/support/public-forms.js';
import { awaitMail } from '../../../test/support/mail.js';
import { Eraser } from '#erasing/eraser.service.js';
import { Hold } from '#erasing/hold.entity.js';
import { holdsOf } from '#erasing/holds.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { PedidoFormacao } from '#submissions/enquiries/enquiry.entity.js';
import { Suspeita } from '#submissions/shared/suspeita.entity.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { Retention } from './retention.service.js';
import type { RetidoDto } from './privacidade.dto.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const inDays = (days: number) => lisbonDay(new Date(Date.now() + days * DAY_MS));
const SOON = inDays(40);

async function request(): Promise<number> {
  number += 1;
  const form = publicForms.find(({ panelResource }) => panelResource === 'formacoes') as PublicForm;
  const body = { ...form.body, email: `ana${number}@exemplo.pt` };
  return ((await api.http.post(form.path).send(body).expect(201)).body as { id: number }).id;
}
const send = (registo: number, more: object = {}) =>
  api.admin.post('/api/retidos').send({ tipo: 'formacoes', registo, motivo: 'Queixa n.º 7', ate: SOON, ...more });
const hold = async (registo: number, more: object = {}) => (await send(registo, more).expect(201)).body as RetidoDto;
const list = async () => (await api.admin.get('/api/retidos').expect(200)).body as RetidoDto[];
const isThere = (id: number) => manager().existsBy(PedidoFormacao, { id });

describe('a held record', () => {
  it('is deleted by nobody until it is held no more, and who tries is told why and until when', async () => {
    const [id, other] = [await request(), await request()];
    const held = await hold(id);
    const wire = { tipo: 'formacoes', seccao: 'formacoes', registo: id, motivo: 'Queixa n.º 7', ate: SOON };
    expect(held).toEqual({ ...wire, id: expect.any(Number), desde: expect.any(String) });
    const { body } = await api.admin.delete(`/formacoes/${id}`).expect(409);
    const message = `Este registo está retido até ${dayWords(SOON)} e não pode ser apagado antes. Motivo: Queixa n.º 7`;
    expect(body).toMatchObject({ message });
    await api.admin.get(`/formacoes/${id}`).expect(200);
    await api.admin.delete(`/formacoes/${other}`).expect(204);
    await api.admin.delete(`/api/retidos/${held.id}`).expect(204);
    await api.admin.delete(`/formacoes/${id}`).expect(204);
  });

  it('stays where others of its kind are erased', async () => {
    const ids = [await request(), await request(), await request()];
    const [, held = 0] = ids;
    await hold(held);
    expect(await api.app.get(Eraser).erase('formacoes', ids, 'prazo')).toBe(2);
    expect(await Promise.all(ids.map(isThere))).toEqual([false, true, false]);
    const names = ids.map((id) => ({ resource: 'formacoes', id }));
    const found = await holdsOf(manager(), [...names, { resource: 'contactos', id: held }]);
    expect([...found].map(([key, { reason }]) => [key, reason])).toEqual([[`formacoes:${held}`, 'Queixa n.º 7']]);
  });

  it('is held on its last day, and not on the day after', async () => {
    const id = await request();
    const { id: holdId } = await hold(id, { ate: inDays(0) });
    await api.admin.delete(`/formacoes/${id}`).expect(409);
    await manager().update(Hold, { id: holdId }, { until: inDays(-1) });
    expect((await list()).map(({ registo }) => registo)).not.toContain(id);
    await hold(id, { motivo: 'Outra vez' });
    await manager().update(Hold, { id: holdId }, { until: inDays(-1) });
    expect(await expiredRowsOf(api, Hold).removeOutdated(new Date(), 500)).toBe(1);
    await api.admin.delete(`/formacoes/${id}`).expect(204);
  });

  it('is listed, the first to end first, and its reason and day can be said anew', async () => {
    await manager().clear(Hold);
    const [late, early] = [await request(), await request()];
    await hold(late, { ate: inDays(50) });
    const { id } = await hold(early, { ate: inDays(30) });
    expect((await list()).map(({ registo }) => registo)).toEqual([early, late]);
    const changed = { motivo: 'Tribunal', ate: inDays(60) };
    const { body } = await api.admin.put(`/api/retidos/${id}`).send(changed).expect(200);
    expect(body).toMatchObject({ ...changed, registo: early });
    expect((await list()).map(({ registo, motivo }) => [registo, motivo])).toEqual([
      [late, 'Queixa n.º 7'],
      [early, 'Tribunal'],
    ]);
    await api.admin.put('/api/retidos/999999').send(changed).expect(404);
    await api.admin.delete('/api/retidos/999999').expect(404);
  });

  it.each([
    ['another kind', { tipo: 'outbox' }, 400, 'tipo'],
    ['no reason', { motivo: ' ' }, 400, 'motivo'],
    ['no day', { ate: '' }, 400, 'ate'],
    ['a day that is none', { ate: '2027-02-30' }, 400, 'ate'],
    ['a day that is over', { ate: inDays(-1) }, 400, 'ate'],
    ['a day that nobody lives to see', { ate: inDays(3_660) }, 400, 'ate'],
    ['a record that is not there', { registo: 999_999 }, 404, undefined],
  ])('is none with %s', async (_what, wrong, status, field) => {
    const { body } = await send(await request(), wrong).expect(status);
    expect(Object.keys((body as { errors?: object }).errors ?? {})).toEqual(field === undefined ? [] : [field]);
  });

  it('is held once', async () => {
    const id = await request();
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('that a copy brought back goes again, for the hold was over when it was erased', async () => {
    const id = await request();
    const row = await manager().findOneByOrFail(PedidoFormacao, { id });
    await api.admin.delete(`/formacoes/${id}`).expect(204);
    await manager().insert(PedidoFormacao, row);
    await hold(id);
    await api.app.get(Eraser).eraseAgain();
    expect(await isThere(id)).toBe(false);
    expect(await manager().existsBy(Hold, { kind: 'formacoes', recordId: id })).toBe(false);
  });
});

describe('a doubtful submission that is held', () => {
  it('is held also among the others', async () => {
    const body = { nome: 'Ana', email: 'duvida@exemplo.pt', mensagem: 'Olá', tipo: 'Oficina DFC', pagina: 'x' };
    const { id } = (await api.http.post('/formacoes').send(body).expect(201)).body as { id: number };
    const { id: aside } = await manager().findOneByOrFail(Suspeita, { registo: id });
    const { id: holdId } = await hold(aside, { tipo: 'suspeitas' });
    await api.admin.delete(`/api/suspeitas/${aside}`).expect(409);
    await api.admin.post(`/api/suspeitas/${aside}/aceitacao`).expect(204);
    expect((await list()).find((held) => held.id === holdId)).toMatchObject({ tipo: 'formacoes', registo: id });
    await api.admin.delete(`/formacoes/${id}`).expect(409);
  });
});

describe('a subscriber whose record is held', () => {
  it('leaves the newsletter at once, and is erased when the hold is over', async () => {
    const email = 'retida@exemplo.pt';
    await api.http.post('/api/newsletter').send({ nome: 'Rita', email }).expect(201);
    const { text = '' } = await awaitMail(email);
    const path = (purpose: string) => new RegExp(`/newsletter/${purpose}/[\\w-]{43}`).exec(text)?.[0] ?? '';
    await api.http.post(`/api${path('confirmar')}`).expect(303);
    const { id } = await manager().findOneByOrFail(Subscritor, { email });
    const held = await hold(id, { tipo: 'newsletter' });
    await api.http.post(path('cancelar')).expect(200);
    expect(await manager().findOneByOrFail(Subscritor, { id })).toMatchObject({ confirmada: false, nome: 'Rita' });
    await api.http.get(`/api${path('confirmar')}`).expect(404);
    await api.http.post(path('cancelar')).expect(200);
    const later = new Date(Date.now() + 8 * DAY_MS);
    await api.app.get(Retention).run(later, () => false);
    expect(await manager().existsBy(Subscritor, { id })).toBe(true);
    await api.admin.delete(`/api/retidos/${held.id}`).expect(204);
    await api.app.get(Retention).run(later, () => false);
    expect(await manager().existsBy(Subscritor, { id })).toBe(false);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { leastEvento } from '../../../test/support/eventos.js';
import { expiredRowsOf } from '../../../test/support/expired-rows-of.js';
import { oddValues } from '../../../test/support/odd-values.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { DAY_MS } from '#platform/dates/durations.js';
import type { User } from '../account/user.entity.js';
import { PorGuardar } from './por-guardar.entity.js';

let api: TestApi;
const news = newTrailRows(() => api);

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.dataSource.manager.clear(PorGuardar));

const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const typed = { recurso: 'eventos', registo: 7, versao: 3, campos: { titulo: 'Festi' }, antes: { titulo: 'Festa' } };
const put = (chave: string, body: object = typed) => api.admin.put(`/api/por-guardar/${chave}`).send(body);
const path = (recurso: string, registo: number) => `/api/por-guardar?recurso=${recurso}&registo=${registo}`;
const kept = async (recurso = 'eventos', registo = 7) =>
  (await api.admin.get(path(recurso, registo)).expect(200)).body as { chave: string }[];
/** The calls of an account other than the first. */
const signedIn = async (account: User) => {
  const token = signed(await makeSession(api.dataSource, account));
  return (method: 'get' | 'put' | 'delete', to: string) => api.http[method](to).set('Authorization', `Bearer ${token}`);
};

describe('what somebody types and has not saved', () => {
  it('is kept as it stands in the form, whole or not, and given back, the newest first', async () => {
    await put(keyOf(1)).expect(204);
    await put(keyOf(2), { ...typed, campos: { titulo: '', fotos: [] }, antes: {} }).expect(204);
    await put(keyOf(1), { ...typed, campos: { titulo: 'Festiv' } }).expect(204);
    const moment = expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string;
    expect(await kept()).toEqual([
      { chave: keyOf(1), versao: 3, guardadoEm: moment, campos: { titulo: 'Festiv' }, antes: { titulo: 'Festa' } },
      { chave: keyOf(2), versao: 3, guardadoEm: moment, campos: { titulo: '', fotos: [] }, antes: {} },
    ]);
    expect([await kept('eventos', 8), await kept('imprensa', 7)]).toEqual([[], []]);
    await api.admin.delete(`/api/por-guardar/${keyOf(1)}`).expect(204);
    await api.admin.delete(`/api/por-guardar/${keyOf(1)}`).expect(204);
    expect((await kept()).map(({ chave }) => chave)).toEqual([keyOf(2)]);
  });

  it('is for nobody but them: another neither reads nor replaces nor forgets it', async () => {
    const account = await makeAccount(api.dataSource, { papel: 'administracao' });
    const as = await signedIn(account);
    await put(keyOf(1)).expect(204);
    expect((await as('get', path('eventos', 7)).expect(200)).body).toEqual([]);
    await as('put', `/api/por-guardar/${keyOf(1)}`)
      .send({ ...typed, campos: { titulo: 'De outra' } })
      .expect(204);
    await as('delete', `/api/por-guardar/${keyOf(1)}`).expect(204);
    expect(await kept()).toMatchObject([{ chave: keyOf(1), campos: { titulo: 'Festi' } }]);
    for (const call of [
      api.http.get('/api/por-guardar?recurso=eventos&registo=7'),
      api.http.put(`/api/por-guardar/${keyOf(1)}`).send(typed),
      api.http.delete(`/api/por-guardar/${keyOf(1)}`),
    ])
      await call.expect(401);
    expect(await kept()).toHaveLength(1);
  });

  it('changes no record, and the trail tells nothing of it', async () => {
    const { body } = await api.admin.post('/api/eventos').send(leastEvento).expect(201);
    const { id } = body as { id: number };
    await news();
    await put(keyOf(1), { ...typed, registo: id }).expect(204);
    await api.admin.delete(`/api/por-guardar/${keyOf(1)}`).expect(204);
    expect(await news()).toEqual([]);
    expect((await api.http.get(`/api/eventos/${id}`).expect(200)).body).toEqual(body);
  });

  it('is at most fifty forms of an account: the oldest go', async () => {
    for (let form = 1; form <= 51; form += 1) await put(keyOf(form), { ...typed, registo: form }).expect(204);
    expect(await api.dataSource.manager.count(PorGuardar)).toBe(50);
    expect([await kept('eventos', 1), (await kept('eventos', 51)).length]).toEqual([[], 1]);
  });

  it('is kept also where it is as much as a record can be, and refused in words where it is more', async () => {
    const much = (kilobytes: number) => ({ introducao: 'ç'.repeat(kilobytes * 512) });
    const large = { ...typed, recurso: 'edicoes', campos: much(250), antes: much(250) };
    await put(keyOf(1), large).expect(204);
    expect(await kept('edicoes')).toMatchObject([{ campos: large.campos, antes: large.antes }]);
    expect((await put(keyOf(1), { ...large, campos: much(2048) }).expect(413)).body).toMatchObject({
      message: 'O pedido é demasiado grande.',
    });
    expect(await kept('edicoes')).toMatchObject([{ campos: large.campos }]);
  });

  it('goes after thirty days, and with the account', async () => {
    await put(keyOf(1)).expect(204);
    await expiredRowsOf(api, PorGuardar).removeOutdated(new Date(Date.now() + 29 * DAY_MS), 100);
    expect(await kept()).toHaveLength(1);
    await expiredRowsOf(api, PorGuardar).removeOutdated(new Date(Date.now() + 31 * DAY_MS), 100);
    expect(await kept()).toEqual([]);
    const account = await makeAccount(api.dataSource, { papel: 'edicao' });
    const as = await signedIn(account);
    await as('put', `/api/por-guardar/${keyOf(1)}`)
      .send(typed)
      .expect(204);
    await api.admin.delete(`/api/users/${account.id}`).expect(204);
    expect(await api.dataSource.manager.count(PorGuardar)).toBe(0);
  });

  it('is refused where it is none, and never a fault of ours', async () => {
    await put(keyOf(1)).expect(204);
    for (const chave of ['x', '..%2f..%2fetc', 'A'.repeat(36), 'a'.repeat(37)]) await put(chave).expect(400);
    const faults: string[] = [];
    for (const [what, value] of oddValues) {
      for (const field of Object.keys(typed)) {
        const { status } = await put(keyOf(2), { ...typed, [field]: value });
        if (status >= 500) faults.push(`${field}: ${what}`);
      }
      const { status } = await put(keyOf(2), { ...typed, campos: { titulo: value } });
      if (status >= 500) faults.push(`within: ${what}`);
    }
    expect(faults).toEqual([]);
    expect((await put(keyOf(3), { ...typed, campos: 'x' }).expect(400)).body).toMatchObject({
      errors: { campos: 'Os campos têm de ser um objeto.' },
    });
    await api.admin.get('/api/por-guardar?recurso=eventos&registo=x').expect(400);
    expect((await kept()).some(({ chave }) => chave === keyOf(3))).toBe(false);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { makeAccount } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { newPerson, type Person } from '../../../test/support/person.js';
import { until } from '../../../test/support/until.js';
import { onSqlite } from '#platform/database/columns.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { UsersService } from '../users/users.service.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { User } from '../account/user.entity.js';
import { Convidado } from '../account/convidado.entity.js';

const password = 'uma frase só minha';
const OVER = 'Este convite já não é válido. Peça à associação que o envie de novo.';
const yesterday = lisbonDay(new Date(Date.now() - DAY_MS));

let api: TestApi;
let number = 0;
let email: string;
let inviter: Person;
let id: number;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});
/** Every test has somebody who invites, and an invitation of theirs. */
beforeEach(async () => {
  number += 1;
  email = `colega${number}@exemplo.pt`;
  inviter = await newPerson(api);
  const { body } = await inviter.post('/api/convidados', { nome: 'Lia', email, papel: 'edicao' }).expect(201);
  id = body.id;
  token = tokenOf(body);
});

const manager = () => api.dataSource.manager;
const tokenOf = ({ ligacao }: { ligacao: string }) => ligacao.split('/').at(-1) ?? '';
const accept = (by = token) => api.http.post(`/api/convite-conta/${by}`).send({ password });
const accounts = () => manager().countBy(User, { email });
const listed = async () =>
  ((await api.admin.get('/api/convidados').expect(200)).body as { id: number }[]).find((one) => one.id === id);
const say = (said: object) => api.admin.put(`/api/users/${inviter.id}`).send(said);

/** Every way in which who invited stops administering, and what takes it back. */
const ends: [way: string, end: () => PromiseLike<unknown>, back: object | undefined][] = [
  ['is deleted', () => api.admin.delete(`/api/users/${inviter.id}`).expect(204), undefined],
  ['is demoted', () => say({ papel: 'edicao' }).expect(200), { papel: 'administracao' }],
  ['is switched off', () => say({ ativo: false }).expect(200), { ativo: true }],
  ['is given a last day that is over', () => say({ ultimoDia: yesterday }).expect(200), { ultimoDia: null }],
  [
    'comes to the end of the last day',
    () => manager().update(User, { id: inviter.id }, { ultimoDia: yesterday }),
    { ultimoDia: null },
  ],
];

describe('an invitation', () => {
  it('says who sent it, and is good while they administer', async () => {
    expect(await listed()).toMatchObject({ convidadoPor: 'Maria', valido: true });
    await accept().expect(200);
  });

  it.each(ends)('is over where who sent it %s, also once that is taken back', async (_way, end, back) => {
    await end();
    const hashed = jest.spyOn(api.app.get(PasswordHasher), 'hash');
    const { status, body } = await accept();
    expect([status, body.message]).toEqual([410, OVER]);
    expect(hashed).not.toHaveBeenCalled();
    expect(await listed()).toMatchObject({ valido: false, convidadoPor: back === undefined ? null : 'Maria' });
    if (back !== undefined) {
      await say(back).expect(200);
      await accept().expect(410);
    }
    expect(await accounts()).toBe(0);
  });

  it.each(ends)('of who %s is good again where another sends it, or gives way to a new one', async (_way, end) => {
    await end();
    const { body: again } = await api.admin.post(`/api/convidados/${id}/envio`).expect(200);
    const { nome } = (await api.admin.get('/api/conta')).body as { nome: string };
    expect(again).toMatchObject({ convidadoPor: nome, valido: true });
    const other = await newPerson(api);
    await other.delete(`/api/convidados/${id}`).expect(204);
    await accept(tokenOf(again)).expect(404);
    const { body: anew } = await other.post('/api/convidados', { nome: 'Lia', email, papel: 'edicao' }).expect(201);
    await manager().update(User, { id: other.id }, { ultimoDia: yesterday });
    const { body } = await api.admin.post('/api/convidados').send({ nome: 'Lia', email, papel: 'edicao' }).expect(201);
    await accept(tokenOf(anew)).expect(404);
    await accept(tokenOf(body)).expect(200);
  });

  it('of somebody whose number another account has by now is not that one’s', async () => {
    await api.admin.delete(`/api/users/${inviter.id}`).expect(204);
    await makeAccount(api.dataSource, { id: inviter.id });
    await accept().expect(410);
    expect(await listed()).toMatchObject({ valido: false, convidadoPor: null });
  });
});

describe('accepting an invitation', () => {
  it('is refused where who sent it was switched off while the password was being hashed', async () => {
    const hasher = api.app.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    jest.spyOn(hasher, 'hash').mockImplementation(async (typed) => {
      const made = await hash(typed);
      await say({ ativo: false }).expect(200);
      return made;
    });
    await accept().expect(410);
    expect(await accounts()).toBe(0);
  });

  it('waits for a switching off that is under way, and is refused then', async () => {
    const users = api.app.get(UsersService);
    const saveState = users.saveState.bind(users);
    let finish = (): void => undefined;
    const may = new Promise<void>((resolve) => (finish = resolve));
    const reached = new Promise<void>((resolve) => {
      jest.spyOn(users, 'saveState').mockImplementation(async (...told) => {
        await saveState(...told);
        resolve();
        await may;
      });
    });
    const { id: ownId } = (await api.admin.get('/api/conta')).body as { id: number };
    const off = users.change(inviter.id, ownId, { ativo: false });
    await reached;
    let status = 0;
    const accepted = accept().then((answer) => (status = answer.status));
    // on SQLite, where all share one connection, it sees at once what is not committed yet
    await until('the acceptance waits, or is done', async () => status > 0 || (!onSqlite && (await lockWaits()) > 0));
    finish();
    await Promise.all([off, accepted]);
    expect(status).toBe(410);
    expect(await accounts()).toBe(0);
    expect(await manager().findOneByOrFail(Convidado, { id })).toMatchObject({ acceptedAt: null });
  });
});

/** Counts the reads that wait for a lock by the list of statements: that of transactions is stale where it is polled. */
async function lockWaits(): Promise<number> {
  const rows: unknown[] = await manager().query(
    "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '%FOR UPDATE%'",
  );
  return rows.length;
}

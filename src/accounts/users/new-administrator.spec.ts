import { Like } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMailWith } from '../../../test/support/mail.js';
import { mailboxHashOf } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { User } from '../account/user.entity.js';
import { UsersService } from './users.service.js';

const password = 'uma frase só minha';
const owner = settings.firstAdmin.email;
const yesterday = lisbonDay(new Date(Date.now() - DAY_MS));

let api: TestApi;
let colleague: User;
let actor: string;
let number = 0;

beforeAll(async () => {
  api = await startApi();
  colleague = await makeAccount(api.dataSource);
  await makeAccount(api.dataSource, { papel: 'edicao' });
  await makeAccount(api.dataSource, { ativo: false });
  await makeAccount(api.dataSource, { ultimoDia: yesterday });
  const { nome } = await manager().findOneByOrFail(User, { email: owner });
  actor = `${nome} (${owner})`;
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const register = (changed: object = {}) =>
  api.admin.post('/api/register').send({ nome: 'Rui', email: `novo${++number}@exemplo.pt`, password, ...changed });
/** @returns whom mail has told that an account administers now, by the fingerprints of their addresses */
const told = async (id: number) =>
  (await manager().findBy(OutgoingMail, { idempotencyKey: Like(`account:${id}:administrator:%`) }))
    .map((mail) => mail.mailboxHash)
    .sort();
const others = () => [owner, colleague.email].map(mailboxHashOf).sort();
/** An account that does not administer, and what makes it do so. */
const changed = async (before: Partial<User>, said: object) => {
  const { id } = await makeAccount(api.dataSource, before);
  await api.admin.put(`/api/users/${id}`).send(said).expect(200);
  return id;
};

describe('every other administrator is told of one', () => {
  it.each<readonly [way: string, make: () => Promise<number>, how: () => string]>([
    ['registered', async () => (await register().expect(201)).body.id, () => `${actor} registou a conta.`],
    ['promoted', () => changed({ papel: 'edicao' }, { papel: 'administracao' }), () => `${actor} mudou-lhe o papel.`],
    ['switched on again', () => changed({ ativo: false }, { ativo: true }), () => `${actor} voltou a ligar a conta.`],
    [
      'with another last day',
      () => changed({ ultimoDia: yesterday }, { ultimoDia: null }),
      () => `${actor} mudou o último dia da conta, que já tinha passado.`,
    ],
    [
      'invited, once they accept',
      async () => {
        const email = `convidada${++number}@exemplo.pt`;
        const invited = { nome: 'Lia', email, papel: 'administracao' };
        const { body } = await api.admin.post('/api/convidados').send(invited).expect(201);
        await api.http
          .post(`/api/convite-conta/${body.ligacao.split('/').at(-1)}`)
          .send({ password })
          .expect(200);
        return (await manager().findOneByOrFail(User, { email })).id;
      },
      () => `aceitou o convite de ${actor}.`,
    ],
  ])('%s: who, how, when, and what to do', async (_way, make, how) => {
    const id = await make();
    expect(await told(id)).toEqual(others());
    const { nome, email } = await manager().findOneByOrFail(User, { id });
    const mail = await awaitMailWith(colleague.email, `${nome} (${email}) passou a ter uma conta de administração`);
    expect(mail.subject).toBe('Há mais uma conta de administração no painel da DFC Portugal');
    for (const said of [`Como: ${how()}`, '(hora de Lisboa)', 'Se não sabia, desligue já essa conta'])
      expect(mail.text).toContain(said);
    expect(mail.html).toContain(`href="${settings.adminUrl}/dashboard/utilizadores"`);
    // this one would be told of those that the other tests make
    await manager().update(User, { id }, { ativo: false });
  });
});

describe('nobody is told', () => {
  it('of an editor, nor of what makes nobody an administrator', async () => {
    const { body } = await register({ papel: 'edicao' }).expect(201);
    expect(await told(body.id)).toEqual([]);
    for (const [before, said] of [
      [{ papel: 'edicao', ativo: false }, { ativo: true }],
      [{ ativo: false }, { ultimoDia: '2199-01-01' }],
      [{ ativo: false, papel: 'edicao' }, { papel: 'administracao' }],
      [{}, { ultimoDia: '2199-01-01' }],
      [{}, { papel: 'edicao' }],
    ] as const)
      expect(await told(await changed(before, said))).toEqual([]);
  });

  it('of an account that could not be made', async () => {
    const before = await manager().count(OutgoingMail);
    await register({ email: owner }).expect(409);
    expect(await manager().count(OutgoingMail)).toBe(before);
  });
});

it('who administers no more registers nobody, also where they were let in before', async () => {
  const { id } = await makeAccount(api.dataSource, { ativo: false });
  const email = `novo${++number}@exemplo.pt`;
  const late = api.app.get(UsersService).register({ nome: 'Rui', email, password }, { administrator: id });
  await expect(late).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(await manager().existsBy(User, { email })).toBe(false);
});

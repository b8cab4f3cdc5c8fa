import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Transactions } from '#platform/database/transactions.js';
import { UsersService } from './users.service.js';
import type { UserStateDto } from './user.dto.js';
import { User } from '../account/user.entity.js';

// two applications on one database, each with connections of its own
let apis: [TestApi, TestApi];

beforeAll(async () => {
  apis = [await startApi(), await startApi()];
});
afterAll(async () => {
  await apis[1].app.close();
  await apis[0].stop();
});
/** In a unit of work, which waits its turn: the other application may be sending mail. */
const noAccounts = () =>
  apis[0].app.get(Transactions).run(async (manager) => void (await manager.remove(await manager.find(User))));
beforeEach(noAccounts);

/** Makes administrators who act each through the one or the other application. */
async function administrators(count: number) {
  const { dataSource } = apis[0];
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const account = await makeAccount(dataSource);
    const authorization = `Bearer ${signed(await makeSession(dataSource, account))}`;
    const { app, http } = index % 2 === 0 ? apis[0] : apis[1];
    made.push({ id: account.id, authorization, http, states: app.get(UsersService) });
  }
  return made;
}
type Administrator = Awaited<ReturnType<typeof administrators>>[number];

describe('administrators who act on each other at once', () => {
  it.each<UserStateDto>([
    { papel: 'edicao' },
    { ativo: false },
    { ultimoDia: '2020-01-01' },
    { ultimoDia: '2199-01-01' },
  ])('two of them, both let in and saying %j: one does, and one of them lasts', async (said) => {
    for (let round = 0; round < 5; round += 1) {
      const { manager } = apis[0].dataSource;
      await noAccounts();
      const [a, b] = (await administrators(2)) as [Administrator, Administrator];
      const both = await Promise.allSettled([a.states.change(b.id, a.id, said), b.states.change(a.id, b.id, said)]);
      const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect(refused).toMatchObject([{ kind: expect.stringMatching(/^(unauthenticated|conflict)$/) }]);
      const lasting = { papel: 'administracao' as const, ativo: true, ultimoDia: IsNull() };
      expect(await manager.countBy(User, lasting)).toBe(1);
    }
  });

  it('in a ring, each demoting, switching off or deleting the next: somebody lasts', async () => {
    const ring = await administrators(6);
    await Promise.all(
      ring.map((one, index) => {
        const next = ring[(index + 1) % ring.length] ?? one;
        if (index % 3 === 2) return one.http.delete(`/api/users/${next.id}`).set('Authorization', one.authorization);
        const said = index % 3 === 0 ? { papel: 'edicao' } : { ativo: false };
        return one.http.put(`/api/users/${next.id}`).set('Authorization', one.authorization).send(said);
      }),
    );
    const left = await apis[0].dataSource.manager.find(User);
    expect(left.some(({ papel, ativo }) => papel === 'administracao' && ativo)).toBe(true);
  });
});

import { type EntityManager, In } from 'typeorm';
import { User } from '../../../accounts/users/user.entity.js';

/** The names of accounts, by their numbers; none of one that is gone. */
export async function namesOfPeople(
  manager: EntityManager,
  rows: readonly { userId: number | null }[],
): Promise<ReadonlyMap<number | null, string>> {
  const ids = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map();
  const users = await manager.find(User, { select: { id: true, nome: true }, where: { id: In(ids) } });
  return new Map(users.map(({ id, nome }) => [id, nome]));
}

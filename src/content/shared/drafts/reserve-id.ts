import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { onSqlite } from '../../../platform/database/columns.js';
import { readRows } from '../../../platform/database/read-rows.js';

/**
 * Takes the next number of a table for a record that is not to be in it yet. Nobody ever sees it there: SQLite, where
 * all share one connection, is told that the number is used; MySQL gives it to a row that goes in the same unit of work.
 */
export async function reserveId<Row extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  contents: Omit<Row, 'id'>,
): Promise<number> {
  if (onSqlite) return nextOfSequence(manager, manager.connection.getMetadata(target).tableName);
  const { identifiers } = await manager
    .createQueryBuilder()
    .insert()
    .into(target)
    .values(contents as never)
    .callListeners(false)
    .execute();
  const id = Number(identifiers[0]?.['id']);
  await manager.createQueryBuilder().delete().from(target).where({ id }).callListeners(false).execute();
  return id;
}

async function nextOfSequence(manager: EntityManager, table: string): Promise<number> {
  const asked = { sql: 'SELECT seq FROM sqlite_sequence WHERE name = ?', values: [table] };
  const [known] = await readRows(manager, asked);
  const id = Number(known?.[0] ?? 0) + 1;
  const sql =
    known === undefined
      ? 'INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)'
      : 'UPDATE sqlite_sequence SET seq = ? WHERE name = ?';
  await manager.query(sql, [id, table]);
  return id;
}

import { onSqlite } from './columns.js';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';

/** Locks what a unit of work finds against other units until it ends; on SQLite units take turns anyway. */
export const forUpdate = onSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } };

/** Reads a record inside a unit of work, locked against other units until it ends. @throws AppError 'notFound' */
export async function lockOrThrow<Row extends { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Row>,
  id: number,
): Promise<Row> {
  const row = await manager.findOne(target, { where: { id } as FindOptionsWhere<Row>, ...forUpdate });
  if (row === null) throw new AppError('notFound', messages.notFound);
  return row;
}

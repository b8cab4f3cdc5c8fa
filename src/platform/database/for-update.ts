import { onSqlite } from './columns.js';

/** Locks what a unit of work finds against other units until it ends; on SQLite units take turns anyway. */
export const forUpdate = onSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } };

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolConnection, QueryOptions, RowDataPacket } from 'mysql2';
import { SECOND_MS } from '../dates/durations.js';

/** What a replica does not say by then, the database is asked. */
const PATIENCE_MS = 2 * SECOND_MS;

/** The replica that what goes on now reads from; nothing where that is the database itself. */
export const replicaInUse = new AsyncLocalStorage<Pool>();

/** Asks a replica. A connection that failed is not used again: what comes next might wait behind it. */
export async function askReplica(pool: Pool, options: QueryOptions): Promise<RowDataPacket[]> {
  const connection = await replicaConnection(pool);
  return new Promise((resolve, reject) => {
    connection.query<RowDataPacket[]>({ ...options, timeout: PATIENCE_MS }, (error, rows) => {
      if (error) {
        connection.destroy();
        reject(error);
      } else {
        connection.release();
        resolve(rows);
      }
    });
  });
}

/** One of a replica's connections. */
export function replicaConnection(pool: Pool): Promise<PoolConnection> {
  return new Promise((resolve, reject) => {
    pool.getConnection((error, connection) => {
      if (error) reject(error);
      else resolve(connection);
    });
  });
}

import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';

/** Whether the database is a node of a Galera cluster. */
export async function onGalera(dataSource: DataSource): Promise<boolean> {
  const rows = (await dataSource.query("SHOW GLOBAL VARIABLES LIKE 'wsrep_on'")) as { Value: string }[];
  return rows[0]?.Value === 'ON';
}

/**
 * Has every read see what any node has committed before it: a pool behind a balancer has connections to several nodes,
 * and what one has just been told to have saved is applied on the others a moment later.
 */
export function readWhatIsCommitted(dataSource: DataSource): void {
  const { pool } = dataSource.driver as unknown as { pool: Pool };
  const told = new WeakSet<PoolConnection>();
  pool.on('acquire', (connection) => {
    if (told.has(connection)) return;
    told.add(connection);
    connection.query('SET SESSION wsrep_sync_wait = 1', (error) => {
      if (error) connection.destroy();
    });
  });
}

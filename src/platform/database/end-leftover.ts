import type { Database } from 'better-sqlite3';
import type { DataSource } from 'typeorm';

/**
 * Ends what a unit of work that failed has left of its transaction on SQLite's one connection. Where its disk is full,
 * SQLite rolls back by itself: TypeORM then fails to, takes the transaction for open, and puts what follows into
 * savepoints of one that nobody commits.
 */
export function endLeftover(dataSource: DataSource): void {
  const { databaseConnection } = dataSource.driver as unknown as { databaseConnection: Database };
  if (databaseConnection.inTransaction) databaseConnection.exec('ROLLBACK');
  // the one runner that all share
  Object.assign(dataSource.createQueryRunner(), { isTransactionActive: false, transactionDepth: 0 });
}

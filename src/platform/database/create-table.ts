import type { QueryRunner, Table } from 'typeorm';
import { onSqlite } from './columns.js';

/**
 * Creates a migration's table unless it is there. TypeORM leaves a table's checks out on MySQL, so they are added by
 * hand, each only where it is missing: a migration that was killed half-way runs again from its start.
 */
export async function createTable(runner: QueryRunner, table: Table): Promise<void> {
  await runner.createTable(table, true);
  if (onSqlite) return;
  for (const { name, expression } of table.checks) {
    const present = (await runner.query(
      'SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = ? AND constraint_name = ?',
      [table.name, name],
    )) as unknown[];
    if (present.length === 0) {
      await runner.query(`ALTER TABLE \`${table.name}\` ADD CONSTRAINT \`${name}\` CHECK (${expression})`);
    }
  }
}

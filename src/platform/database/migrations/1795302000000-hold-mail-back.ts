import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index, onSqlite } from './schema-kit.js';

const COLUMN = 'heldFor';
const HELD_FOR = index('ix_outbox_held_for', [COLUMN, 'kind', 'createdAt']);

/** Why a message was held back. */
export class HoldMailBack implements MigrationInterface {
  readonly name = 'HoldMailBack1795302000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('outbox', COLUMN))) {
      // by hand: TypeORM would write the whole table anew on SQLite
      await runner.query(`ALTER TABLE outbox ADD COLUMN ${onSqlite(runner) ? `"${COLUMN}"` : COLUMN} varchar(16) NULL`);
    }
    const table = await runner.getTable('outbox');
    if (!table?.indices.some(({ name }) => name === HELD_FOR.name)) {
      await runner.createIndex('outbox', new TableIndex(HELD_FOR));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('outbox');
    if (table?.indices.some(({ name }) => name === HELD_FOR.name)) await runner.dropIndex('outbox', HELD_FOR.name);
    if (await runner.hasColumn('outbox', COLUMN)) await runner.dropColumn('outbox', COLUMN);
  }
}

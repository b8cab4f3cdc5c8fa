import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onSqlite } from './schema-kit.js';

const TABLE = 'outbox';
const COLUMN = 'requestId';

/** The request that a message was written for, by its id. */
export class KeepRequestOfMail implements MigrationInterface {
  readonly name = 'KeepRequestOfMail1795390000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const exact = onSqlite(runner) ? '' : ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
    // by hand: TypeORM would write the whole table anew on SQLite
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} varchar(36)${exact} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) await runner.dropColumn(TABLE, COLUMN);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onSqlite } from './schema-kit.js';

const TABLE = 'sessions';
const COLUMN = 'browserHash';

/** The known browser in which a session began. */
export class KnowBrowsersOfSessions implements MigrationInterface {
  readonly name = 'KnowBrowsersOfSessions1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const exact = onSqlite(runner) ? '' : ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
    // by hand: TypeORM would write the whole table anew on SQLite
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} varchar(64)${exact} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) await runner.dropColumn(TABLE, COLUMN);
  }
}

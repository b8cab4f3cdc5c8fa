import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onSqlite } from './schema-kit.js';

const TABLE = 'atividade_cadeia';
const COLUMN = 'seal';

/** The seal of the trail's chain. The application makes it, at its first start after this: no migration knows the secret. */
export class SealTrail implements MigrationInterface {
  readonly name = 'SealTrail1795391000000';

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

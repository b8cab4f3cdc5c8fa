import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'saved_versions';
const COLUMN = 'estado';

/** Who saw a record after each of its saves. */
export class KeepStatesOfVersions implements MigrationInterface {
  readonly name = 'KeepStatesOfVersions1795382000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    // by hand: TypeORM would write the whole table anew on SQLite
    await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} varchar(16) NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) await runner.dropColumn(TABLE, COLUMN);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'voluntariado';
const columns = { nomeEncarregado: 'varchar(120)', emailEncarregado: 'varchar(254)' } as const;

/** The guardian of an applicant who is not of age. */
export class AddGuardians implements MigrationInterface {
  readonly name = 'AddGuardians1795335000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(columns)) {
      if (await runner.hasColumn(TABLE, name)) continue;
      // by hand: TypeORM would write the whole table anew on SQLite
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${runner.connection.driver.escape(name)} ${type} NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(columns))
      if (await runner.hasColumn(TABLE, name)) await runner.dropColumn(TABLE, name);
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { schemaKit } from './schema-kit.js';

const TABLE = 'convidados';
const COLUMN = 'createdAt';

/** Since when somebody is invited, which sending the link again does not change: it names the record for ever. */
export class AddFirstMomentOfConvidados implements MigrationInterface {
  readonly name = 'AddFirstMomentOfConvidados1795351000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, moment } = schemaKit(runner);
    const unset = new TableColumn(field(COLUMN, moment(), { nullable: true }));
    if (!(await runner.hasColumn(TABLE, COLUMN))) await runner.addColumn(TABLE, unset);
    await runner.query(`UPDATE ${TABLE} SET ${COLUMN} = sentAt WHERE ${COLUMN} IS NULL`);
    await runner.changeColumn(TABLE, COLUMN, new TableColumn(field(COLUMN, moment())));
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) await runner.dropColumn(TABLE, COLUMN);
  }
}

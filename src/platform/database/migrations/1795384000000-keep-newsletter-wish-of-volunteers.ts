import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { schemaKit } from './schema-kit.js';

const TABLE = 'voluntariado';
const COLUMN = 'newsletter';

/** Whether an applicant asked for the newsletter; who applied before was not asked by mail. */
export class KeepNewsletterWishOfVolunteers implements MigrationInterface {
  readonly name = 'KeepNewsletterWishOfVolunteers1795384000000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, flag } = schemaKit(runner);
    if (!(await runner.hasColumn(TABLE, COLUMN))) await runner.addColumn(TABLE, new TableColumn(field(COLUMN, flag())));
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) await runner.dropColumn(TABLE, COLUMN);
  }
}

import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { onSqlite, schemaKit } from './schema-kit.js';

const TABLE = 'fotografias';
const COLUMN = 'versao';

/** What is said of a picture has a version, so that nobody saves over what somebody else has just said. */
export class NumberDescriptions implements MigrationInterface {
  readonly name = 'NumberDescriptions1795381100000';

  async up(runner: QueryRunner): Promise<void> {
    const { field, integer } = schemaKit(runner);
    if (await runner.hasColumn(TABLE, COLUMN)) return;
    const kind = { ...integer(), default: onSqlite(runner) ? 1 : "'1'" };
    await runner.addColumn(TABLE, new TableColumn(field(COLUMN, kind)));
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) await runner.dropColumn(TABLE, COLUMN);
  }
}

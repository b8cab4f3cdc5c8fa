import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, keyField, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'holds',
    columns: [
      keyField,
      field('kind', exact(32)),
      field('recordId', integer()),
      field('reason', varchar(200)),
      field('until', exact(10)),
      field('placedAt', moment()),
    ],
    indices: [index('ix_holds_record', ['kind', 'recordId'], true), index('ix_holds_until', ['until', 'id'])],
  });

/** Records that must not be erased until after a day. */
export class CreateHolds implements MigrationInterface {
  readonly name = 'CreateHolds1795310000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

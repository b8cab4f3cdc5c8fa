import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, integer, keyField, longText, moment, text, varchar }: SchemaKit) => [
  new Table({
    name: 'saved_versions',
    columns: [
      keyField,
      field('resource', exact(32)),
      field('recordId', integer()),
      field('versao', integer()),
      field('savedAt', moment(), { nullable: true }),
      field('userId', integer(), { nullable: true }),
      field('changed', text()),
      field('contents', longText()),
    ],
    indices: [index('ix_saved_versions_record', ['resource', 'recordId', 'versao'], true)],
  }),
  new Table({
    name: 'binned_records',
    columns: [
      keyField,
      field('resource', exact(32)),
      field('recordId', integer()),
      field('titulo', varchar(200)),
      field('removedAt', moment()),
      field('userId', integer(), { nullable: true }),
      field('until', moment()),
      field('ownFile', exact(200), { nullable: true }),
      field('contents', longText()),
    ],
    indices: [
      index('ix_binned_records_record', ['resource', 'recordId'], true),
      index('ix_binned_records_titulo', ['titulo', 'id']),
      index('ix_binned_records_resource', ['resource', 'removedAt', 'id']),
      index('ix_binned_records_removed_at', ['removedAt', 'id']),
      index('ix_binned_records_until', ['until', 'id']),
      index('ix_binned_records_own_file', ['ownFile']),
    ],
  }),
];

/** Every save of a record is kept as a version, and what is removed is kept for a time. */
export class CreateHistoryAndBin implements MigrationInterface {
  readonly name = 'CreateHistoryAndBin1795360000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}

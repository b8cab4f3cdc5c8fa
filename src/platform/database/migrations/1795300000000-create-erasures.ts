import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, keyField, moment, text, varchar }: SchemaKit) => [
  new Table({
    name: 'erasures',
    columns: [
      keyField,
      field('kind', exact(32)),
      field('recordHash', exact(64)),
      field('addressHash', exact(64), { nullable: true }),
      field('reason', varchar(16)),
      field('erasedAt', moment()),
    ],
    checks: [{ name: 'ck_erasures_reason', expression: `reason IN ('painel', 'prazo', 'pedido', 'saida')` }],
    indices: [
      index('ix_erasures_record_hash', ['recordHash'], true),
      index('ix_erasures_erased_at', ['erasedAt', 'id']),
    ],
  }),
  new Table({
    name: 'unfinished_erasures',
    columns: [keyField, field('dueAt', moment()), field('remains', text())],
    indices: [index('ix_unfinished_erasures_due_at', ['dueAt', 'id'])],
  }),
];

/** The list of what was erased, and what an erasure has still to do. */
export class CreateErasures implements MigrationInterface {
  readonly name = 'CreateErasures1795300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await runner.dropTable(table, true);
  }
}

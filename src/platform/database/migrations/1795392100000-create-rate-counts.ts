import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, moment }: SchemaKit) =>
  new Table({
    name: 'rate_counts',
    columns: [
      { ...field('fingerprint', exact(64)), isPrimary: true },
      field('points', integer()),
      field('expiresAt', moment()),
    ],
    indices: [index('ix_rate_counts_expires_at', ['expiresAt'])],
  });

/** Counts of an hour or a day are kept, so that a restart does not begin them anew. */
export class CreateRateCounts implements MigrationInterface {
  readonly name = 'CreateRateCounts1795392100000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

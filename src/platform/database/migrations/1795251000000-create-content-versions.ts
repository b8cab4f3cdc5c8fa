import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer }: SchemaKit) =>
  new Table({
    name: 'content_versions',
    columns: [{ ...field('kind', exact(64)), isPrimary: true }, field('version', integer())],
  });

/** How often each kind of content has changed, for the processes that share the database. */
export class CreateContentVersions implements MigrationInterface {
  /** As databases have it on record; never changed. */
  readonly name = 'CreateContentVersions1795251000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, keyField, moment }: SchemaKit) =>
  new Table({
    name: 'data_links',
    columns: [
      keyField,
      field('tokenHash', exact(64)),
      field('addressHash', exact(64)),
      field('email', exact(254), { nullable: true }),
      field('expiresAt', moment()),
      field('usedAt', moment(), { nullable: true }),
    ],
    indices: [
      index('ix_data_links_token_hash', ['tokenHash'], true),
      index('ix_data_links_address_hash', ['addressHash', 'id']),
      index('ix_data_links_expires_at', ['expiresAt', 'id']),
    ],
  });

/** The links by which people get at the data that is held of them. */
export class CreateDataLinks implements MigrationInterface {
  readonly name = 'CreateDataLinks1795334000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

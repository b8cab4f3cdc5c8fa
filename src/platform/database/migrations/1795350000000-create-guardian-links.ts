import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, keyField, moment }: SchemaKit) =>
  new Table({
    name: 'guardian_links',
    columns: [keyField, field('tokenHash', exact(64)), field('candidaturaId', integer()), field('expiresAt', moment())],
    indices: [
      index('ix_guardian_links_token_hash', ['tokenHash'], true),
      index('ix_guardian_links_candidatura_id', ['candidaturaId']),
      index('ix_guardian_links_expires_at', ['expiresAt', 'id']),
    ],
  });

/** The links by which guardians object to an application. */
export class CreateGuardianLinks implements MigrationInterface {
  readonly name = 'CreateGuardianLinks1795350000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, keyField, moment, text, varchar }: SchemaKit) =>
  new Table({
    name: 'passkeys',
    columns: [
      keyField,
      field('userId', integer()),
      field('nome', varchar(60)),
      field('credentialHash', exact(64)),
      field('credentialId', text()),
      field('publicKey', text()),
      field('counter', exact(10)),
      field('transports', exact(100)),
      field('createdAt', moment()),
      field('lastUsedAt', moment(), { nullable: true }),
    ],
    indices: [index('ix_passkeys_user_id', ['userId']), index('ix_passkeys_credential_hash', ['credentialHash'], true)],
  });

/** Passkeys as the second step of a sign-in. */
export class CreatePasskeys implements MigrationInterface {
  readonly name = 'CreatePasskeys1795261100000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

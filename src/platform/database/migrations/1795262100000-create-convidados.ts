import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, keyField, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'convidados',
    columns: [
      keyField,
      field('nome', varchar(120)),
      field('email', exact(254)),
      field('papel', varchar(16)),
      field('tokenHash', exact(64)),
      field('sentAt', moment()),
      field('expiresAt', moment()),
      field('acceptedAt', moment(), { nullable: true }),
    ],
    checks: [{ name: 'ck_convidados_papel', expression: `papel IN ('administracao', 'edicao')` }],
    indices: [
      index('ix_convidados_email', ['email'], true),
      index('ix_convidados_token_hash', ['tokenHash'], true),
      index('ix_convidados_expires_at', ['expiresAt']),
    ],
  });

/** Who was invited to have an account. */
export class CreateConvidados implements MigrationInterface {
  readonly name = 'CreateConvidados1795262100000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

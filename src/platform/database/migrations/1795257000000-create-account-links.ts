import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'account_links',
    columns: [
      { ...field('tokenHash', exact(64)), isPrimary: true },
      field('purpose', varchar(16)),
      field('userId', integer()),
      field('generation', exact(36)),
      field('email', exact(254), { nullable: true }),
      field('expiresAt', moment()),
      field('usedAt', moment(), { nullable: true }),
    ],
    checks: [{ name: 'ck_account_links_purpose', expression: `purpose IN ('email', 'recovery')` }],
    indices: [
      index('ix_account_links_user_id', ['userId', 'purpose']),
      index('ix_account_links_expires_at', ['expiresAt']),
    ],
  });

/** The links that administrators are mailed. */
export class CreateAccountLinks implements MigrationInterface {
  readonly name = 'CreateAccountLinks1795257000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table(schemaKit(runner)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table(schemaKit(runner)), true);
  }
}

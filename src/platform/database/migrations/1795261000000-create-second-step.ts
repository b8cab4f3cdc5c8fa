import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { createTable, index, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, integer, moment, varchar }: SchemaKit) => [
  new Table({
    name: 'totps',
    columns: [
      { ...field('userId', integer()), isPrimary: true },
      field('sealedSecret', exact(200)),
      field('lastStep', integer()),
      field('createdAt', moment()),
    ],
  }),
  new Table({
    name: 'recovery_codes',
    columns: [{ ...field('hash', exact(64)), isPrimary: true }, field('userId', integer())],
    indices: [index('ix_recovery_codes_user_id', ['userId'])],
  }),
  new Table({
    name: 'second_step_tickets',
    columns: [
      { ...field('hash', exact(64)), isPrimary: true },
      field('purpose', varchar(16)),
      field('userId', integer()),
      field('generation', exact(36)),
      field('expiresAt', moment()),
    ],
    checks: [
      {
        name: 'ck_second_step_tickets_purpose',
        expression: `purpose IN ('sign-in', 'passkey-new', 'passkey-use')`,
      },
    ],
    indices: [
      index('ix_second_step_tickets_user_id', ['userId']),
      index('ix_second_step_tickets_expires_at', ['expiresAt']),
    ],
  }),
];

/** Codes of an app and recovery codes as the second step of a sign-in. */
export class CreateSecondStep implements MigrationInterface {
  readonly name = 'CreateSecondStep1795261000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}

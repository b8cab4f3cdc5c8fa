import { type MigrationInterface, type QueryRunner, Table, TableCheck } from 'typeorm';
import { createTable, index, onSqlite, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, integer, moment, varchar }: SchemaKit) => [
  new Table({
    name: 'sessions',
    columns: [
      { ...field('id', exact(36)), isPrimary: true },
      field('userId', integer()),
      field('generation', exact(36)),
      field('createdAt', moment()),
      field('lastSeenAt', moment()),
      field('expiresAt', moment()),
      field('passwordAt', moment()),
      field('browser', varchar(80)),
      field('address', exact(64)),
    ],
    indices: [index('ix_sessions_user_id', ['userId', 'createdAt']), index('ix_sessions_expires_at', ['expiresAt'])],
  }),
  new Table({
    name: 'known_browsers',
    columns: [
      { ...field('hash', exact(64)), isPrimary: true },
      field('userId', integer()),
      field('lastUsedAt', moment()),
    ],
    indices: [index('ix_known_browsers_user_id', ['userId']), index('ix_known_browsers_last_used_at', ['lastUsedAt'])],
  }),
];

const OUTBOX_KINDS = 'ck_outbox_kind';
const before = ['notice', 'receipt', 'subscription'];
const now = [...before, 'account', 'recovery'];

/** What tells sessions apart, and mail about accounts. */
export class CreateSessions implements MigrationInterface {
  readonly name = 'CreateSessions1795253000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(schemaKit(runner))) await createTable(runner, table);
    await checkKinds(runner, now);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM outbox WHERE kind NOT IN ('${before.join(`', '`)}')`);
    await checkKinds(runner, before);
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}

/** TypeORM changes a check by building SQLite's table anew, in the migration's transaction, and knows none of MySQL's. */
async function checkKinds(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  const expression = `kind IN ('${kinds.join(`', '`)}')`;
  if (onSqlite(runner)) {
    await runner.dropCheckConstraint('outbox', OUTBOX_KINDS);
    await runner.createCheckConstraint('outbox', new TableCheck({ name: OUTBOX_KINDS, expression }));
    return;
  }
  const present = (await runner.query(
    "SELECT 1 FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND table_name = 'outbox' AND constraint_name = ?",
    [OUTBOX_KINDS],
  )) as unknown[];
  if (present.length > 0) await runner.query(`ALTER TABLE outbox DROP CONSTRAINT ${OUTBOX_KINDS}`);
  await runner.query(`ALTER TABLE outbox ADD CONSTRAINT ${OUTBOX_KINDS} CHECK (${expression})`);
}

import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { tablesOf } from './baseline/baseline.js';
import { createTable, index, onSqlite, type SchemaKit, schemaKit } from './schema-kit.js';

const linksTable = ({ exact, field, keyField, moment, varchar }: SchemaKit) =>
  new Table({
    name: 'links',
    columns: [
      keyField,
      field('tokenHash', exact(64)),
      field('purpose', varchar(16)),
      field('subject', exact(64)),
      field('generation', exact(36), { nullable: true }),
      field('email', exact(254), { nullable: true }),
      field('expiresAt', moment(), { nullable: true }),
      field('usedAt', moment(), { nullable: true }),
    ],
    indices: [
      index('ix_links_token_hash', ['tokenHash'], true),
      index('ix_links_subject', ['purpose', 'subject', 'id']),
      index('ix_links_expires_at', ['expiresAt', 'id']),
    ],
    checks: [
      {
        name: 'ck_links_purpose',
        expression: "purpose IN ('email', 'recovery', 'invitation', 'confirm', 'unsubscribe', 'own-data', 'guardian')",
      },
    ],
  });

/** The links of own data are the first and keep their ids, by which mail about them is named. */
const OLD_ROWS = [
  {
    table: 'data_links',
    columns: 'id, tokenHash, addressHash, email, expiresAt, usedAt',
    as: 'id, tokenHash, subject, email, expiresAt, usedAt',
    purposes: ['own-data'],
  },
  {
    table: 'account_links',
    columns: 'tokenHash, purpose, userId, generation, email, expiresAt, usedAt',
    as: 'tokenHash, purpose, subject, generation, email, expiresAt, usedAt',
    purposes: ['email', 'recovery'],
  },
  {
    table: 'newsletter_links',
    columns: 'tokenHash, purpose, addressHash, expiresAt',
    as: 'tokenHash, purpose, subject, expiresAt',
    purposes: ['confirm', 'unsubscribe'],
  },
  {
    table: 'guardian_links',
    columns: 'tokenHash, candidaturaId, expiresAt',
    as: 'tokenHash, subject, expiresAt',
    purposes: ['guardian'],
  },
];

/** Makes the links that are mailed one table; those of invitations to have an account were columns of the invited. */
export class JoinLinks implements MigrationInterface {
  readonly name = 'JoinLinks1796100000000';

  /** Every row is copied before anything is dropped, and once: a run that was killed anywhere begins again. */
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, linksTable(schemaKit(runner)));
    for (const { table, columns, as, purposes } of OLD_ROWS) {
      if (!(await runner.hasTable(table))) continue;
      await copyOnce(runner, table, columns, as, purposes);
      if (table === 'data_links') await countOn(runner);
    }
    if (await runner.hasColumn('convidados', 'tokenHash')) {
      await copyOnce(runner, 'convidados', 'tokenHash, id, acceptedAt', 'tokenHash, subject, usedAt', ['invitation']);
      await dropInvitationHashes(runner);
    }
    for (const { table } of OLD_ROWS) await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const before = tablesOf(runner);
    for (const { table, columns, as, purposes } of OLD_ROWS) {
      for (const old of before.filter(({ name }) => name === table)) await createTable(runner, old);
      await runner.query(
        `INSERT INTO ${table} (${columns}) SELECT ${as} FROM links WHERE purpose IN (${listed(purposes)})`,
      );
    }
    const { exact, field } = schemaKit(runner);
    const hash = new TableColumn(field('tokenHash', exact(64), { nullable: true }));
    await runner.addColumn('convidados', hash);
    await runner.query(
      "UPDATE convidados SET tokenHash = (SELECT l.tokenHash FROM links l WHERE l.purpose = 'invitation' AND l.subject = convidados.id)",
    );
    await runner.changeColumn('convidados', hash, new TableColumn(field('tokenHash', exact(64))));
    await runner.createIndex('convidados', new TableIndex(index('ix_convidados_token_hash', ['tokenHash'], true)));
    await runner.dropTable('links');
  }
}

const listed = (purposes: readonly string[]) => purposes.map((purpose) => `'${purpose}'`).join(', ');

/** Copies the rows that are not there yet. Those of a table without purposes all have the one. */
async function copyOnce(
  runner: QueryRunner,
  table: string,
  columns: string,
  as: string,
  purposes: readonly string[],
): Promise<void> {
  const hasPurpose = purposes.length > 1;
  await runner.query(
    `INSERT INTO links (${as}${hasPurpose ? '' : ', purpose'}) ` +
      `SELECT ${columns}${hasPurpose ? '' : `, ${listed(purposes)}`} FROM ${table} ` +
      `WHERE tokenHash NOT IN (SELECT tokenHash FROM links)`,
  );
}

/** Has the next link get the id that the next link of own data would have got: mail about those that went has theirs. */
async function countOn(runner: QueryRunner): Promise<void> {
  if (onSqlite(runner)) {
    await runner.query("DELETE FROM sqlite_sequence WHERE name = 'links'");
    await runner.query(
      "INSERT INTO sqlite_sequence (name, seq) SELECT 'links', seq FROM sqlite_sequence WHERE name = 'data_links'",
    );
    return;
  }
  const [made] = (await runner.query('SHOW CREATE TABLE data_links')) as [Record<string, string>];
  const next = /AUTO_INCREMENT=(\d+)/.exec(made['Create Table'] ?? '')?.[1];
  if (next !== undefined) await runner.query(`ALTER TABLE links AUTO_INCREMENT = ${next}`);
}

async function dropInvitationHashes(runner: QueryRunner): Promise<void> {
  if (onSqlite(runner)) {
    await runner.query('DROP INDEX ix_convidados_token_hash');
    await runner.query('ALTER TABLE convidados DROP COLUMN "tokenHash"');
    return;
  }
  await runner.query('ALTER TABLE convidados DROP INDEX ix_convidados_token_hash, DROP COLUMN tokenHash');
}

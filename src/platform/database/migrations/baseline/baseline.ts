import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, onSqlite, schemaKit, type TableShape } from '../schema-kit.js';
import { accountsTables } from './accounts-tables.js';
import { contentTables } from './content-tables.js';
import { editions, projects } from './first-editions.js';
import { partners, questions } from './first-partners-and-questions.js';
import { schoolMails } from './first-school-mails.js';
import { platformTables } from './platform-tables.js';
import { type Row, seedRows, seedSearched } from './seed-rows.js';
import { submissionsTables } from './submissions-tables.js';

/** The last of the migrations that this one replaces. A database that has had it has this schema. */
const LAST_REPLACED = 'WordSchoolMails1797200000000';
const NAME = 'Baseline1797300000000';
const NO_HASH = '0'.repeat(64);

/** Days after which each kind of record goes from the first start on; the other rules wait until somebody confirms them. */
const DAYS = {
  suspeitas: 30,
  acceptances: 30,
  unconfirmed: 7,
  consents: 365,
  accountInvitations: 30,
  requests: 365,
  links: 30,
  sentMail: 7,
  failedMail: 30,
  mailFiles: 30,
  trail: 365,
  openingNotices: 365,
};

/**
 * The whole schema, and the first rows of lists that the site is never without. It changes nothing in a database that has
 * had the migrations of before.
 */
export class Baseline implements MigrationInterface {
  readonly name = NAME;

  /** @throws Error for a database of an earlier version than the last of those migrations */
  async up(runner: QueryRunner): Promise<void> {
    const had = await namesOnRecord(runner);
    if (had.includes(LAST_REPLACED)) return;
    if (had.length > 0) {
      throw new Error(
        'A base de dados é de uma versão anterior do produto, que esta já não atualiza. Nada foi alterado. ' +
          `Arranque-a primeiro com a versão cuja última migração é ${LAST_REPLACED}.`,
      );
    }
    if (!onSqlite(runner)) {
      const database = await runner.getCurrentDatabase();
      // people search without regard to accents and case
      await runner.query(`ALTER DATABASE \`${database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
    }
    for (const table of tablesOf(runner)) await createTable(runner, table);
    await seedRows(runner, 'atividade_cadeia', [
      { id: 1, lastId: 0, lastHash: NO_HASH, anchorId: 0, anchorHash: NO_HASH },
    ]);
    const rules: Row[] = Object.entries(DAYS).map(([rule, days]) => ({ rule, days }));
    await seedRows(runner, 'retention_states', rules);
    await seedRows(runner, 'lembretes', schoolMails);
    await seedSearched(runner, 'parceiros', ['nome', 'descricao'], partners);
    await seedSearched(runner, 'perguntas', ['pergunta', 'resposta'], questions);
    await seedSearched(runner, 'edicoes', ['chave', 'introducao'], editions);
    await seedSearched(runner, 'mural', ['titulo', 'escola', 'premio'], projects);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tablesOf(runner)) await runner.dropTable(table.name, true);
  }
}

/**
 * The migrations that names on record stand for: the baseline takes the place of those that it replaced.
 * @param names in the order in which they ran
 */
export function currentNames(names: readonly string[]): readonly string[] {
  const replaced = names.indexOf(LAST_REPLACED);
  if (replaced === -1) return names;
  return [NAME, ...names.slice(replaced + 1).filter((name) => name !== NAME)];
}

const tablesOf = (runner: QueryRunner) =>
  [accountsTables, contentTables, submissionsTables, platformTables].flatMap((tables): TableShape[] =>
    tables(schemaKit(runner)),
  );

async function namesOnRecord(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  return rows.map(({ name }) => name);
}

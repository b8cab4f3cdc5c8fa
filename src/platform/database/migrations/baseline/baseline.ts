import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, createTextIndex, onSqlite, schemaKit } from '../schema-kit.js';
import { accountsTables } from './accounts-tables.js';
import { contentTables } from './content-tables.js';
import { editions } from './first-editions.js';
import { partners, questions } from './first-partners-and-questions.js';
import { platformTables } from './platform-tables.js';
import { type Row, seedRows, seedSearched } from './seed-rows.js';
import { submissionsTables } from './submissions-tables.js';

/** The last of the migrations that this one replaces. A database that has had it has this schema. */
const LAST_REPLACED = 'OrderTextAsItIsRead1795700000000';
const NAME = 'Baseline1796000000000';
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
};

/** Text columns by which a list is in order: each index of one has a folded one beside it on SQLite. */
const ORDERED: Readonly<Record<string, readonly string[]>> = {
  binned_records: ['titulo'],
  contactos: ['assunto', 'email', 'nome'],
  convites: ['nota'],
  drafts: ['titulo'],
  equipa: ['estado', 'nome'],
  eventos: ['local', 'titulo'],
  festival: ['emailEscola', 'emailResponsavel', 'nomeEscola', 'nomeResponsavel'],
  formacoes: ['email', 'nome'],
  imprensa: ['categoria', 'titulo'],
  materiais: ['titulo'],
  modelos_resposta: ['nome'],
  newsletter: ['email', 'nome'],
  oportunidades: ['email', 'nome'],
  parceiros: ['nome'],
  pedidos_material: ['email', 'nome'],
  perguntas: ['pergunta'],
  relatorios: ['nome'],
  sessoes: ['email', 'nome'],
  users: ['nome'],
  voluntariado: ['email', 'nome'],
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
    const tables = tablesOf(runner);
    for (const table of tables) await createTable(runner, table);
    for (const { name: table, indices } of tables)
      for (const text of ORDERED[table] ?? [])
        for (const { name, columnNames } of indices.filter((index) => index.columnNames.includes(text)))
          await createTextIndex(runner, table, `${name}_text`, columnNames, text);
    await seedRows(runner, 'atividade_cadeia', [
      { id: 1, lastId: 0, lastHash: NO_HASH, anchorId: 0, anchorHash: NO_HASH },
    ]);
    const rules: Row[] = Object.entries(DAYS).map(([rule, days]) => ({ rule, days }));
    await seedRows(runner, 'retention_states', rules);
    await seedSearched(runner, 'parceiros', ['nome', 'descricao'], partners);
    await seedSearched(runner, 'perguntas', ['pergunta', 'resposta'], questions);
    await seedSearched(runner, 'edicoes', ['chave', 'introducao'], editions);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tablesOf(runner)) await runner.dropTable(table, true);
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

/** The tables that the baseline makes. */
export const tablesOf = (runner: QueryRunner) =>
  [accountsTables, contentTables, submissionsTables, platformTables].flatMap((tables) => tables(schemaKit(runner)));

async function namesOnRecord(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  return rows.map(({ name }) => name);
}

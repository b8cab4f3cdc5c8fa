import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, createTextIndex, onSqlite, schemaKit } from '../schema-kit.js';
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

/** Text columns by which a list is in order, each with the plain index that has a folded one beside it on SQLite. */
const ORDERED = [
  ['binned_records', 'ix_binned_records_titulo', 'titulo'],
  ['contactos', 'ix_contactos_assunto', 'assunto'],
  ['contactos', 'ix_contactos_email', 'email'],
  ['contactos', 'ix_contactos_nome', 'nome'],
  ['convites', 'ix_convites_nota', 'nota'],
  ['drafts', 'ix_drafts_titulo', 'titulo'],
  ['equipa', 'ix_equipa_estado', 'estado'],
  ['equipa', 'ix_equipa_nome', 'nome'],
  ['equipa', 'ix_equipa_rascunho_estado', 'estado'],
  ['equipa', 'ix_equipa_rascunho_nome', 'nome'],
  ['eventos', 'ix_eventos_local', 'local'],
  ['eventos', 'ix_eventos_titulo', 'titulo'],
  ['festival', 'ix_festival_email_escola', 'emailEscola'],
  ['festival', 'ix_festival_email_responsavel', 'emailResponsavel'],
  ['festival', 'ix_festival_nome_escola', 'nomeEscola'],
  ['festival', 'ix_festival_nome_responsavel', 'nomeResponsavel'],
  ['formacoes', 'ix_formacoes_email', 'email'],
  ['formacoes', 'ix_formacoes_nome', 'nome'],
  ['imprensa', 'ix_imprensa_categoria', 'categoria'],
  ['imprensa', 'ix_imprensa_titulo', 'titulo'],
  ['materiais', 'ix_materiais_titulo', 'titulo'],
  ['modelos_resposta', 'ix_modelos_resposta_nome', 'nome'],
  ['mural', 'ix_mural_escola', 'escola'],
  ['mural', 'ix_mural_premio', 'premio'],
  ['mural', 'ix_mural_titulo', 'titulo'],
  ['newsletter', 'ix_newsletter_email', 'email'],
  ['newsletter', 'ix_newsletter_nome', 'nome'],
  ['oportunidades', 'ix_oportunidades_email', 'email'],
  ['oportunidades', 'ix_oportunidades_nome', 'nome'],
  ['parceiros', 'ix_parceiros_nome', 'nome'],
  ['participacoes', 'ix_participacoes_escola', 'escola'],
  ['participacoes', 'ix_participacoes_professor', 'professor'],
  ['pedidos_material', 'ix_pedidos_material_email', 'email'],
  ['pedidos_material', 'ix_pedidos_material_nome', 'nome'],
  ['perguntas', 'ix_perguntas_pergunta', 'pergunta'],
  ['relatorios', 'ix_relatorios_nome', 'nome'],
  ['sessoes', 'ix_sessoes_email', 'email'],
  ['sessoes', 'ix_sessoes_nome', 'nome'],
  ['users', 'ix_users_nome', 'nome'],
  ['voluntariado', 'ix_voluntariado_email', 'email'],
  ['voluntariado', 'ix_voluntariado_nome', 'nome'],
] as const;

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
    for (const [name, indexName, text] of ORDERED) {
      const plain = tables.find((table) => table.name === name)?.indices.find((index) => index.name === indexName);
      await createTextIndex(runner, name, `${indexName}_text`, plain?.columnNames ?? [], text);
    }
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

const tablesOf = (runner: QueryRunner) =>
  [accountsTables, contentTables, submissionsTables, platformTables].flatMap((tables) => tables(schemaKit(runner)));

async function namesOnRecord(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  return rows.map(({ name }) => name);
}

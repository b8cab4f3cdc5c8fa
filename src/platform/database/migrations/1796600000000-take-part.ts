import { createHash } from 'node:crypto';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { districtOf } from '../../../../contract/districts.js';
import { startOfLisbonDay } from '#platform/dates/lisbon-day.js';
import { insertSearched, termsOf } from './baseline/seed-rows.js';
import { createTable, createTextIndex, index, type SchemaKit, schemaKit } from './schema-kit.js';

const table = ({ exact, field, integer, keyField, moment, varchar }: SchemaKit) => {
  const optional = { nullable: true };
  return new Table({
    name: 'participacoes',
    columns: [
      keyField,
      field('edicao', exact(8)),
      field('inscricaoId', integer(), optional),
      field('escola', varchar(200)),
      field('distrito', varchar(20), optional),
      field('professor', varchar(120)),
      field('email', varchar(254)),
      field('emailEscola', varchar(254)),
      field('telefone', varchar(30)),
      field('ciclo', varchar(16), optional),
      field('turmas', integer(), optional),
      field('alunos', integer(), optional),
      field('estado', varchar(16)),
      field('escolaHash', exact(64)),
      field('createdAt', moment()),
      field('vistaEm', moment(), optional),
      field('versao', integer()),
    ],
    indices: [
      index('ix_participacoes_edicao', ['edicao', 'id']),
      index('ix_participacoes_created_at', ['createdAt', 'id']),
      index('ix_participacoes_inscricao', ['inscricaoId']),
      index('ix_participacoes_estado', ['estado', 'id']),
      index('ix_participacoes_distrito', ['distrito', 'id']),
      index('ix_participacoes_ciclo', ['ciclo', 'id']),
      index('ix_participacoes_vista_em', ['vistaEm', 'id']),
      index('ix_participacoes_email', ['email']),
      index('ix_participacoes_escola_hash', ['escolaHash']),
      index('ix_participacoes_escola', ['escola', 'id']),
      index('ix_participacoes_professor', ['professor', 'id']),
    ],
    checks: [
      {
        name: 'ck_participacoes_estado',
        expression: "estado IN ('inscrita', 'submetida', 'nomeada', 'premiada', 'desistiu')",
      },
    ],
  });
};

const TEXTS = ['escola', 'professor'];

/** Has schools take part in an edition, those that registered for the present one among them. */
export class TakePart implements MigrationInterface {
  readonly name = 'TakePart1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    // a run that was killed begins again, before anybody could change a row
    await runner.query('DROP TABLE IF EXISTS participacoes');
    await createTable(runner, table(schemaKit(runner)));
    for (const text of TEXTS)
      await createTextIndex(runner, 'participacoes', `ix_participacoes_${text}_text`, [text, 'id'], text);
    await takeAlong(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const list of ['search_terms', 'held_addresses'])
      await runner.query(`DELETE FROM ${list} WHERE resource = 'participacoes'`);
    await runner.dropTable('participacoes');
  }
}

interface Registered {
  id: number;
  createdAt: string | Date;
  nomeEscola: string;
  emailEscola: string;
  codigoPostal: string;
  nomeResponsavel: string;
  emailResponsavel: string;
  contactoTelefonico: string;
}

async function takeAlong(runner: QueryRunner): Promise<void> {
  for (const list of ['search_terms', 'held_addresses'])
    await runner.query(`DELETE FROM ${list} WHERE resource = 'participacoes'`);
  const [edition] = (await runner.query(
    'SELECT chave, inscricoesAbrem FROM edicoes WHERE inscricoesAbrem IS NOT NULL ORDER BY chave DESC LIMIT 1',
  )) as { chave: string; inscricoesAbrem: string }[];
  if (edition === undefined) return;
  const registered = (await runner.query('SELECT * FROM festival WHERE createdAt >= ? ORDER BY id', [
    startOfLisbonDay(new Date(`${edition.inscricoesAbrem}T12:00:00Z`))
      .toISOString()
      .replace('T', ' ')
      .slice(0, -1),
  ])) as Registered[];
  if (registered.length === 0) return;
  const rows = registered.map((row, place) => ({
    id: place + 1,
    edicao: edition.chave,
    inscricaoId: row.id,
    escola: row.nomeEscola,
    distrito: districtOf(row.codigoPostal) ?? null,
    professor: row.nomeResponsavel,
    email: row.emailResponsavel,
    emailEscola: row.emailEscola,
    telefone: row.contactoTelefonico,
    estado: 'inscrita',
    escolaHash: schoolHash(row.nomeEscola),
    createdAt: row.createdAt as string,
    versao: 1,
  }));
  for (const { id, email, emailEscola } of rows)
    for (const address of new Set([email, emailEscola]))
      await runner.query(
        "INSERT INTO held_addresses (addressHash, resource, recordId) VALUES (?, 'participacoes', ?)",
        [sha256(address.trim().toLowerCase()), id],
      );
  await insertSearched(runner, 'participacoes', ['escola', 'professor', 'email', 'emailEscola'], rows);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same as the application makes of a school's name. */
function schoolHash(name: string): string {
  const common = new Set(['a', 'as', 'da', 'das', 'de', 'do', 'dos', 'e', 'escola', 'o', 'os']);
  const all = [...termsOf(name)];
  const words = all.filter((word) => !common.has(word));
  return sha256((words.length > 0 ? words : all).sort().join(' '));
}

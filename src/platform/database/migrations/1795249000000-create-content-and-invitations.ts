import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableIndex } from 'typeorm';
import { index, schemaKit, type SchemaKit } from './schema-kit.js';

const tables = ({ exact, field, flag, integer, keyField, moment, text, varchar }: SchemaKit) => [
  new Table({
    name: 'imprensa',
    columns: [
      keyField,
      field('titulo', varchar(200)),
      field('categoria', varchar(80), { nullable: true }),
      field('hook', varchar(500), { nullable: true }),
      field('descricao', text(), { nullable: true }),
      field('data', moment()),
      field('url', varchar(500), { nullable: true }),
      field('video', varchar(500), { nullable: true }),
      field('fotos', text()),
      field('versao', integer()),
    ],
    indices: [
      index('ix_imprensa_data', ['data', 'id']),
      index('ix_imprensa_titulo', ['titulo', 'id']),
      index('ix_imprensa_categoria', ['categoria', 'data', 'id']),
    ],
  }),
  new Table({
    name: 'equipa',
    columns: [
      keyField,
      field('nome', varchar(120)),
      field('estado', varchar(80)),
      field('testemunho', text()),
      field('img', varchar(500)),
      field('rascunho', flag()),
      field('versao', integer()),
    ],
    indices: [
      index('ix_equipa_nome', ['nome', 'id']),
      index('ix_equipa_estado', ['estado', 'id']),
      index('ix_equipa_rascunho', ['rascunho', 'id']),
      index('ix_equipa_rascunho_nome', ['rascunho', 'nome', 'id']),
      index('ix_equipa_rascunho_estado', ['rascunho', 'estado', 'id']),
    ],
  }),
  new Table({
    name: 'materiais',
    columns: [
      keyField,
      field('titulo', varchar(200)),
      field('texto', text()),
      field('download', varchar(500)),
      field('img', varchar(500)),
      field('createdAt', moment()),
      field('versao', integer()),
    ],
    indices: [index('ix_materiais_created_at', ['createdAt', 'id']), index('ix_materiais_titulo', ['titulo', 'id'])],
  }),
  new Table({
    name: 'relatorios',
    columns: [
      keyField,
      field('nome', varchar(200)),
      field('ano', integer()),
      field('data', moment()),
      field('arquivo', exact(200)),
    ],
    indices: [
      index('ix_relatorios_data', ['data', 'id']),
      index('ix_relatorios_ano', ['ano', 'data', 'id']),
      index('ix_relatorios_nome', ['nome', 'id']),
      index('ix_relatorios_arquivo', ['arquivo'], true),
    ],
  }),
  new Table({
    name: 'convites',
    columns: [
      keyField,
      field('chave', exact(64)),
      field('nota', varchar(200), { nullable: true }),
      field('createdAt', moment()),
      field('expira', moment()),
      field('usado', moment(), { nullable: true }),
      field('revogado', moment(), { nullable: true }),
      field('envios', integer()),
      field('imagem', exact(200), { nullable: true }),
      field('membroId', integer(), { nullable: true }),
    ],
    indices: [
      index('ix_convites_chave', ['chave'], true),
      index('ix_convites_created_at', ['createdAt', 'id']),
      index('ix_convites_expira', ['expira', 'id']),
      index('ix_convites_nota', ['nota', 'id']),
    ],
  }),
];

const fileIndices = [
  index('ix_ficheiros_area_nome', ['area', 'nome', 'id']),
  index('ix_ficheiros_area_created_at', ['area', 'createdAt', 'id']),
  index('ix_ficheiros_area_imagem', ['area', 'imagem', 'id']),
];

/** Press, team, materials, reports and invitations; files know whether they are images. */
export class CreateContentAndInvitations implements MigrationInterface {
  /** As databases have it on record; never changed. */
  readonly name = 'Content1795249000000';

  async up(runner: QueryRunner): Promise<void> {
    const kit = schemaKit(runner);
    for (const table of tables(kit)) await runner.createTable(table, true);
    // MySQL commits each statement by itself: a run that died half way finds here what it had done
    if (!(await runner.hasColumn('ficheiros', 'imagem'))) {
      await runner.addColumn('ficheiros', new TableColumn(kit.field('imagem', kit.flag())));
    }
    await runner.query(`UPDATE ficheiros SET imagem = 1 WHERE tipo LIKE 'image/%'`);
    const known = (await runner.getTable('ficheiros'))?.indices ?? [];
    for (const wanted of fileIndices) {
      if (!known.some(({ name }) => name === wanted.name))
        await runner.createIndex('ficheiros', new TableIndex(wanted));
    }
    await indexFileNames(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM termos WHERE recurso = 'files'`);
    for (const { name } of fileIndices) await runner.dropIndex('ficheiros', name);
    await runner.dropColumn('ficheiros', 'imagem');
    for (const table of tables(schemaKit(runner)).reverse()) await runner.dropTable(table, true);
  }
}

/** The names of the files that are there already become searchable. */
async function indexFileNames(runner: QueryRunner): Promise<void> {
  await runner.query(`DELETE FROM termos WHERE recurso = 'files'`);
  const files = (await runner.query('SELECT id, nome FROM ficheiros')) as { id: number; nome: string }[];
  for (const { id, nome } of files) {
    for (const termo of wordsOf(nome)) {
      await runner.query(`INSERT INTO termos (recurso, termo, registo) VALUES ('files', ?, ?)`, [termo, id]);
    }
  }
}

const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;

/** The words of a file's name, as they were indexed when this migration was written. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
  return [...new Set([...plain.matchAll(WORDS)].map(([word]) => word.slice(0, 40)))];
}

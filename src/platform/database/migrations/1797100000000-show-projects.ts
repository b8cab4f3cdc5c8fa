import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { insertSearched, type Row } from './baseline/seed-rows.js';
import { createTable, createTextIndex, index, onSqlite, type SchemaKit, schemaKit } from './schema-kit.js';

const table = ({ exact, field, flag, integer, keyField, text, varchar }: SchemaKit) => {
  const optional = { nullable: true };
  return new Table({
    name: 'mural',
    columns: [
      keyField,
      field('edicao', exact(8)),
      field('ordem', integer()),
      field('titulo', varchar(250)),
      field('escola', varchar(200), optional),
      field('distrito', varchar(20), optional),
      field('premio', varchar(120), optional),
      field('patrocinio', varchar(200), optional),
      field('frase', varchar(200), optional),
      field('sentir', text(), optional),
      field('imaginar', text(), optional),
      field('fazer', text(), optional),
      field('partilhar', text(), optional),
      field('imagem', varchar(500), optional),
      field('imagemAlt', varchar(250), optional),
      field('forma', varchar(16)),
      field('cor', varchar(16)),
      field('fotos', text()),
      field('video', varchar(500), optional),
      field('url', varchar(500), optional),
      field('exemplo', flag()),
      field('versao', integer()),
    ],
    indices: [
      index('ix_mural_edicao', ['edicao', 'id']),
      index('ix_mural_edicao_ordem', ['edicao', 'ordem', 'id']),
      index('ix_mural_ordem', ['ordem', 'id']),
      index('ix_mural_distrito', ['distrito', 'id']),
      index('ix_mural_exemplo', ['exemplo', 'id']),
      index('ix_mural_titulo', ['titulo', 'id']),
      index('ix_mural_escola', ['escola', 'id']),
      index('ix_mural_premio', ['premio', 'id']),
    ],
  });
};

/** The columns that say whether a school lets its project be shown, where it is shown, and which award it won. */
const ADDED = [
  ['mostrar', 'boolean NOT NULL DEFAULT 0', 'projetos'],
  ['muralId', 'integer NULL', 'projetos'],
  ['premio', 'varchar(120) NULL', 'participacoes'],
] as const;

const SEARCHED = ['titulo', 'escola', 'premio'];
const BEHIND_AWARDS = 100;
/** SQLite takes some 32,000 values in one statement. */
const ROWS_AT_ONCE = 500;

interface Award {
  categoria: string;
  titulo: string;
  escola: string;
  patrocinio: string | null;
  imagem: string | null;
  imagemAlt: string | null;
  forma: string;
  cor: string;
  video: string | null;
}

interface Edition {
  chave: string;
  exemplo: number;
  premios: Award[];
  projetos: { titulo: string; url: string }[];
}

/**
 * Puts the projects of every edition on one wall: those that won an award, and those that took part with the address of
 * their story. A run that was killed begins again, before anybody could change a row. What earlier versions of an edition
 * say of its projects stays in them.
 */
export class ShowProjects implements MigrationInterface {
  readonly name = 'ShowProjects1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('edicoes', 'premios')) {
      await runner.query('DROP TABLE IF EXISTS mural');
      await createTable(runner, table(schemaKit(runner)));
      for (const text of SEARCHED) await createTextIndex(runner, 'mural', `ix_mural_${text}_text`, [text, 'id'], text);
      await moveProjects(runner);
      // one statement on MySQL, which has no way back: what is moved is moved whole
      const drops = ['DROP COLUMN premios', 'DROP COLUMN projetos'];
      for (const drop of onSqlite(runner) ? drops : [drops.join(', ')])
        await runner.query(`ALTER TABLE edicoes ${drop}`);
    }
    for (const [name, kind, owner] of ADDED)
      if (!(await runner.hasColumn(owner, name))) await runner.query(`ALTER TABLE ${owner} ADD COLUMN ${name} ${kind}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['premios', 'projetos']) {
      await runner.query(`ALTER TABLE edicoes ADD COLUMN ${name} text NULL`);
      await runner.query(`UPDATE edicoes SET ${name} = '[]'`);
    }
    await runner.query("DELETE FROM search_terms WHERE resource = 'mural'");
    await runner.dropTable('mural');
    for (const [name, , owner] of ADDED) await runner.query(`ALTER TABLE ${owner} DROP COLUMN ${name}`);
  }
}

async function moveProjects(runner: QueryRunner): Promise<void> {
  await runner.query("DELETE FROM search_terms WHERE resource = 'mural'");
  const editions = (await runner.query(
    'SELECT chave, exemplo, premios, projetos FROM edicoes ORDER BY chave',
  )) as Record<keyof Edition, string>[];
  const rows = editions
    .flatMap(({ chave, exemplo, premios, projetos }) =>
      rowsOf({
        chave,
        exemplo: Number(exemplo),
        premios: JSON.parse(premios) as Award[],
        projetos: JSON.parse(projetos) as Edition['projetos'],
      }),
    )
    .map((row, place) => ({ id: place + 1, ...row }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insertSearched(runner, 'mural', SEARCHED, rows.slice(from, from + ROWS_AT_ONCE));
}

/** Returns the rows of an edition. A project of the list whose name begins with that of one that won is that one. */
function rowsOf({ chave, exemplo, premios, projetos }: Edition): Row[] {
  const others = [...projetos];
  const awarded = premios.map((award, place) => {
    const { categoria, titulo, escola, patrocinio, imagem, imagemAlt, forma, cor, video } = award;
    const same = others.findIndex((other) => isOf(other.titulo, titulo));
    const [story] = same === -1 ? [] : others.splice(same, 1);
    const own = { titulo, escola, premio: categoria, patrocinio, imagem, imagemAlt, forma, cor, video };
    return { edicao: chave, ordem: place + 1, ...own, url: story?.url ?? null, fotos: '[]', exemplo, versao: 1 };
  });
  const none = { escola: null, premio: null, patrocinio: null, imagem: null, imagemAlt: null, video: null };
  const emblem = { forma: 'star', cor: 'imaginar' };
  const taken = others.map(({ titulo, url }) => {
    const own = { titulo, ...none, ...emblem, url };
    return { edicao: chave, ordem: BEHIND_AWARDS, ...own, fotos: '[]', exemplo, versao: 1 };
  });
  return [...awarded, ...taken];
}

/** Whether a name is that of a project, alone or before its school: 'A horta — Escola Básica'. */
function isOf(name: string, title: string): boolean {
  const rest = name.slice(title.length);
  return name.toLowerCase().startsWith(title.toLowerCase()) && (rest === '' || /^\s*[—–(,:-]/.test(rest));
}

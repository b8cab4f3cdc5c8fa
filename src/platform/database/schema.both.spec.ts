import { mkdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DataSource, type EntityMetadata, type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { createDatabaseOfBefore } from '../../../test/support/database-of-before.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { listSpecs } from '../../../test/support/list-specs.js';
import { settings } from '../config/settings.js';
import { sha256 } from '../secrets/sha256.js';
import { addressHash } from './addresses/held-address.entity.js';
import { onSqlite } from './columns.js';
import { migrate } from './migrate.js';
import { Baseline } from './migrations/baseline/baseline.js';
import { JoinLinks } from './migrations/1796100000000-join-links.js';
import { migrations } from './migrations/index.js';
import { keepTextIndexes } from './migrations/schema-kit.js';

const TEXT_INDEXES = "SELECT name, sql FROM sqlite_master WHERE tbl_name = ? AND name LIKE '%_text' ORDER BY name";

const open: DataSource[] = [];
const connect = async () => {
  const dataSource = await (await wholeDataSource()).initialize();
  open.push(dataSource);
  return dataSource;
};

/** Undoes every migration. */
async function empty(dataSource: DataSource): Promise<void> {
  for (let left = dataSource.migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
}

/** The statements that would make the schema what the entities say. */
async function drift(dataSource: DataSource): Promise<string[]> {
  const [{ version }] = (await dataSource.query(`SELECT ${onSqlite ? 'sqlite_version' : 'version'}() AS version`)) as [
    { version: string },
  ];
  if (version.includes('MariaDB')) forgivePhantomDefaults(dataSource);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** MariaDB says of a nullable column without a default that it defaults to the word NULL. */
function forgivePhantomDefaults(dataSource: DataSource): void {
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const getTables = runner.getTables.bind(runner);
    runner.getTables = async (names) => {
      const tables = await getTables(names);
      for (const column of tables.flatMap((table) => table.columns)) {
        if (column.isNullable && column.default === "'NULL'") column.default = undefined;
      }
      return tables;
    };
    return runner;
  };
}

/** The statement that makes a table. */
async function created(dataSource: DataSource, table: string): Promise<string> {
  const rows: Record<string, string>[] = await dataSource.query(
    onSqlite ? `SELECT sql FROM sqlite_master WHERE name = '${table}'` : `SHOW CREATE TABLE \`${table}\``,
  );
  return rows[0]?.[onSqlite ? 'sql' : 'Create Table'] ?? '';
}

/** The statements that made all tables and indexes, and all rows but those of the migrations. */
async function contentsOf(dataSource: DataSource): Promise<Record<string, unknown>> {
  const listed: { name: string }[] = await dataSource.query(
    onSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const tables = listed
    .map(({ name }) => name)
    .filter((name) => name !== 'migrations')
    .sort();
  const contents: Record<string, unknown> = {};
  for (const table of tables) {
    const rows: unknown = await dataSource.query(`SELECT * FROM ${dataSource.driver.escape(table)} ORDER BY 1, 2`);
    contents[table] = [await created(dataSource, table), rows];
  }
  if (onSqlite)
    contents['indexes'] = await dataSource.query("SELECT name, sql FROM sqlite_master WHERE type = 'index'");
  return contents;
}

/** The last id of a link to own data that is there no more. */
const GONE = 41;
const THEN = '2026-01-02 03:04:05.678';
const OLD_LINKS = [
  ['data_links', 'id, tokenHash, addressHash, email, expiresAt, usedAt', [7, 'd1', 'h1', 'a@b.pt', THEN, null]],
  ['data_links', 'id, tokenHash, addressHash, email, expiresAt, usedAt', [9, 'd2', 'h2', null, THEN, THEN]],
  ['data_links', 'id, tokenHash, addressHash, email, expiresAt, usedAt', [GONE, 'd3', 'h3', null, THEN, THEN]],
  ['account_links', 'tokenHash, purpose, userId, generation, expiresAt', ['a1', 'recovery', 1, 'g', THEN]],
  [
    'account_links',
    'tokenHash, purpose, userId, generation, email, expiresAt',
    ['a2', 'email', 2, 'g', 'c@d.pt', THEN],
  ],
  ['newsletter_links', 'tokenHash, purpose, addressHash, expiresAt', ['n1', 'confirm', 'h1', THEN]],
  ['newsletter_links', 'tokenHash, purpose, addressHash, expiresAt', ['n2', 'unsubscribe', 'h1', null]],
  ['guardian_links', 'id, tokenHash, candidaturaId, expiresAt', [7, 'g1', 2, THEN]],
  [
    'convidados',
    'id, nome, email, papel, tokenHash, createdAt, sentAt, expiresAt, acceptedAt',
    [3, 'Lia', 'l@m.pt', 'edicao', 'i1', THEN, THEN, THEN, THEN],
  ],
  [
    'convidados',
    'id, nome, email, papel, tokenHash, createdAt, sentAt, expiresAt, acceptedAt',
    [4, 'Rui', 'r@s.pt', 'edicao', 'i2', THEN, THEN, THEN, null],
  ],
] as const;

/** The same links as one table has them: token, purpose, subject, generation, email, end, use; own data's with their ids. */
const LINKS = [
  ['a1', 'recovery', '1', 'g', null, THEN, null],
  ['a2', 'email', '2', 'g', 'c@d.pt', THEN, null],
  [7, 'd1', 'own-data', 'h1', null, 'a@b.pt', THEN, null],
  [9, 'd2', 'own-data', 'h2', null, null, THEN, THEN],
  ['g1', 'guardian', '2', null, null, THEN, null],
  ['i1', 'invitation', '3', null, null, null, THEN],
  ['i2', 'invitation', '4', null, null, null, null],
  ['n1', 'confirm', 'h1', null, null, THEN, null],
  ['n2', 'unsubscribe', 'h1', null, null, null, null],
];

async function insert(dataSource: DataSource, table: string, values: Record<string, unknown>): Promise<void> {
  const marks = Object.keys(values).map(() => '?');
  await dataSource.query(
    `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${marks.join(', ')})`,
    Object.values(values),
  );
}

/** Writes links of each kind as a database of before has them. */
async function fillOldLinks(dataSource: DataSource): Promise<void> {
  for (const [table, columns, values] of OLD_LINKS) {
    const marks = values.map(() => '?').join(', ');
    await dataSource.query(`INSERT INTO ${table} (${columns}) VALUES (${marks})`, [...values]);
  }
  await dataSource.query(`DELETE FROM data_links WHERE id = ${GONE}`);
}

async function linksIn(dataSource: DataSource): Promise<unknown[]> {
  const moments = ['expiresAt', 'usedAt'].map((name) => (onSqlite ? name : `CAST(${name} AS CHAR) AS ${name}`));
  const rows: Record<string, unknown>[] = await dataSource.query(
    `SELECT id, tokenHash, purpose, subject, generation, email, ${moments.join(', ')} FROM links ORDER BY tokenHash`,
  );
  return rows.map(({ id, ...row }) => [...(row['purpose'] === 'own-data' ? [id] : []), ...Object.values(row)]);
}

/** Runs a migration until it has done so many statements, as a process that is killed does. @returns whether it ended */
async function runUntilKilled(
  dataSource: DataSource,
  migration: MigrationInterface,
  statements: number,
): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  let left = statements;
  runner.query = (...parameters: unknown[]) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : query(...parameters);
  };
  // SQLite takes back what was not committed
  if (onSqlite) await query('BEGIN');
  try {
    await migration.up(runner);
    if (onSqlite) await query('COMMIT');
    return true;
  } catch (error) {
    if (onSqlite) await query('ROLLBACK');
    if (!(error instanceof Error) || error.message !== 'killed') throw error;
    return false;
  } finally {
    runner.query = query as QueryRunner['query'];
    await runner.release();
  }
}

/** Runs some migrations, each on a connection that it gives back. */
async function runAll(dataSource: DataSource, some: readonly (new () => MigrationInterface)[]): Promise<void> {
  for (const Later of some) {
    const runner = dataSource.createQueryRunner();
    await new Later().up(runner);
    await runner.release();
  }
}

beforeEach(async () => {
  await mkdir(settings.dataDir, { recursive: true });
  await createDatabase();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((dataSource) => dataSource.destroy()));
  await dropDatabase();
  await rm(settings.dataDir, { recursive: true, force: true });
});

describe('the migrations', () => {
  it('make exactly the schema that the entities state', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    expect(await drift(dataSource)).toEqual([]);
  });

  it('go down to nothing and up again', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    await empty(dataSource);
    const runner = dataSource.createQueryRunner();
    const left = await runner.getTables(dataSource.entityMetadatas.map(({ tableName }) => tableName));
    await runner.release();
    expect(left.map(({ name }) => name)).toEqual([]);
    await migrate(dataSource);
    expect(await drift(dataSource)).toEqual([]);
  });

  it('run once when several processes start together', async () => {
    const first = await connect();
    const dataSources = [first, await connect(), await connect()];
    await Promise.all(dataSources.map(migrate));
    for (const dataSource of dataSources) {
      expect(await dataSource.showMigrations()).toBe(false);
      expect(await drift(dataSource)).toEqual([]);
    }
    const [{ count }] = (await first.query('SELECT COUNT(*) AS count FROM migrations')) as [{ count: number | string }];
    expect(Number(count)).toBe(first.migrations.length);
  });

  it('make the same wherever they are killed and begun again', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    const whole = await contentsOf(dataSource);
    await empty(dataSource);
    let killed = 0;
    while (!(await runUntilKilled(dataSource, new Baseline(), 1 + killed * 41))) killed += 1;
    expect(killed).toBeGreaterThan(3);
    await runAll(dataSource, migrations.slice(1));
    expect(await contentsOf(dataSource)).toEqual(whole);
  });

  it('keep the indexes of texts where a table is made anew', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    const runner = dataSource.createQueryRunner();
    const indexes = async () => (onSqlite ? await runner.query(TEXT_INDEXES, ['contactos']) : []) as unknown[];
    const before = await indexes();
    expect(before).toHaveLength(onSqlite ? 3 : 0);
    await runner.getTable('contactos');
    const added = new TableColumn({ name: 'escola', type: 'varchar', length: '80', isNullable: true });
    await keepTextIndexes(runner, 'contactos', () => runner.addColumn('contactos', added));
    expect(await runner.hasColumn('contactos', 'escola')).toBe(true);
    expect(await indexes()).toEqual(before);
    await runner.release();
  });

  it('make every check that the entities state', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    const checks = dataSource.entityMetadatas.flatMap(({ tableName, checks: stated }) =>
      stated.map(({ name }) => [tableName, name] as const),
    );
    expect(checks.length).toBeGreaterThan(0);
    for (const [table, check] of checks) expect(await created(dataSource, table)).toContain(check);
  });

  it('keep values out that the checks forbid', async () => {
    const dataSource = await connect();
    await migrate(dataSource);
    const insert = (area: string) =>
      dataSource.query(
        'INSERT INTO ficheiros (area, nome, tipo, tamanho, sha256, createdAt) VALUES (?, ?, ?, ?, ?, ?)',
        [area, `${area}.pdf`, 'application/pdf', 1, 'x', '2026-01-01 00:00:00'],
      );
    await insert('uploads');
    await expect(insert('outra')).rejects.toThrow(/ck_ficheiros_area/);
  });
});

describe('a database of before the baseline', () => {
  it('opens as it is: its schema, its indexes and every row', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    const before = await contentsOf(dataSource);
    expect(before['contactos']).toMatchObject([expect.any(String), [{ id: 1 }, { id: 2 }]]);
    const newer = dataSource.migrations.splice(1);
    await migrate(dataSource);
    expect(await contentsOf(dataSource)).toEqual(before);
    dataSource.migrations.push(...newer);
    await migrate(dataSource);
    expect(await drift(dataSource)).toEqual([]);
    expect(await dataSource.showMigrations()).toBe(false);
  });

  it('keeps every link, wherever it is killed while they become one table', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    await fillOldLinks(dataSource);
    const { indexes: _all, convidados: _invited, ...before } = await contentsOf(dataSource);
    let killed = 0;
    while (!(await runUntilKilled(dataSource, new JoinLinks(), 1 + killed))) {
      // on SQLite nothing is left of such a run
      killed += 1;
    }
    expect(killed).toBeGreaterThan(10);
    expect(await linksIn(dataSource)).toEqual(LINKS);
    const after = await contentsOf(dataSource);
    const untouched = Object.keys(before).filter((table) => !table.endsWith('_links'));
    for (const table of untouched) expect([table, after[table]]).toEqual([table, before[table]]);
    await runAll(dataSource, migrations.slice(2));
    expect(await drift(dataSource)).toEqual([]);
    await dataSource.query("INSERT INTO links (tokenHash, purpose, subject) VALUES ('novo', 'unsubscribe', 'x')");
    // mail may be about one of own data that went
    const [{ id }] = (await dataSource.query("SELECT id FROM links WHERE tokenHash = 'novo'")) as [{ id: number }];
    expect(id).toBeGreaterThan(GONE);
  });

  it('has them apart again where that is undone', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    await fillOldLinks(dataSource);
    const before = await contentsOf(dataSource);
    await migrate(dataSource);
    for (const _undone of migrations.slice(1)) await dataSource.undoLastMigration();
    const after = await contentsOf(dataSource);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const rowsOf = (contents: Record<string, unknown>, table: string) => (contents[table] as [string, object[]])[1];
    for (const table of ['account_links', 'data_links', 'newsletter_links', 'convidados'])
      expect(rowsOf(after, table)).toEqual(rowsOf(before, table));
    expect(rowsOf(after, 'guardian_links')).toMatchObject([{ tokenHash: 'g1', candidaturaId: 2 }]);
  });

  it('has its pictures noted that nobody has described', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    const row = { imagem: 1, tipo: 'image/png', tamanho: 1, sha256: 'x', createdAt: '2026-01-01 00:00:00' };
    const files = [
      { nome: 'por-descrever.png', area: 'uploads' },
      { nome: 'descrita.png', area: 'uploads' },
      { nome: 'decorativa.png', area: 'uploads' },
      { nome: 'com-credito.png', area: 'uploads' },
      { nome: 'pessoal.png', area: 'documentos' },
      { nome: 'folha.pdf', area: 'uploads', imagem: 0 },
    ];
    for (const file of files) await insert(dataSource, 'ficheiros', { ...row, ...file });
    const { createdAt } = row;
    await insert(dataSource, 'fotografias', { nome: 'descrita.png', alt: 'Uma horta', createdAt });
    await insert(dataSource, 'fotografias', { nome: 'decorativa.png', decorativa: 1, createdAt });
    await insert(dataSource, 'fotografias', { nome: 'com-credito.png', credito: 'Rita', createdAt });
    await migrate(dataSource);
    const noted = await dataSource.query(
      'SELECT nome FROM ficheiros WHERE porDescrever = 1 AND tipo = ? ORDER BY nome',
      [row.tipo],
    );
    expect(noted).toEqual([{ nome: 'com-credito.png' }, { nome: 'por-descrever.png' }]);
  });

  it('has the days of its page as those of the edition, and its schools of this year take part', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    const words = { edition: '2027/2028', opens: '2027-09-15', deadline: '2028-03-31', cost: 'Oferta da câmara' };
    const page = {
      chave: 'inscricoes',
      publicado: JSON.stringify(words),
      alteradoEm: THEN,
      alteradoPorId: 1,
      versao: 2,
    };
    await insert(dataSource, 'paginas', { id: 40, ...page });
    await insert(dataSource, 'paginas', { id: 41, ...page, chave: 'contactos' });
    const registered = {
      lida: 0,
      nomeEscola: 'Escola Básica de Tavira',
      emailEscola: 'Secretaria@tavira.pt',
      morada: 'Rua do Mar, 1',
      codigoPostal: '8800-123',
      nomeResponsavel: 'Inês Luz',
      emailResponsavel: 'ines@tavira.pt',
      contactoTelefonico: '281000000',
      descricao: 'Duas turmas.',
      privacidadeVersao: '1',
    };
    await insert(dataSource, 'festival', { id: 50, createdAt: '2027-09-14 22:59:00.000', ...registered });
    // half past midnight of the day that it opens, in Lisbon
    await insert(dataSource, 'festival', { id: 51, createdAt: '2027-09-14 23:30:00.000', ...registered });
    await migrate(dataSource);

    expect(await dataSource.query("SELECT chave FROM paginas WHERE chave IN ('inscricoes', 'contactos')")).toEqual([
      { chave: 'contactos' },
    ]);
    expect(await dataSource.query("SELECT * FROM edicoes WHERE chave = '20272028'")).toMatchObject([
      {
        inscricoesAbrem: '2027-09-15',
        inscricoesFecham: '2028-03-31',
        submissaoAbre: '2028-04-01',
        submissaoFecha: '2028-05-31',
        resultados: '2028-06-30',
        custo: 'Oferta da câmara',
      },
    ]);
    const taken = await dataSource.query('SELECT * FROM participacoes');
    expect(taken).toMatchObject([
      {
        edicao: '20272028',
        inscricaoId: 51,
        escola: 'Escola Básica de Tavira',
        distrito: 'Faro',
        professor: 'Inês Luz',
        estado: 'inscrita',
        escolaHash: sha256('basica tavira'),
      },
    ]);
    const [{ id }] = taken as [{ id: number }];
    const found = (list: string, column: string): Promise<unknown> =>
      dataSource.query(
        `SELECT ${column} FROM ${list} WHERE resource = 'participacoes' AND recordId = ? ORDER BY ${column}`,
        [id],
      );
    const addresses = [addressHash('ines@tavira.pt'), addressHash('secretaria@tavira.pt')].sort();
    expect(await found('held_addresses', 'addressHash')).toEqual(addresses.map((hash) => ({ addressHash: hash })));
    expect(await found('search_terms', 'term')).toEqual(
      ['basica', 'de', 'escola', 'ines', 'luz', 'pt', 'secretaria', 'tavira'].map((term) => ({ term })),
    );
  });

  it('of an earlier version is refused in words, and stays as it is', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    await dataSource.query("DELETE FROM migrations WHERE name = 'OrderTextAsItIsRead1795700000000'");
    const before = await contentsOf(dataSource);
    await expect(migrate(dataSource)).rejects.toThrow('Nada foi alterado.');
    expect(await contentsOf(dataSource)).toEqual(before);
  });
});

describe('the indexes', () => {
  it('begin with every column that a list sorts or filters by', async () => {
    const dataSource = await connect();
    const specs = await listSpecs(dataSource);
    expect(specs.map(({ spec }) => spec.resource)).toEqual(expect.arrayContaining(['users', 'eventos', 'contactos']));
    const slow = specs.flatMap(({ spec, entity }) =>
      [...Object.values(spec.columns), ...spec.defaultOrder]
        .filter(({ property }) => !beginsAnIndex(entity, spec.within, property))
        .map(({ property }) => `${spec.resource}.${property}`),
    );
    expect(slow).toEqual([]);
  });
});

/** @param within what every query of the list fixes, and so may stand before the column */
function beginsAnIndex(entity: EntityMetadata, within: string | undefined, property: string): boolean {
  const keys = [entity.primaryColumns, ...entity.indices.map(({ columns }) => columns)];
  return keys.some(([first, second]) => {
    const own = within !== undefined && first?.propertyName === within ? second : first;
    return own?.propertyName === property;
  });
}

import { mkdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DataSource, type EntityMetadata, type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { createDatabaseOfBefore } from '../../../test/support/database-of-before.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { listSpecs } from '../../../test/support/list-specs.js';
import { settings } from '../config/settings.js';
import { onSqlite } from '../database/columns.js';
import { migrate } from './migrate.js';
import { Baseline } from '../database/migrations/baseline/baseline.js';
import { migrations } from './options.js';
import { keepTextIndexes } from '../database/migrations/schema-kit.js';

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
    contents['indexes'] = await dataSource.query(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY tbl_name, name",
    );
  return contents;
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
    for (const Migration of migrations) {
      let killed = 0;
      // of the baseline fewer statements at a time than it takes to put the first rows there
      const step = Migration === Baseline ? 11 : 1;
      while (!(await runUntilKilled(dataSource, new Migration(), 1 + killed * step))) killed += 1;
      expect(killed).toBeGreaterThan(3);
    }
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
    const later = dataSource.migrations.splice(1);
    await migrate(dataSource);
    expect(await contentsOf(dataSource)).toEqual(before);
    dataSource.migrations.push(...later);
    await migrate(dataSource);
    expect(await drift(dataSource)).toEqual([]);
    expect(await dataSource.showMigrations()).toBe(false);
  });

  it('of an earlier version is refused in words, and stays as it is', async () => {
    await createDatabaseOfBefore();
    const dataSource = await connect();
    await dataSource.query("DELETE FROM migrations WHERE name = 'WordSchoolMails1797200000000'");
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

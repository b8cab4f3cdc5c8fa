import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DataSource, type EntityMetadata, TableColumn } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { wholeDataSource } from '../../../test/support/data-source.js';
import { listSpecs } from '../../../test/support/list-specs.js';
import { onSqlite } from './columns.js';
import { migrate } from './migrate.js';
import { keepTextIndexes } from './migrations/schema-kit.js';

const TEXT_INDEXES = "SELECT name, sql FROM sqlite_master WHERE tbl_name = ? AND name LIKE '%_text' ORDER BY name";

const open: DataSource[] = [];
const connect = async () => {
  const dataSource = await (await wholeDataSource()).initialize();
  open.push(dataSource);
  return dataSource;
};

/** Undoes every migration, so that each test begins with an empty database. */
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

beforeEach(createDatabase);
afterEach(async () => {
  const [first] = open;
  if (first !== undefined) await empty(first);
  await Promise.all(open.splice(0).map((dataSource) => dataSource.destroy()));
  await dropDatabase();
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

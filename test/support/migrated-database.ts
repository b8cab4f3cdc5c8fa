import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConnection, escape, escapeId, type RowDataPacket } from 'mysql2/promise';
import { settings } from '../../src/platform/config/settings.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { createDatabase } from './database.js';
import { wholeDataSource } from './data-source.js';

/** What the migrations leave of an empty database: SQLite's file, or the statements that make the same on MySQL. */
let migrated: Buffer | string | undefined;

/** Makes this spec file's database as the migrations make it, where it is not there yet: a process runs them once. */
export async function createMigratedDatabase(): Promise<void> {
  await createDatabase();
  if (migrated === undefined) {
    const dataSource = await (await wholeDataSource()).initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    migrated = await (settings.embedded ? readFile(sqlitePath()) : statementsOf());
  } else if (typeof migrated === 'string') {
    await fill(migrated);
  } else {
    // an application that ended before in this file took its folder with it
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
    await writeFile(sqlitePath(), migrated, { flag: 'wx', mode: 0o600 }).catch(unlessThere);
  }
}

const sqlitePath = () => settings.databaseUrl.replace('sqlite:', '');

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

type Connection = Awaited<ReturnType<typeof connect>>;

async function connect() {
  return createConnection({ uri: settings.databaseUrl, multipleStatements: true, dateStrings: true });
}

async function rowsOf(connection: Connection, sql: string): Promise<string[][]> {
  const [rows] = await connection.query<RowDataPacket[]>({ sql, rowsAsArray: true });
  return rows as unknown as string[][];
}

const tablesIn = async (connection: Connection) => (await rowsOf(connection, 'SHOW TABLES')).flat();

async function statementsOf(): Promise<string> {
  const connection = await connect();
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  for (const table of (await tablesIn(connection)).map((name) => escapeId(name))) {
    const [[, made = ''] = []] = await rowsOf(connection, `SHOW CREATE TABLE ${table}`);
    const rows = await rowsOf(connection, `SELECT * FROM ${table}`);
    statements.push(made, ...rows.map((row) => `INSERT INTO ${table} VALUES (${escape(row)})`));
  }
  await connection.end();
  return statements.join(';\n');
}

async function fill(statements: string): Promise<void> {
  const connection = await connect();
  try {
    if ((await tablesIn(connection)).length === 0) await connection.query(statements);
  } finally {
    await connection.end();
  }
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, escape, escapeId, type RowDataPacket } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';
import { migrate } from '#platform/data-source/migrate.js';
import { createDatabase, createDatabaseOf, dropDatabaseOf } from './database.js';
import { wholeDataSource } from './data-source.js';

/** An empty database as the migrations leave it: SQLite's file, or the statements that make the same on MySQL. */
let migrated: Promise<Buffer | string> | undefined;

/** Makes this spec file's database as the migrations make it, where it is not there yet: a process runs them once. */
export async function createMigratedDatabase(): Promise<void> {
  // an application that ended before in this file took its folder with it
  if (settings.embedded) await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  migrated ??= migrateAnother();
  const pattern = await migrated;
  await createDatabase();
  if (typeof pattern === 'string') await fill(pattern);
  else await writeFile(pathOf(settings), pattern, { flag: 'wx' }).catch(unlessThere);
}

/** Runs the migrations on a database of their own: the spec's may have rows already, which no other spec expects. */
async function migrateAnother(): Promise<Buffer | string> {
  const place = { ...settings, databaseUrl: `${settings.databaseUrl}_migrated` };
  await createDatabaseOf(place);
  const dataSource = await (await wholeDataSource(place)).initialize();
  await migrate(dataSource);
  await openRegistration(dataSource);
  await dataSource.destroy();
  const pattern = await (settings.embedded ? readFile(pathOf(place)) : statementsOf(place));
  await (settings.embedded ? rm(pathOf(place)) : dropDatabaseOf(place));
  return pattern;
}

/** Has schools register on whatever day the tests run. */
async function openRegistration({ manager }: DataSource): Promise<void> {
  const day = (fromToday: number) => lisbonDay(new Date(Date.now() + fromToday * DAY_MS));
  const days = { inscricoesAbrem: -60, inscricoesFecham: 60, submissaoAbre: 61, submissaoFecha: 90, resultados: 120 };
  const calendar = Object.fromEntries(Object.entries(days).map(([name, fromToday]) => [name, day(fromToday)]));
  await manager.update(Edicao, { chave: '20262027' }, calendar);
}

type Place = Pick<Settings, 'databaseUrl'>;

const pathOf = ({ databaseUrl }: Place) => databaseUrl.replace('sqlite:', '');

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

type Connection = Awaited<ReturnType<typeof connect>>;

async function connect({ databaseUrl }: Place) {
  return createConnection({ uri: databaseUrl, multipleStatements: true, dateStrings: true });
}

async function rowsOf(connection: Connection, sql: string): Promise<string[][]> {
  const [rows] = await connection.query<RowDataPacket[]>({ sql, rowsAsArray: true });
  return rows as unknown as string[][];
}

const tablesIn = async (connection: Connection) => (await rowsOf(connection, 'SHOW TABLES')).flat();

async function statementsOf(place: Place): Promise<string> {
  const connection = await connect(place);
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
  const connection = await connect(settings);
  try {
    if ((await tablesIn(connection)).length === 0) await connection.query(statements);
  } finally {
    await connection.end();
  }
}

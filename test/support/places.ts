import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { openStorage } from '#files/storage/open-storage.js';
import { areas, type Area, type Storage } from '#files/storage/storage.js';
import { makeBackup } from '#operations/copies/backup.js';
import type { Manifest } from '#operations/copies/manifest.js';
import { columnsOf, openRawDatabase, rowsOf, tableNames } from '#operations/copies/raw-database.js';
import { restore } from '#operations/copies/restore.js';
import { encodeRow } from '#operations/copies/table-file.js';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';
import { migrate } from '#platform/data-source/migrate.js';
import { createDatabase, createDatabaseOf, dropDatabase, dropDatabaseOf } from './database.js';
import { wholeDataSource } from './data-source.js';
import { fillTable } from './fill-table.js';

/** A database and a storage that belong together. */
export interface Place {
  settings: Settings;
  storage: Storage;
  drop: () => Promise<void>;
}

/** A text with characters that a format of texts might trip over. */
const ODD_TEXT = 'linha\nlinha\r\n\u2028 \u2029 "aspas" \\barra\\n \u0001 日本 🎈 %_ \'';

/** This spec's own place, with rows in every table and files in both areas. */
export async function filledPlace(): Promise<Place & { dataSource: DataSource }> {
  await createDatabase();
  const dataSource = await (await wholeDataSource()).initialize();
  await migrate(dataSource);
  const storage = await openStorage(settings);
  const bytes = [Buffer.from('%PDF-1.7'), randomBytes(3_000_000), Buffer.alloc(0), randomBytes(70_000)];
  for (const area of areas) for (const some of bytes) await storeFile(storage, dataSource, area, some);
  for (const entity of dataSource.entityMetadatas) {
    const [{ rows }] = (await dataSource.query(`SELECT COUNT(*) AS \`rows\` FROM \`${entity.tableName}\``)) as [
      { rows: number },
    ];
    if (Number(rows) === 0) await fillTable(dataSource, entity, entity.tableName === 'consentimento_textos' ? 1 : 80);
  }
  await dataSource.query('UPDATE contactos SET descricao = ? WHERE id = 1', [ODD_TEXT]);
  const nothing = JSON.stringify({ files: [], abouts: [], recordHashes: [], mailUntil: null });
  await dataSource.query('UPDATE unfinished_erasures SET remains = ?', [nothing]);
  await dataSource.query("UPDATE suspeitas SET formulario = 'contactos', documento = NULL");
  const drop = async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await dropDatabase();
  };
  return { settings, storage, dataSource, drop };
}

/** An empty place with this spec's secret, on its kind of database or on SQLite. */
export async function emptyPlace(kind: 'same' | 'sqlite' = 'same'): Promise<Place> {
  const name = randomBytes(6).toString('hex');
  const dataDir = join(settings.dataDir, `lugar-${name}`);
  await mkdir(dataDir, { mode: 0o700 });
  const embedded = settings.embedded || kind === 'sqlite';
  const server = settings.databaseUrl.replace(/\/[^/]*$/, '');
  const databaseUrl = embedded ? `sqlite:${join(dataDir, 'outra.sqlite')}` : `${server}/dfc_test_${name}`;
  const own: Settings = { ...settings, dataDir, storageUrl: `file:${dataDir}`, databaseUrl, embedded };
  await createDatabaseOf(own);
  const drop = async () => {
    await dropDatabaseOf(own);
    await rm(dataDir, { recursive: true });
  };
  return { settings: own, storage: await openStorage(own), drop };
}

/** Makes an archive of a place, under a name of its own. */
export async function backUp(
  { settings: from, storage }: Pick<Place, 'settings' | 'storage'>,
  recipient?: string,
): Promise<{ path: string; manifest: Manifest }> {
  const path = join(settings.dataDir, `copia-${randomBytes(6).toString('hex')}.tar`);
  return { path, manifest: await makeBackup({ settings: from, storage, path, recipient }) };
}

/** Puts an archive back; nothing that has happened since is caught up with. @returns what was told */
export async function putBack(
  path: string,
  { settings: to, storage }: Pick<Place, 'settings' | 'storage'>,
  more: Partial<Parameters<typeof restore>[0]> = {},
): Promise<string[]> {
  const told: string[] = [];
  const report = (done: string) => void told.push(done);
  await restore({ settings: to, storage, path, report, catchUp: () => Promise.resolve(), ...more });
  return told;
}

/** Every row of every table of a place but for the migrations', as JSON with the columns by name, in order. */
export async function rowsAt(place: Pick<Place, 'settings'>): Promise<Record<string, string[]>> {
  const database = await openRawDatabase(place.settings);
  const runner = database.createQueryRunner();
  try {
    const tables: Record<string, string[]> = {};
    for (const table of await tableNames(runner)) {
      if (table === 'migrations') continue;
      const columns = (await columnsOf(runner, table)).toSorted();
      const lines = [JSON.stringify(columns)];
      for await (const row of rowsOf(runner, table, columns)) lines.push(encodeRow(row));
      tables[table] = lines.toSorted();
    }
    return tables;
  } finally {
    await runner.release();
    await database.destroy();
  }
}

/** The bytes of every stored file of a place, in base64, by area and name; and what is half arrived. */
export async function filesAt({ settings: { dataDir } }: Pick<Place, 'settings'>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const area of [...areas, 'tmp']) {
    for (const nome of await readdir(join(dataDir, area)))
      files[`${area}/${nome}`] = (await readFile(join(dataDir, area, nome))).toString('base64');
  }
  return files;
}

/** Stores a file as the product does: the file first, then its row. @returns its name */
export async function storeFile(storage: Storage, dataSource: DataSource, area: Area, bytes: Buffer): Promise<string> {
  const mark = randomBytes(16).toString('hex');
  const nome = area === 'documentos' ? `${mark}.pdf` : `1760000000000_texto-${mark}.pdf`;
  const staged = await storage.stage(Readable.from([bytes]));
  await storage.publish(staged, area, nome);
  await dataSource.query(
    'INSERT INTO ficheiros (area, nome, tipo, imagem, tamanho, sha256, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [area, nome, 'application/pdf', 0, staged.size, staged.sha256, '2026-04-05 06:07:08.009'],
  );
  return nome;
}

/** Takes a file away as the product does: the row first, then the file. */
export async function dropFile(storage: Storage, dataSource: DataSource, area: Area, nome: string): Promise<void> {
  await dataSource.query('DELETE FROM ficheiros WHERE nome = ?', [nome]);
  await storage.remove(area, nome);
}

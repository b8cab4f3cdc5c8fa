import { copyFile, rm } from 'node:fs/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { sealedMark } from '#accounts/atividade/trail-chain.js';
import { areas, type Storage } from '#files/storage/storage.js';
import type { Settings } from '#platform/config/config.js';
import { presentSecrets, secretFile } from '#platform/config/secret.js';
import { currentNames } from '#platform/database/migrations/baseline/baseline.js';
import { dataSourceOptions, migrations } from '#platform/data-source/options.js';
import { removeMarker, RESTORE_MARKER, setMarker } from '#platform/data-source/restore-marker.js';
import { BackupProblem, fileEntry, type Manifest, SECRETS_ENTRY, tableEntry } from './manifest.js';
import { openRawDatabase, tableNames } from './raw-database.js';
import { type ReceivedArchive, withArchive } from './received-archive.js';
import { loadTable } from './table-file.js';

interface Restore {
  settings: Settings;
  storage: Storage;
  path: string;
  /** The file with the key that the archive was encrypted for. */
  identity?: string | undefined;
  /** Goes on where the place has not the secret that the archive's rows were made with. */
  withoutSecret?: boolean;
  /** Brings the database up to what has happened since the copy; it is whole, and nobody uses it yet. */
  catchUp: (manifest: Manifest) => Promise<void>;
  tell: (done: string) => void;
}

/**
 * Puts an archive back into an empty place: its database has no table, its storage no file. The archive is read whole and
 * checked before anything is changed. A process that is killed leaves a marker in the database, with which nothing
 * starts; the next restore of the same archive begins anew.
 * @throws BackupProblem in words for the operator
 */
export async function restore({ settings, storage, path, identity, tell, ...rest }: Restore): Promise<Manifest> {
  return withArchive({ path, identity, storage }, async (archive) => {
    const { manifest } = archive;
    tell(`A cópia de ${manifest.madeAt} está inteira.`);
    const database = await openRawDatabase(settings);
    const runner = database.createQueryRunner();
    try {
      const had = requireKnownSchema(database, manifest);
      const isAgain = await requireEmpty(runner, storage, manifest);
      await restoreSecrets(archive, settings, rest.withoutSecret === true);
      await setMarker(runner);
      if (isAgain) await forEachTable(runner, 'DROP TABLE');
      await publishFiles(archive, storage);
      tell(`Ficheiros repostos: ${manifest.files.length}.`);
      await migrateTo(settings, had);
      const rows = await loadTables(runner, archive);
      // a copy may be from before the trail was sealed, wherever it is put
      await rm(sealedMark(settings), { force: true });
      tell(`Linhas repostas: ${rows}, em ${manifest.tables.length} tabelas.`);
      await migrateTo(settings, migrations.length);
      tell('A base de dados está na versão deste produto.');
      await rest.catchUp(manifest);
      await removeMarker(runner);
      return manifest;
    } finally {
      await runner.release();
      await database.destroy();
    }
  });
}

/** @returns how many migrations the database of the copy had had */
function requireKnownSchema(database: DataSource, { schema, product }: Manifest): number {
  const known = database.migrations.map(({ name }) => name);
  const had = currentNames(schema);
  if (had.some((name, index) => name !== known[index])) {
    throw new BackupProblem(
      `A cópia é de outra versão do produto (${product}), que esta não conhece. Nada foi reposto.`,
    );
  }
  return had.length;
}

/** @returns whether an earlier restore was cut off here */
async function requireEmpty(runner: QueryRunner, storage: Storage, { files }: Manifest): Promise<boolean> {
  const tables = await tableNames(runner);
  const isAgain = tables.includes(RESTORE_MARKER);
  if (!isAgain && tables.length > 0) {
    throw new BackupProblem(`A base de dados não está vazia: tem ${tables.length} tabelas. Nada foi reposto.`);
  }
  const ours = new Set(isAgain ? files.map(fileEntry) : []);
  for (const area of areas) {
    let others = 0;
    for await (const { name: nome } of storage.list(area)) if (!ours.has(fileEntry({ area, nome }))) others += 1;
    if (others > 0) {
      throw new BackupProblem(`A pasta ${area} não está vazia: tem ${others} ficheiros. Nada foi reposto.`);
    }
  }
  return isAgain;
}

/** Takes the copy's secrets over, or requires the same here: only with them is known what is sealed or was erased. */
async function restoreSecrets({ manifest, staged }: ReceivedArchive, settings: Settings, withoutSecret: boolean) {
  const own = staged.get(SECRETS_ENTRY);
  const present = presentSecrets(settings);
  if (present === undefined && own !== undefined) {
    await copyFile(own.path, secretFile(settings));
    return;
  }
  if (withoutSecret || manifest.secrets.every((kid) => present?.kids.includes(kid))) return;
  throw new BackupProblem(
    'Falta o segredo com que a cópia foi feita (JWT_SECRET, JWT_SECRET_PREVIOUS, ou DATA_DIR/jwt-secret): sem ele não ' +
      'se sabe o que foi apagado depois da cópia, e as aplicações de segundo passo deixam de servir. Ponha-o no ' +
      'lugar, ou repita com --without-secret. Nada foi reposto.',
  );
}

async function publishFiles({ manifest, staged }: ReceivedArchive, storage: Storage): Promise<void> {
  for (const file of manifest.files) {
    const found = staged.get(fileEntry(file));
    if (found !== undefined) await storage.publish(found, file.area, file.nome);
  }
}

async function loadTables(runner: QueryRunner, { manifest, staged }: ReceivedArchive): Promise<number> {
  await forEachTable(runner, 'DELETE FROM', 'migrations');
  let all = 0;
  for (const { name, rows } of manifest.tables) {
    const loaded = await loadTable(runner, name, staged.get(tableEntry(name))?.path ?? '');
    if (loaded !== rows) throw new BackupProblem(`A tabela ${name} tem ${loaded} linhas em vez de ${rows}.`);
    all += loaded;
  }
  return all;
}

/** Leaves the marker alone: without it nobody would know that these tables are of a restore. */
async function forEachTable(runner: QueryRunner, statement: 'DROP TABLE' | 'DELETE FROM', but?: string): Promise<void> {
  for (const table of await tableNames(runner)) {
    if (table !== RESTORE_MARKER && table !== but)
      await runner.query(`${statement} ${runner.dataSource.driver.escape(table)}`);
  }
}

export async function migrateTo(settings: Settings, count: number): Promise<void> {
  const options = { ...dataSourceOptions(settings), entities: [], migrations: migrations.slice(0, count) };
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

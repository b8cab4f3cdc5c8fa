import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { QueryRunner } from 'typeorm';
import { type Pack, pack } from 'tar-stream';
import ownPackage from '../../../package.json' with { type: 'json' };
import type { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { sync } from '#files/storage/file-storage.js';
import type { StagedFile, Storage } from '#files/storage/storage.js';
import type { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { requireWhole } from '#platform/data-source/restore-marker.js';
import { encryptedFor } from './encryption.js';
import { BackupProblem, fileEntry, type Manifest, MANIFEST_ENTRY, SECRETS_ENTRY, tableEntry } from './manifest.js';
import { atOneMoment, openRawDatabase, schemaOf, tableNames } from './raw-database.js';
import { stageTable } from './table-file.js';

/** A file may go between the database's moment and its copying; each further moment has fewer files left to copy. */
const MOST_MOMENTS = 20;

interface Backup {
  settings: Settings;
  storage: Storage;
  path: string;
  /** `age1…`: who alone can read it. */
  recipient?: string | undefined;
}

type NamedFile = Pick<Ficheiro, 'area' | 'nome' | 'sha256'>;

/** The contents of the database at one moment, and the files that its rows name. */
interface Moment {
  schema: string[];
  tables: { name: string; rows: number; staged: StagedFile }[];
  files: NamedFile[];
}

/**
 * Makes one archive of the database and the files, while the system runs: all rows as they are at one moment, and the
 * file of each. It appears whole or not at all (docs/decisions/0032).
 * @throws BackupProblem where there is such a file already
 */
export async function makeBackup({ settings, storage, path, recipient }: Backup): Promise<Manifest> {
  const encrypted = encryptedFor(recipient);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  requireNone(path);
  const partial = join(dirname(path), `.${basename(path)}.${randomUUID()}.partial`);
  const file = await open(partial, 'wx', 0o600);
  try {
    const archive = pack();
    const filled = fill(archive, { settings, storage, withSecrets: recipient !== undefined });
    const [manifest] = await Promise.all([
      filled.catch((error: Error) => {
        archive.destroy(error);
        throw error;
      }),
      pipeline(Readable.from(archive), encrypted, file.createWriteStream({ flush: true })),
    ]);
    await appear(partial, path);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await file.close().catch(() => undefined);
  }
}

function requireNone(path: string): void {
  if (existsSync(path)) throw new BackupProblem(`Já existe ${path}; uma cópia nunca é substituída.`);
}

/** Gives the archive its name, durably; what another gave that name meanwhile is not replaced. */
async function appear(partial: string, path: string): Promise<void> {
  const claim = await open(path, 'wx', 0o600).catch((error: unknown) => {
    requireNone(path);
    throw error;
  });
  await claim.close();
  await rename(partial, path);
  await sync(dirname(path));
}

async function fill(
  archive: Pack,
  { settings, storage, withSecrets }: Pick<Backup, 'settings' | 'storage'> & { withSecrets: boolean },
): Promise<Manifest> {
  const dataSource = await openRawDatabase(settings);
  const copied = new Map<string, Manifest['files'][number]>();
  let moment: Moment | undefined;
  try {
    await requireWhole(dataSource);
    // most files are copied before the database's moment, so that few can go between that and their copying
    const before = await atOneMoment(dataSource, filesOf);
    let gone = await copyFiles(archive, storage, before, copied);
    for (let count = 1; ; count += 1) {
      const goneBefore = new Set(gone.map(fileEntry));
      moment = await atOneMoment(dataSource, (runner) => momentOf(runner, storage));
      gone = await copyFiles(archive, storage, moment.files, copied);
      // rows go before their files: where a file was gone before the moment that has its row, it is lost
      if (gone.every((file) => goneBefore.has(fileEntry(file)))) break;
      if (count === MOST_MOMENTS) throw new BackupProblem('Os ficheiros mudam mais depressa do que são copiados.');
      await discard(storage, moment);
    }
    for (const { name, staged } of moment.tables)
      await addFile(archive, tableEntry(name), staged.size, createReadStream(staged.path));
    const secrets = installationSecrets(settings);
    if (withSecrets) archive.entry({ name: SECRETS_ENTRY, mode: 0o600 }, secrets.unnamed.join('\n'));
    const manifest: Manifest = {
      format: 1,
      product: ownPackage.version,
      madeAt: new Date().toISOString(),
      schema: moment.schema,
      secrets: [...secrets.kids],
      tables: moment.tables.map(({ name, rows, staged: { size, sha256 } }) => ({ name, rows, size, sha256 })),
      files: moment.files.flatMap((file) => copied.get(fileEntry(file)) ?? []),
      missing: gone.map(({ area, nome }) => ({ area, nome })),
      changed: moment.files
        .filter((file) => (copied.get(fileEntry(file))?.sha256 ?? file.sha256) !== file.sha256)
        .map(({ area, nome }) => ({ area, nome })),
    };
    archive.entry({ name: MANIFEST_ENTRY, mode: 0o600 }, JSON.stringify(manifest));
    archive.finalize();
    return manifest;
  } finally {
    if (moment !== undefined) await discard(storage, moment);
    await dataSource.destroy();
  }
}

async function momentOf(runner: QueryRunner, storage: Storage): Promise<Moment> {
  const schema = await schemaOf(runner);
  const tables: Moment['tables'] = [];
  for (const name of await tableNames(runner)) {
    if (name !== 'migrations') tables.push({ name, ...(await stageTable(runner, name, storage)) });
  }
  return { schema, tables, files: await filesOf(runner) };
}

const filesOf = (runner: QueryRunner) =>
  runner.query('SELECT area, nome, sha256 FROM ficheiros ORDER BY id') as Promise<NamedFile[]>;

async function discard(storage: Storage, { tables }: Moment): Promise<void> {
  for (const { staged } of tables) await storage.discard(staged);
}

/** Adds the files that were not copied yet. @returns those that are gone */
async function copyFiles(
  archive: Pack,
  storage: Storage,
  files: readonly NamedFile[],
  copied: Map<string, Manifest['files'][number]>,
): Promise<NamedFile[]> {
  const gone: NamedFile[] = [];
  for (const file of files) {
    const { area, nome } = file;
    const name = fileEntry(file);
    if (copied.has(name)) continue;
    const found = await storage.open(area, nome);
    if (found === undefined) gone.push(file);
    else copied.set(name, { area, nome, ...(await addFile(archive, name, found.size, found.bytes)) });
  }
  return gone;
}

async function addFile(archive: Pack, name: string, size: number, bytes: Readable) {
  const hash = createHash('sha256');
  bytes.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(bytes, archive.entry({ name, size, mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}

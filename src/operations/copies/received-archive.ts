import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { StagedFile, Storage } from '#files/storage/storage.js';
import { decrypted } from './encryption.js';
import { BackupProblem, fileEntry, type Manifest, MANIFEST_ENTRY, manifestSchema, tableEntry } from './manifest.js';

const ENTRY =
  /^(tables\/\w+\.ndjson\.gz|files\/(uploads|documentos)\/[A-Za-z0-9][\w.-]{0,199}|manifest\.json|jwt-secret)$/;

/** An archive that has been read whole and is as it was written, with its entries as files of the staging area. */
export interface ReceivedArchive {
  manifest: Manifest;
  staged: ReadonlyMap<string, StagedFile>;
}

/** Reads an archive and holds it against its manifest. @param work has the staged entries @throws BackupProblem */
export async function withArchive<Result>(
  { path, identity, storage }: { path: string; identity?: string | undefined; storage: Storage },
  work: (archive: ReceivedArchive) => Promise<Result>,
): Promise<Result> {
  const opened = await decrypted(path, identity);
  const staged = new Map<string, StagedFile>();
  try {
    const entries = extract();
    const ends = await Promise.allSettled([
      pipeline(createReadStream(path), opened, entries),
      stageAll(entries, staged, storage),
    ]);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    if (reasons.length > 0) throw notWhole(reasons.find(saysItAll) ?? reasons[0]);
    return await work({ manifest: await checked(staged), staged });
  } finally {
    for (const file of staged.values()) await storage.discard(file);
  }
}

async function stageAll(entries: ReturnType<typeof extract>, staged: Map<string, StagedFile>, storage: Storage) {
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!ENTRY.test(name) || type !== 'file' || staged.has(name)) throw notWhole(`entrada ${name}`);
    staged.set(name, await storage.stage(Readable.from(entry)));
  }
}

async function checked(staged: ReadonlyMap<string, StagedFile>): Promise<Manifest> {
  const own = staged.get(MANIFEST_ENTRY);
  if (own === undefined) throw notWhole('falta o fim');
  const { data: manifest } = manifestSchema.safeParse(parsed(await readFile(own.path, 'utf8')));
  if (manifest === undefined) throw notWhole(MANIFEST_ENTRY);
  const named = [
    ...manifest.tables.map((table) => ({ ...table, entry: tableEntry(table.name) })),
    ...manifest.files.map((file) => ({ ...file, entry: fileEntry(file) })),
  ];
  for (const { entry, size, sha256 } of named) {
    const found = staged.get(entry);
    if (found?.size !== size || found.sha256 !== sha256) throw notWhole(entry);
  }
  return manifest;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw notWhole(error);
  }
}

/** Whether an error says all itself, as a BackupProblem or a fault of this machine does. */
const saysItAll = (reason: unknown) =>
  reason instanceof BackupProblem || (reason instanceof Error && 'syscall' in reason);

function notWhole(reason: unknown): unknown {
  if (saysItAll(reason)) return reason;
  const said = reason instanceof Error ? reason.message : String(reason);
  return new BackupProblem(`A cópia não está inteira, ou não é uma cópia deste sistema (${said}). Nada foi reposto.`);
}

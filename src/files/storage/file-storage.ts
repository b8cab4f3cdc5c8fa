import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  type Area,
  areas,
  type ByteRange,
  type Folder,
  type OpenedFile,
  type StagedFile,
  Storage,
  type StoredFacts,
} from './storage.js';
import { isStoredName, storedKey, storedKeyOrThrow } from './stored-name.js';

/** Files on the local disk, under one folder: `uploads/`, `documentos/`, and `tmp/` for what is still arriving. */
export class FileStorage extends Storage {
  private readonly root: string;

  constructor(root: string) {
    super(resolve(root, 'tmp'));
    this.root = resolve(root);
  }

  override async prepare(): Promise<void> {
    for (const area of areas) await mkdir(join(this.root, area), { recursive: true, mode: 0o700 });
    await chmod(this.root, 0o700);
    // versions of pictures used to be written there, and a process that was killed left some
    await rm(join(this.root, 'cache', 'tmp'), { recursive: true, force: true });
    await super.prepare();
  }

  override async publish(staged: StagedFile, area: Area, name: string): Promise<void> {
    const path = this.pathOf(area, name);
    await sync(staged.path);
    await rename(staged.path, path);
    await sync(dirname(path));
  }

  override async put(bytes: Buffer, folder: Folder, name: string): Promise<void> {
    const path = this.pathOf(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // no name of a stored file, so nothing lists it; one that a killed process left goes with its folder
    const partial = join(dirname(path), `.${randomUUID()}`);
    try {
      await writeFile(partial, bytes, { mode: 0o600, flush: true });
      await rename(partial, path);
      await sync(dirname(path));
    } finally {
      await rm(partial, { force: true });
    }
  }

  override async stat(folder: Folder, name: string): Promise<StoredFacts | undefined> {
    const key = storedKey(folder, name);
    if (key === undefined) return undefined;
    const found = await stat(join(this.root, key)).catch(undefinedIfMissing);
    return found?.isFile() === true ? factsOf(found) : undefined;
  }

  override async open(folder: Folder, name: string, range?: ByteRange): Promise<OpenedFile | undefined> {
    const key = storedKey(folder, name);
    if (key === undefined) return undefined;
    const file = await open(join(this.root, key)).catch(undefinedIfMissing);
    if (file === undefined) return undefined;
    try {
      const facts = factsOf(await file.stat());
      // an end that is known saves looking for it
      const whole = facts.size === 0 ? undefined : { start: 0, end: facts.size - 1 };
      return { ...facts, bytes: file.createReadStream(range ?? whole) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  override async *list(folder: Folder): AsyncGenerator<{ name: string; modified: Date }> {
    if (storedKey(folder, 'x') === undefined) return;
    const path = join(this.root, folder);
    for (const name of (await readdir(path).catch(undefinedIfMissing)) ?? []) {
      if (!isStoredName(name)) continue;
      const found = await stat(join(path, name)).catch(undefinedIfMissing);
      if (found?.isFile() === true) yield { name, modified: found.mtime };
    }
  }

  override async remove(folder: Folder, name: string): Promise<void> {
    await rm(this.pathOf(folder, name), { force: true });
  }

  override async removeAll(folder: Folder): Promise<void> {
    await rm(dirname(this.pathOf(folder, 'x')), { recursive: true, force: true });
  }

  private pathOf(folder: Folder, name: string): string {
    return join(this.root, storedKeyOrThrow(folder, name));
  }
}

function factsOf({ size, mtime }: Stats): StoredFacts {
  return { size, modified: mtime, etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"` };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Has a file, or the names in a folder, outlast a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

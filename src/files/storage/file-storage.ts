import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '../../platform/dates/durations.js';
import { type Area, areas, type StagedFile, Storage } from './storage.js';
import { markOf } from './stored-name.js';

const NAME = /^[A-Za-z0-9][\w.-]{0,199}$/;
const STAGING = 'tmp';
/** What still arrives after so long was left by a process that is no more. */
const LONGEST_ARRIVAL_MS = 2 * HOUR_MS;

/** Files on the local disk, under one folder: `uploads/`, `documentos/`, and `tmp/` for what is still arriving. */
export class FileStorage extends Storage {
  private readonly root: string;

  constructor(root: string) {
    super();
    this.root = resolve(root);
  }

  /**
   * Makes the folders, clears what an earlier process left half arrived, and takes their senders' words out of the names
   * that documents had in earlier versions. A process that is killed meanwhile leaves the rest to the next.
   */
  async prepare(): Promise<void> {
    for (const folder of [...areas, STAGING]) {
      await mkdir(join(this.root, folder), { recursive: true, mode: 0o700 });
    }
    await chmod(this.root, 0o700);
    await this.clearStaging(new Date());
    const documents = join(this.root, 'documentos');
    for (const name of await readdir(documents)) {
      const now = withoutWords(name);
      if (now !== name) await rename(join(documents, name), join(documents, now));
    }
  }

  override async stage(stream: Readable): Promise<StagedFile> {
    const path = join(this.root, STAGING, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const count = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    };
    const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const closed = new Promise<void>((resolve) => written.once('close', resolve));
    try {
      await pipeline(stream, count, written);
    } catch (error) {
      // the pipeline may give up while the file is still being opened, which would make it after it was removed
      await closed;
      await rm(path, { force: true });
      throw error;
    }
    return { path, size, sha256: hash.digest('hex') };
  }

  override async publish(staged: StagedFile, area: Area, name: string): Promise<void> {
    await sync(staged.path);
    await rename(staged.path, this.pathOf(area, name));
    await sync(join(this.root, area));
  }

  override async discard(staged: StagedFile): Promise<void> {
    await rm(staged.path, { force: true });
  }

  override async locate(area: Area, name: string): Promise<string | undefined> {
    if (!NAME.test(name)) return undefined;
    const path = this.pathOf(area, name);
    return access(path).then(
      () => path,
      () => undefined,
    );
  }

  override async list(area: Area, before: Date): Promise<{ all: number; old: string[] }> {
    const names = await readdir(join(this.root, area));
    const old: string[] = [];
    for (const name of names.filter((one) => NAME.test(one))) {
      const found = await stat(this.pathOf(area, name)).catch(() => undefined);
      if (found?.isFile() === true && found.mtime < before) old.push(name);
    }
    return { all: names.length, old };
  }

  override async clearStaging(now: Date): Promise<void> {
    const folder = join(this.root, STAGING);
    for (const name of await readdir(folder)) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (found !== undefined && now.getTime() - found.mtimeMs > LONGEST_ARRIVAL_MS)
        await rm(join(folder, name), { force: true });
    }
  }

  override async remove(area: Area, name: string): Promise<void> {
    await rm(this.pathOf(area, name), { force: true });
  }

  private pathOf(area: Area, name: string): string {
    if (!NAME.test(name)) throw new RangeError('not a name of a stored file');
    return join(this.root, area, area === 'documentos' ? withoutWords(name) : name);
  }
}

/** The name of a document, also of one that a process of an earlier version still calls by its sender's words. */
function withoutWords(name: string): string {
  return /^\d+_[a-z0-9-]+-[0-9a-f]{32}\.pdf$/.test(name) ? `${markOf(name)}.pdf` : name;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '#platform/dates/durations.js';

/** A file that has not changed for this long was left by a process that no longer runs. */
const LONGEST_ARRIVAL_MS = 2 * HOUR_MS;

/** A file that has arrived whole but is not part of the product yet. */
export interface StagedFile {
  /** The file on the local disk until it is published or discarded. */
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal SHA-256 of its bytes. */
  sha256: string;
}

/** The folder on the local disk in which files arrive, each under a name of its own; processes may share it. */
export class Staging {
  constructor(private readonly stagingFolder: string) {}

  /** Makes the folder, and clears what an earlier process left half arrived. @throws Error where it can't be used */
  async prepare(): Promise<void> {
    await mkdir(this.stagingFolder, { recursive: true, mode: 0o700 });
    await this.clearStaging(new Date());
  }

  /** Takes in a stream, to the local disk and never whole in memory; a stream that breaks leaves nothing behind. */
  async stage(stream: Readable): Promise<StagedFile> {
    const path = join(this.stagingFolder, randomUUID());
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

  /** Forgets a staged file; one that was published or is gone is no error. */
  async discard({ path }: StagedFile): Promise<void> {
    await rm(path, { force: true });
  }

  /** Clears what a process that was killed left half arrived; what other processes take in stays. */
  async clearStaging(now: Date): Promise<void> {
    for (const name of await readdir(this.stagingFolder)) {
      const path = join(this.stagingFolder, name);
      const found = await stat(path).catch(() => undefined);
      if (found !== undefined && now.getTime() - found.mtimeMs > LONGEST_ARRIVAL_MS) await rm(path, { force: true });
    }
  }
}

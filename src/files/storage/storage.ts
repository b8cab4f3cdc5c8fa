import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '#platform/dates/durations.js';

/** `uploads` is public; `documentos` holds personal data and only administrators read it. */
export const areas = ['uploads', 'documentos'] as const;
export type Area = (typeof areas)[number];

/** The folder that a stored file lies in: an area, or that of the versions of one picture, which can be made again. */
export type Folder = Area | `cache/larguras/${string}`;

export interface StoredFacts {
  /** Bytes of the whole file. */
  size: number;
  modified: Date;
  /** As HTTP has it, with its quotes; the same in every process. */
  etag: string;
}

export interface ByteRange {
  start: number;
  end: number;
}

/** A file that is being read. Its bytes must be read to their end or destroyed. */
export interface OpenedFile extends StoredFacts {
  bytes: Readable;
}

/** A stored file, if it is there: nothing has been asked of the storage. */
export interface StoredFile {
  name: string;
  stat: () => Promise<StoredFacts | undefined>;
  /** @param range within the file */
  open: (range?: ByteRange) => Promise<OpenedFile | undefined>;
}

/** A file that has not changed for this long was left by a process that no longer runs. */
const LONGEST_ARRIVAL_MS = 2 * HOUR_MS;

/** A file that has arrived whole but is not part of the product yet (docs/decisions/0008). */
export interface StagedFile {
  /** The file on the local disk until it is published or discarded. */
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal SHA-256 of its bytes. */
  sha256: string;
}

/**
 * The place of all files. A file is staged, checked, and then published under a name of our own or discarded. A stored one
 * is read as a stream: only a staged one has a path. Every call ends in bounded time; one that the storage does not
 * answer throws an error that `databaseTrouble` knows as 'unavailable' (docs/decisions/0054).
 */
export abstract class Storage {
  /** @param stagingFolder the folder on the local disk in which files arrive, each under a name of its own; processes may share it */
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
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      hash.update(chunk);
    });
    const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const closed = new Promise<void>((resolve) => written.once('close', resolve));
    try {
      await pipeline(stream, written);
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

  /** Makes a staged file part of an area, durably: once this resolves, a power cut does not undo it. */
  abstract publish(staged: StagedFile, area: Area, name: string): Promise<void>;

  /** Stores bytes that were made here, whole or not at all, also where another process makes the same. */
  abstract put(bytes: Buffer, folder: Folder, name: string): Promise<void>;

  /** Returns the properties of a published file, or undefined where there is no such file. */
  abstract stat(folder: Folder, name: string): Promise<StoredFacts | undefined>;

  /** Opens a published file, or undefined where there is none. */
  abstract open(folder: Folder, name: string, range?: ByteRange): Promise<OpenedFile | undefined>;

  /** The names of a folder's published files, and when each came. */
  abstract list(folder: Folder): AsyncIterable<{ name: string; modified: Date }>;

  /** Removes a published file; one that is gone is no error. */
  abstract remove(folder: Folder, name: string): Promise<void>;

  /** Removes a folder with what is in it; one that is gone is no error. */
  abstract removeAll(folder: Folder): Promise<void>;

  file(folder: Folder, name: string): StoredFile {
    return { name, stat: () => this.stat(folder, name), open: (range) => this.open(folder, name, range) };
  }
}

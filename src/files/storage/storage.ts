import type { Readable } from 'node:stream';
import { type StagedFile, Staging } from './staging.js';

/** `uploads` is public; `documentos` holds personal data and only administrators read it. */
export const areas = ['uploads', 'documentos'] as const;
export type Area = (typeof areas)[number];

/** Where a stored file lies: in an area, or among the versions of one picture, which can be made again. */
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

/** A file that is being read. Whoever has it reads the bytes to their end or destroys them. */
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

/**
 * Where files live. A file is staged, checked, and then published under a name of our own or discarded. What is stored
 * is read as a stream: only what is staged has a path. Every call ends in bounded time; one that the storage does not
 * answer throws an error that `databaseTrouble` knows as 'unavailable'.
 */
export abstract class Storage extends Staging {
  /** Makes a staged file part of a folder, durably: once this resolves, a power cut does not undo it. */
  abstract publish(staged: StagedFile, folder: Folder, name: string): Promise<void>;

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

import type { Readable } from 'node:stream';

/** `uploads` is public; `documentos` holds personal data and only administrators read it. */
export const areas = ['uploads', 'documentos'] as const;
export type Area = (typeof areas)[number];

/** A file that has arrived whole but is not part of the product yet. */
export interface StagedFile {
  /** Where it lies on the local disk until it is published or discarded. */
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal SHA-256 of its bytes. */
  sha256: string;
}

/** Where files live. A file is staged, checked, and then published under a name of our own or discarded. */
export abstract class Storage {
  /** Takes in a stream, to disk and never whole in memory; a stream that breaks leaves nothing behind. */
  abstract stage(stream: Readable): Promise<StagedFile>;

  /** Makes a staged file part of an area, durably: once this resolves, a power cut does not undo it. */
  abstract publish(staged: StagedFile, area: Area, name: string): Promise<void>;

  /** Forgets a staged file; one that was published or is gone is no error. */
  abstract discard(staged: StagedFile): Promise<void>;

  /** A local path to read a published file from, or undefined where there is none. */
  abstract locate(area: Area, name: string): Promise<string | undefined>;

  /** The names of an area's published files, and which of them are from before a moment. */
  abstract list(area: Area, before: Date): Promise<{ all: number; old: string[] }>;

  /** Clears what a process that was killed left half arrived; what other processes take in stays. */
  abstract clearStaging(now: Date): Promise<void>;

  /** Removes a published file; one that is gone is no error. */
  abstract remove(area: Area, name: string): Promise<void>;
}

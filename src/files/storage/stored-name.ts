import { randomBytes } from 'node:crypto';
import type { Folder } from './storage.js';

const MAX_SLUG = 40;
const RANDOM_BYTES = 16;

/**
 * A name of our own for a public file: `<ms>_<slug>-<random>.<ext>`, with 128 random bits. The milliseconds say when it came.
 * @param original what the sender called it; only its letters and digits are kept, as a hint for people
 */
export function storedName(original: string, extension: string, now = Date.now()): string {
  const base = original
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  const slug =
    base
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, MAX_SLUG) || 'ficheiro';
  return `${now}_${slug}-${randomBytes(RANDOM_BYTES).toString('hex')}.${extension}`;
}

/** A name for a person's document, that tells nothing: 128 random bits. */
export const documentName = (): string => `${randomBytes(RANDOM_BYTES).toString('hex')}.pdf`;

/** Returns the part of a stored name that is unique, without its sender's words, which may hold a person's name. */
export function uniquePartOf(stored: string): string | undefined {
  return /(?:^|-)([0-9a-f]+)\.[a-z]+$/.exec(stored)?.[1];
}

const NAME = /^[A-Za-z0-9][\w.-]{0,199}$/;

/** Whether something can be the name of a stored file: nothing that leads out of its folder is. */
export const isStoredName = (name: string): boolean => NAME.test(name);

/** The place of a file within its storage, with slashes. @returns undefined where there can be no such file */
export function storedKey(folder: Folder, name: string): string | undefined {
  if (![...folder.split('/'), name].every(isStoredName)) return undefined;
  return `${folder}/${name}`;
}

/** The same for what is to be written. @throws RangeError */
export function storedKeyOrThrow(folder: Folder, name: string): string {
  const key = storedKey(folder, name);
  if (key === undefined) throw new RangeError('not a name of a stored file');
  return key;
}

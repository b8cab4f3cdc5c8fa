import type { Folder } from './storage.js';
import { markOf } from './stored-name.js';

const NAME = /^[A-Za-z0-9][\w.-]{0,199}$/;

/** Whether something can be the name of a stored file: nothing that leads out of its folder is. */
export const isStoredName = (name: string): boolean => NAME.test(name);

/**
 * The place of a file within its storage, with slashes.
 * @returns undefined where there can be no such file
 */
export function storedKey(folder: Folder, name: string): string | undefined {
  if (![...folder.split('/'), name].every(isStoredName)) return undefined;
  return `${folder}/${folder === 'documentos' ? withoutWords(name) : name}`;
}

/** The same for what is to be written. @throws RangeError */
export function storedKeyOrThrow(folder: Folder, name: string): string {
  const key = storedKey(folder, name);
  if (key === undefined) throw new RangeError('not a name of a stored file');
  return key;
}

/** The name of a document, also of one that a process of an earlier version still calls by its sender's words. */
export function withoutWords(name: string): string {
  return /^\d+_[a-z0-9-]+-[0-9a-f]{32}\.pdf$/.test(name) ? `${markOf(name)}.pdf` : name;
}

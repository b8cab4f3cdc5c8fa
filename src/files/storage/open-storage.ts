import type { Settings } from '../../platform/config/config.js';
import { FileStorage } from './file-storage.js';
import type { Storage } from './storage.js';

/** The storage that `STORAGE_URL` names, ready to be used. */
export async function openStorage({ storageUrl }: Pick<Settings, 'storageUrl'>): Promise<Storage> {
  const storage = new FileStorage(storageUrl.slice('file:'.length));
  await storage.prepare();
  return storage;
}

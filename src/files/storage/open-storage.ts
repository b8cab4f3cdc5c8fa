import type { Settings } from '#platform/config/config.js';
import type { Storage } from './storage.js';

/** The storage that `STORAGE_URL` names, ready to be used. Its libraries are loaded then. */
export async function openStorage(settings: Pick<Settings, 'storageUrl' | 'storageKey' | 'dataDir'>): Promise<Storage> {
  const storage = settings.storageUrl.startsWith('s3:')
    ? new (await import('./s3-storage.js')).S3Storage(settings)
    : new (await import('./file-storage.js')).FileStorage(settings.storageUrl.slice('file:'.length));
  await storage.prepare();
  return storage;
}

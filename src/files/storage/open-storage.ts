import type { Settings } from '#platform/config/config.js';
import type { Storage } from './storage.js';

/** The storage that `STORAGE_URL` names, ready to be used. What it is made with is loaded then. */
export async function openStorage(settings: Pick<Settings, 'storageUrl' | 'storageKey' | 'dataDir'>): Promise<Storage> {
  const storage = await storageOf(settings);
  await storage.prepare();
  return storage;
}

async function storageOf(settings: Pick<Settings, 'storageUrl' | 'storageKey' | 'dataDir'>) {
  if (settings.storageUrl.startsWith('s3:')) {
    const { S3Storage } = await import('./s3-storage.js');
    return new S3Storage(settings);
  }
  const { FileStorage } = await import('./file-storage.js');
  return new FileStorage(settings.storageUrl.slice('file:'.length));
}

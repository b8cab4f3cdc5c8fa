import { Global, Module } from '@nestjs/common';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { FileStorage } from './file-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [SETTINGS],
      useFactory: async (settings: Settings) => {
        const storage = new FileStorage(settings.storageUrl.slice('file:'.length));
        await storage.prepare();
        return storage;
      },
    },
  ],
  exports: [Storage],
})
export class StorageModule {}

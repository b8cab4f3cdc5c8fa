import { Global, Module } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import { openStorage } from './open-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [{ provide: Storage, inject: [SETTINGS], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}

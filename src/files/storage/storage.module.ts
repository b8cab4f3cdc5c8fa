import { Global, Module } from '@nestjs/common';
import { openStorage } from './open-storage.js';
import { Settings } from '#platform/config/config.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [{ provide: Storage, inject: [Settings], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}

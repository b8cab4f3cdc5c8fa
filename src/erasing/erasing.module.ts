import { Global, Module } from '@nestjs/common';
import { DatabaseFile } from './database-file.js';
import { Eraser } from './eraser.service.js';
import { ErasureRemains } from './erasure-remains.service.js';
import { ErasureList } from './erasure-list.js';
import { Fingerprints } from './fingerprints.js';

@Global()
@Module({
  providers: [Eraser, ErasureRemains, ErasureList, Fingerprints, DatabaseFile],
  exports: [Eraser, ErasureRemains],
})
export class ErasingModule {}

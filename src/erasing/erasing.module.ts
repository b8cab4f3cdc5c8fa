import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseFile } from './database-file.js';
import { Eraser } from './eraser.service.js';
import { ErasureRemains } from './erasure-remains.service.js';
import { ErasureList } from './erasure-list.js';
import { Erasure, UnfinishedErasure } from './erasure.entity.js';
import { Fingerprints } from './fingerprints.js';
import { Hold } from './hold.entity.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Erasure, Hold, UnfinishedErasure])],
  providers: [Eraser, ErasureRemains, ErasureList, Fingerprints, DatabaseFile],
  exports: [Eraser, ErasureRemains],
})
export class ErasingModule {}

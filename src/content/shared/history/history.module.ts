import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecordTitles } from '#accounts/atividade/atividade.service.js';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { WithheldFiles } from '#files/withheld-files.js';
import { Bin, BinJob } from './bin.service.js';
import { BinnedRecord } from './binned-record.entity.js';
import { HistoryController, LixoController } from './history.controller.js';
import { ContentTitles, History } from './history.service.js';
import { SavedVersion } from './saved-version.entity.js';

@Global()
@Module({
  imports: [FicheirosModule, TypeOrmModule.forFeature([SavedVersion, BinnedRecord])],
  controllers: [HistoryController, LixoController],
  providers: [
    History,
    Bin,
    BinJob,
    { provide: WithheldFiles, useExisting: Bin },
    { provide: RecordTitles, useClass: ContentTitles },
  ],
  exports: [History, WithheldFiles, RecordTitles],
})
export class HistoryModule {}

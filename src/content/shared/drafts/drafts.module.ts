import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Draft } from './draft.entity.js';
import { Drafts } from './drafts.service.js';
import { DueDrafts, PublishingWorker } from './due-drafts.service.js';
import { RascunhosController, RecordDraftController } from './rascunhos.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Draft])],
  controllers: [RascunhosController, RecordDraftController],
  providers: [Drafts, DueDrafts, PublishingWorker],
  exports: [Drafts],
})
export class DraftsModule {}

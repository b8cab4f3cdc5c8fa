import { Module } from '@nestjs/common';
import { ContentVersions } from './content-versions.js';
import { KeptAnswers } from './kept-answers.js';
import { KeptAnswersInterceptor } from './kept-answers.interceptor.js';
import { SharedVersions } from './shared-versions.js';
import { VersionStreams, VersoesController } from './version-streams.js';
import { VersionsSubscriber } from './versions.subscriber.js';

@Module({
  controllers: [VersoesController],
  providers: [ContentVersions, SharedVersions, VersionsSubscriber, VersionStreams, KeptAnswers, KeptAnswersInterceptor],
  exports: [ContentVersions, KeptAnswers, KeptAnswersInterceptor],
})
export class CacheModule {}

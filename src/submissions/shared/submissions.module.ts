import { Global, Module } from '@nestjs/common';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { AnswerPromise } from './answer-promise.js';
import { InboxTools } from './inbox.js';
import { MailRequests } from './mail-requests.js';
import { Submissions } from './submissions.service.js';

@Global()
@Module({
  imports: [PipelineModule],
  providers: [Submissions, InboxTools, AnswerPromise, MailRequests],
  exports: [Submissions, MailRequests],
})
export class SubmissionsModule {}

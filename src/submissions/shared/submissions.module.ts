import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { AnswerPromise } from './answer-promise.js';
import { FormMailer } from './form-mailer.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { InboxTools } from './inbox.js';
import { MailRequests } from './mail-requests.js';
import { Submissions } from './submissions.service.js';

@Global()
@Module({
  imports: [PipelineModule, TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [Submissions, InboxTools, AnswerPromise, FormMailer, MailRequests],
  exports: [Submissions, MailRequests],
})
export class SubmissionsModule {}

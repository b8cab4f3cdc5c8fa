import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FicheirosModule } from '../../files/ficheiros/ficheiros.module.js';
import { FormMailer } from './form-mailer.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyKeysJob } from './idempotency-keys.job.js';
import { Submissions } from './submissions.service.js';

@Global()
@Module({
  imports: [FicheirosModule, TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [Submissions, FormMailer, IdempotencyKeysJob],
  exports: [Submissions],
})
export class SubmissionsModule {}

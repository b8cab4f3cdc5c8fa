import { Module } from '@nestjs/common';
import { LastRunsModule } from '../last-runs/last-runs.module.js';
import { BeginSelfTestJob, SettleSelfTestJob } from './self-test.jobs.js';
import { SelfTest } from './self-test.service.js';

@Module({
  imports: [LastRunsModule],
  providers: [SelfTest, BeginSelfTestJob, SettleSelfTestJob],
  exports: [SelfTest],
})
export class SelfTestModule {}

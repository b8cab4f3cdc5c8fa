import { Module } from '@nestjs/common';
import { LastRunsModule } from '../last-runs/last-runs.module.js';
import { BackupJob } from './backup.job.js';
import { RehearsalJob } from './rehearsal.job.js';

@Module({
  imports: [LastRunsModule],
  providers: [BackupJob, RehearsalJob],
  exports: [RehearsalJob],
})
export class KeptCopiesModule {}

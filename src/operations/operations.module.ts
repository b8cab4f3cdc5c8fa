import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { AlarmJob } from './estado/alarm.job.js';
import { EstadoController } from './estado/estado.controller.js';
import { EstadoService } from './estado/estado.service.js';
import { HealthController } from './health/health.controller.js';
import { Housekeeping } from './housekeeping/housekeeping.service.js';
import { BackupJob } from './kept-copies/kept-copies.js';
import { RehearsalJob } from './kept-copies/rehearsal.job.js';
import { LastRuns } from './last-runs/last-runs.service.js';
import { MetricsServer } from './metrics/metrics.server.js';
import { SelfTest } from './self-test/self-test.service.js';

/** Looks after the running system: housekeeping, copies, the self-test, and whoever asks whether all is well. */
@Module({
  imports: [DiscoveryModule, PipelineModule, PrivacyModule],
  controllers: [HealthController, EstadoController],
  providers: [Housekeeping, LastRuns, SelfTest, BackupJob, RehearsalJob, EstadoService, AlarmJob, MetricsServer],
})
export class OperationsModule {}

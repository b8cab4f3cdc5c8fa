import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin } from '#platform/access/access.decorator.js';
import { Answers } from '#platform/http/answers.js';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { EstadoDto } from './estado/estado.dto.js';
import { EstadoService } from './estado/estado.service.js';
import { HealthController } from './health/health.controller.js';
import { Housekeeping } from './housekeeping/housekeeping.service.js';
import { ScheduledJob } from './housekeeping/scheduled-job.entity.js';
import { BackupJob, RehearsalJob } from './kept-copies/kept-copies.js';
import { LastRun } from './last-runs/last-run.entity.js';
import { LastRuns } from './last-runs/last-runs.service.js';
import { MetricsServer } from './metrics/metrics.server.js';
import { SelfTest } from './self-test/self-test.service.js';

@ApiTags('Estado')
@Controller('api/estado')
class EstadoController {
  constructor(private readonly estado: EstadoService) {}

  @Get()
  @Admin('Se está tudo bem com o que ninguém vê: correio, cópias, prazos, disco, certificados')
  @Answers(EstadoDto)
  get(): Promise<EstadoDto> {
    return this.estado.get();
  }
}

/** Looks after the running system: housekeeping, copies, the self-test, and whoever asks whether all is well. */
@Module({
  imports: [DiscoveryModule, PipelineModule, PrivacyModule, TypeOrmModule.forFeature([LastRun, ScheduledJob])],
  controllers: [HealthController, EstadoController],
  providers: [Housekeeping, LastRuns, SelfTest, BackupJob, RehearsalJob, EstadoService, MetricsServer],
})
export class OperationsModule {}

import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Admin, NoStore, Public, Read } from '#platform/access/access.decorator.js';
import { AppError } from '#platform/errors/app-error.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { EstadoDto } from './estado/estado.dto.js';
import { EstadoService } from './estado/estado.service.js';
import { Housekeeping } from './housekeeping/housekeeping.service.js';
import { CopyJobs } from './estado/kept-copies.js';
import { LastRuns } from './estado/last-runs.service.js';
import { MetricsServer } from './estado/metrics.server.js';
import { SelfTest } from './estado/self-test.service.js';

const DATABASE_TIMEOUT_MS = 900;

@ApiTags('Estado')
@Controller('health')
class HealthController implements BeforeApplicationShutdown {
  private isEnding = false;

  constructor(private readonly dataSource: DataSource) {}

  beforeApplicationShutdown(): void {
    this.isEnding = true;
  }

  @Get('live')
  @Public('O processo responde')
  @Read('state')
  @NoStore()
  @ApiOkResponse({ description: 'Vivo.' })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public('A base de dados responde também')
  @Read('state')
  @NoStore()
  @ApiOkResponse({ description: 'Pronto.' })
  @Refuses({ 503: 'Ainda não, ou já não.' })
  async ready(): Promise<{ status: 'ok' }> {
    if (this.isEnding || !(await this.databaseAnswers())) throw new AppError('unavailable');
    return { status: 'ok' };
  }

  private databaseAnswers(): Promise<boolean> {
    const answered = this.dataSource.query('SELECT 1').then(() => true);
    const late = wait(DATABASE_TIMEOUT_MS, false, { ref: false });
    return Promise.race([answered, late]).catch(() => false);
  }
}

@ApiTags('Estado')
@Controller('api/estado')
class EstadoController {
  constructor(private readonly estado: EstadoService) {}

  @Get()
  @Admin('Se está tudo bem com o que ninguém vê: correio, cópias, prazos, disco, certificados')
  @Answers(EstadoDto)
  async get(): Promise<EstadoDto> {
    return toAnswer(EstadoDto, await this.estado.get());
  }
}

/** Looks after the running system: housekeeping, copies, the self-test, and whoever asks whether all is well. */
@Module({
  imports: [DiscoveryModule, PipelineModule, PrivacyModule],
  controllers: [HealthController, EstadoController],
  providers: [Housekeeping, LastRuns, SelfTest, CopyJobs, EstadoService, MetricsServer],
})
export class OperationsModule {}

import { Module } from '@nestjs/common';
import { CacheModule } from '#platform/cache/cache.module.js';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { EstadoModule } from '../estado/estado.module.js';
import { LastRunsModule } from '../last-runs/last-runs.module.js';
import { PrivacidadeModule } from '#privacy/privacidade/privacidade.module.js';
import { Figures } from './figures.service.js';
import { MetricsServer } from './metrics.server.js';

@Module({
  imports: [CacheModule, PipelineModule, PrivacidadeModule, EstadoModule, LastRunsModule],
  providers: [Figures, MetricsServer],
})
export class MetricsModule {}

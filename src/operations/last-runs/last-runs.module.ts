import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LastRun } from './last-run.entity.js';
import { LastRuns } from './last-runs.service.js';

@Module({ imports: [TypeOrmModule.forFeature([LastRun])], providers: [LastRuns], exports: [LastRuns] })
export class LastRunsModule {}

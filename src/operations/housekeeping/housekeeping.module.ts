import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScheduledJob } from './scheduled-job.entity.js';
import { Housekeeping } from './housekeeping.service.js';

@Module({ imports: [TypeOrmModule.forFeature([ScheduledJob])], providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}

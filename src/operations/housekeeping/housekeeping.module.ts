import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScheduledJob } from './scheduled-job.entity.js';
import { Housekeeping } from './housekeeping.service.js';

@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([ScheduledJob])],
  providers: [Housekeeping],
  exports: [Housekeeping],
})
export class HousekeepingModule {}

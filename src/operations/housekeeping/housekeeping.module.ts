import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Task } from './task.entity.js';
import { Housekeeping } from './housekeeping.service.js';

@Module({ imports: [TypeOrmModule.forFeature([Task])], providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}

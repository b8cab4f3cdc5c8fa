import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ProcuraController } from './procura.controller.js';
import { ProcuraService } from './procura.service.js';

/** Searching the records of the whole back office. */
@Module({
  imports: [DiscoveryModule],
  controllers: [ProcuraController],
  providers: [ProcuraService],
})
export class ProcuraModule {}

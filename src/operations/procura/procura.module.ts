import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ProcuraController } from './procura.controller.js';
import { ProcuraService } from './procura.service.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [ProcuraController],
  providers: [ProcuraService],
})
export class ProcuraModule {}

import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HeldRecords } from '../../platform/database/addresses/held-records.js';
import { DadosPessoaisController } from './dados-pessoais.controller.js';
import { DadosPessoaisService } from './dados-pessoais.service.js';
import { HeldDataService } from './held-data.service.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [DadosPessoaisController],
  providers: [DadosPessoaisService, HeldDataService, HeldRecords],
})
export class DadosPessoaisModule {}

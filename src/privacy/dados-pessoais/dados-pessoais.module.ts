import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HeldRecords } from '#platform/database/addresses/held-records.js';
import { DadosPessoaisController } from './dados-pessoais.controller.js';
import { DadosPessoaisService } from './dados-pessoais.service.js';
import { PedidosDadosModule } from '../pedidos-dados/pedidos-dados.module.js';
import { HeldDataService } from './held-data.service.js';
import { PersonEraser } from './person-eraser.service.js';

@Module({
  imports: [DiscoveryModule, PedidosDadosModule],
  controllers: [DadosPessoaisController],
  providers: [DadosPessoaisService, HeldDataService, HeldRecords, PersonEraser],
  exports: [HeldDataService, PersonEraser],
})
export class DadosPessoaisModule {}

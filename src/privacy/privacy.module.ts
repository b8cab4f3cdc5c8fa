import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HeldRecords } from '#platform/database/addresses/held-records.js';
import { DadosPessoaisController } from './dados-pessoais/dados-pessoais.controller.js';
import { DadosPessoaisService } from './dados-pessoais/dados-pessoais.service.js';
import { EncarregadosController } from './encarregados/encarregados.controller.js';
import { EncarregadosService } from './encarregados/encarregados.service.js';
import { OsMeusDadosController } from './os-meus-dados/os-meus-dados.controller.js';
import { OsMeusDadosService } from './os-meus-dados/os-meus-dados.service.js';
import { PedidosDadosController } from './pedidos-dados/pedidos-dados.controller.js';
import { PedidosDadosService } from './pedidos-dados/pedidos-dados.service.js';
import { PrivacidadeController, RetidosController } from './privacidade/privacidade.controller.js';
import { Retention } from './privacidade/retention.service.js';
import { RetidosService } from './privacidade/retidos.service.js';

/** How long personal data is kept, what is held back from being erased, and the requests that only a person can answer. */
@Module({
  imports: [DiscoveryModule],
  controllers: [PedidosDadosController, PrivacidadeController, RetidosController],
  providers: [PedidosDadosService, Retention, RetidosService],
  exports: [PedidosDadosService, Retention],
})
export class PrivacyModule {}

/** The data of one person, for administrators and for whoever holds a mailed link. */
@Module({
  imports: [DiscoveryModule, PrivacyModule],
  controllers: [DadosPessoaisController, OsMeusDadosController, EncarregadosController],
  providers: [DadosPessoaisService, HeldRecords, OsMeusDadosService, EncarregadosService],
})
export class PersonalDataModule {}

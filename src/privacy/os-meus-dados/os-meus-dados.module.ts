import { Module } from '@nestjs/common';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { DadosPessoaisModule } from '../dados-pessoais/dados-pessoais.module.js';
import { PedidosDadosModule } from '../pedidos-dados/pedidos-dados.module.js';
import { EndedLinksJob, OsMeusDadosService } from './os-meus-dados.service.js';
import { OsMeusDadosController } from './os-meus-dados.controller.js';

@Module({
  imports: [DadosPessoaisModule, FicheirosModule, PedidosDadosModule],
  controllers: [OsMeusDadosController],
  providers: [OsMeusDadosService, EndedLinksJob],
})
export class OsMeusDadosModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FicheirosModule } from '../../files/ficheiros/ficheiros.module.js';
import { DadosPessoaisModule } from '../dados-pessoais/dados-pessoais.module.js';
import { PedidosDadosModule } from '../pedidos-dados/pedidos-dados.module.js';
import { DataLink } from './data-link.entity.js';
import { DataLinks } from './data-links.service.js';
import { EndedLinksJob } from './ended-links.job.js';
import { OsMeusDadosController } from './os-meus-dados.controller.js';
import { OsMeusDadosService } from './os-meus-dados.service.js';

@Module({
  imports: [DadosPessoaisModule, FicheirosModule, PedidosDadosModule, TypeOrmModule.forFeature([DataLink])],
  controllers: [OsMeusDadosController],
  providers: [OsMeusDadosService, DataLinks, EndedLinksJob],
})
export class OsMeusDadosModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaginaEscolaController } from './pagina-escola.controller.js';
import { PaginaEscolaService } from './pagina-escola.service.js';
import { Participacao } from './participacao.entity.js';
import { EdicoesModule } from '#content/edicoes/edicoes.module.js';
import { ParticipacoesController, ProlongamentoController } from './participacoes.controller.js';
import { ParticipacoesService } from './participacoes.service.js';

/** The schools that take part in the challenge. */
@Module({
  imports: [EdicoesModule, TypeOrmModule.forFeature([Participacao])],
  controllers: [ParticipacoesController, ProlongamentoController, PaginaEscolaController],
  providers: [ParticipacoesService, PaginaEscolaService],
  exports: [PaginaEscolaService],
})
export class ParticipacoesModule {}

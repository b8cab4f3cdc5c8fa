import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Participacao } from './participacao.entity.js';
import { EdicoesModule } from '#content/edicoes/edicoes.module.js';
import { ParticipacoesController, ProlongamentoController } from './participacoes.controller.js';
import { ParticipacoesService } from './participacoes.service.js';

/** The schools that take part in the challenge. */
@Module({
  imports: [EdicoesModule, TypeOrmModule.forFeature([Participacao])],
  controllers: [ParticipacoesController, ProlongamentoController],
  providers: [ParticipacoesService],
})
export class ParticipacoesModule {}

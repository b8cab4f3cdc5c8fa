import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { ParticipacoesModule } from '../participacoes/participacoes.module.js';
import { Projeto } from './projeto.entity.js';
import { ProjetosController } from './projetos.controller.js';
import { ProjetosService } from './projetos.service.js';

/** The projects of the schools that take part in the challenge. */
@Module({
  imports: [FicheirosModule, ParticipacoesModule, TypeOrmModule.forFeature([Projeto])],
  controllers: [ProjetosController],
  providers: [ProjetosService],
})
export class ProjetosModule {}

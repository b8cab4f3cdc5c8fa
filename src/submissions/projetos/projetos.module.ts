import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MuralModule } from '#content/mural/mural.module.js';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { ParticipacoesModule } from '../participacoes/participacoes.module.js';
import { Projeto } from './projeto.entity.js';
import { ProjetosController } from './projetos.controller.js';
import { ShowProjectsController } from './show-projects.controller.js';
import { ShowProjects } from './show-projects.service.js';
import { ProjetosService } from './projetos.service.js';

@Module({
  imports: [FicheirosModule, MuralModule, ParticipacoesModule, TypeOrmModule.forFeature([Projeto])],
  controllers: [ProjetosController, ShowProjectsController],
  providers: [ProjetosService, ShowProjects],
  exports: [ShowProjects],
})
export class ProjetosModule {}

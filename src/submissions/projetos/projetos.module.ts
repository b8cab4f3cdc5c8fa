import { Body, Controller, Module, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MuralModule } from '#content/mural/mural.module.js';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { ParticipacoesModule } from '../participacoes/participacoes.module.js';
import { ProjetosMuralDto, ProjetosMuralInputDto } from './projeto.dto.js';
import { ProjetosController } from './projetos.controller.js';
import { ProjetosService } from './projetos.service.js';
import { ShowProjects } from './show-projects.service.js';

/** The projects of schools are chosen among the participations, and shown on the wall. */
@ApiTags('Desafio Escolar')
@Controller('api/participacoes/mural')
@Section('mural')
class ShowProjectsController {
  constructor(private readonly projects: ShowProjects) {}

  @Post()
  @Admin({
    summary: 'Pôr no mural os projetos entregues das escolas escolhidas que aceitaram mostrá-los',
    description: 'As fotografias com crianças e sem autorização registada ficam de fora.',
  })
  @Audited('publicou')
  @Answers(ProjetosMuralDto)
  @Refuses({ 400: 'Campos errados.' })
  show(@Body() { ids }: ProjetosMuralInputDto): Promise<ProjetosMuralDto> {
    return this.projects.show(ids);
  }
}

@Module({
  imports: [MuralModule, ParticipacoesModule],
  controllers: [ProjetosController, ShowProjectsController],
  providers: [ProjetosService, ShowProjects],
  exports: [ShowProjects],
})
export class ProjetosModule {}

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Refuses } from '#platform/errors/error-body.js';
import { ProjetosMuralDto, ProjetosMuralInputDto } from './projeto.dto.js';
import { ShowProjects } from './show-projects.service.js';

/** The projects of schools are chosen among the participations, and shown on the wall. */
@ApiTags('Desafio Escolar')
@Controller('api/participacoes/mural')
@Section('mural')
export class ShowProjectsController {
  constructor(private readonly projects: ShowProjects) {}

  @Post()
  @Admin()
  @Audited('publicou')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Pôr no mural os projetos entregues das escolas escolhidas que aceitaram mostrá-los',
    description: 'As fotografias com crianças e sem autorização registada ficam de fora.',
  })
  @ApiOkResponse({ type: ProjetosMuralDto })
  @Refuses({ 400: 'Campos errados.' })
  show(@Body() { ids }: ProjetosMuralInputDto): Promise<ProjetosMuralDto> {
    return this.projects.show(ids);
  }
}

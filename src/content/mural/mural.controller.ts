import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Answers } from '#platform/http/answers.js';
import { schoolYear } from '../edicoes/school-year.js';
import { ContentController } from '../shared/content.controller.js';
import { muralList, MuralService } from './mural.service.js';
import { FiltrosMuralDto, ProjetoMuralDto, ProjetoMuralInputDto, ProjetoMuralUpdateDto } from './projeto-mural.dto.js';
import { ProjetoMural } from './projeto-mural.entity.js';

@ApiTags('Mural de projetos')
@Controller()
export class MuralController extends ContentController({
  entity: ProjetoMural,
  service: MuralService,
  list: muralList,
  path: 'api/mural',
  input: ProjetoMuralInputDto,
  update: ProjetoMuralUpdateDto,
  wire: ProjetoMuralDto,
  search: { found: ({ id, titulo, edicao }) => ({ id, titulo: `${titulo} (${schoolYear(edicao)})` }) },
  summaries: {
    list: 'Listar os projetos do mural, os da edição mais recente primeiro',
    get: 'Ler um projeto do mural',
    create: 'Pôr um projeto no mural',
    update: 'Substituir um projeto do mural',
    remove: 'Tirar um projeto do mural',
  },
}) {
  @Get('api/mural/filtros')
  @Public('Ler por que edições, distritos, prémios e passos se filtra o mural')
  @Kept(ProjetoMural)
  @Answers(FiltrosMuralDto)
  filters(): Promise<FiltrosMuralDto> {
    return this.content.filters();
  }
}

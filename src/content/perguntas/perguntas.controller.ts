import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { ApiReorder } from '../shared/ordem.dto.js';
import { ContentController } from '../shared/content.controller.js';
import { OrdemPerguntasInputDto, PerguntaDto, PerguntaInputDto, PerguntaUpdateDto } from './pergunta.dto.js';
import { Pergunta } from './pergunta.entity.js';
import { perguntasList, PerguntasService } from './perguntas.service.js';

@ApiTags('Perguntas')
@Controller()
export class PerguntasController extends ContentController({
  entity: Pergunta,
  service: PerguntasService,
  list: perguntasList,
  path: 'api/perguntas',
  input: PerguntaInputDto,
  update: PerguntaUpdateDto,
  wire: PerguntaDto,
  search: { found: ({ id, pergunta }) => ({ id, titulo: pergunta }) },
  summaries: {
    list: 'Listar as perguntas, por página e pela sua ordem',
    get: 'Ler uma pergunta',
    create: 'Criar uma pergunta, no fim da sua página',
    update: 'Substituir uma pergunta',
    remove: 'Eliminar uma pergunta',
  },
}) {
  @Put('api/perguntas/ordem')
  @Editor('Ordenar as perguntas de uma página')
  @ApiReorder()
  reorder(@Body() { ids, pagina }: OrdemPerguntasInputDto): Promise<void> {
    return this.content.reorder(ids, pagina);
  }
}

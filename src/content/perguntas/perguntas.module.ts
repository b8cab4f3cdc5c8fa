import { Body, Controller, Injectable, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { contentKind } from '../shared/content-kind.js';
import { ContentController, ContentModule, ContentService, statedIn } from '../shared/content.js';
import { ApiReorder, placeBehind, reorder } from '../shared/ordered-records.js';
import { OrdemPerguntasInputDto, PerguntaDto, PerguntaInputDto, PerguntaUpdateDto } from './pergunta.dto.js';
import { MAX_QUESTIONS, Pergunta, type QuestionPage } from './pergunta.entity.js';

export const perguntas = contentKind({
  entity: Pergunta,
  input: PerguntaInputDto,
  update: PerguntaUpdateDto,
  answer: PerguntaDto,
  list: {
    columns: { pagina: { kind: 'code', thenBy: 'ordem' }, pergunta: 'text', ordem: 'number' },
    defaultOrder: [
      { property: 'pagina', direction: 'ASC' },
      { property: 'ordem', direction: 'ASC' },
    ],
    hasDrafts: true,
  },
  path: 'api/perguntas',
  one: 'uma pergunta',
  summaries: {
    list: 'Listar as perguntas, por página e pela sua ordem',
    create: 'Criar uma pergunta, no fim da sua página',
  },
  contents: (input, stored: Pergunta | undefined) => ({
    ...statedIn(PerguntaInputDto, input),
    ordem: stored?.ordem ?? 0,
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  }),
  admit: (manager, { pagina }) => placeBehind(manager, Pergunta, MAX_QUESTIONS, { pagina }),
});

@Injectable()
class PerguntasService extends ContentService(perguntas) {
  /** @throws AppError 'conflict' where these are not all, or not the ones that there are */
  reorder(ids: readonly number[], pagina: QuestionPage): Promise<void> {
    return this.transactions.run((manager) => reorder(manager, Pergunta, ids, { pagina }));
  }
}

@ApiTags('Perguntas')
@Controller()
class PerguntasController extends ContentController(perguntas, PerguntasService) {
  @Put('api/perguntas/ordem')
  @Editor('Ordenar as perguntas de uma página')
  @ApiReorder()
  reorder(@Body() { ids, pagina }: OrdemPerguntasInputDto): Promise<void> {
    return this.content.reorder(ids, pagina);
  }
}

export const PerguntasModule = ContentModule(perguntas, PerguntasController, PerguntasService);

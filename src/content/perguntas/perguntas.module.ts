import { Body, Controller, Injectable, Put } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { contentAnswer, contentSpec, PlaceField, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { ContentController, ContentModule, ContentService, pickDocumented } from '../shared/content.js';
import { ApiReorder, OrdemInputDto, placeLast, reorder } from '../shared/ordered-records.js';
import { MAX_QUESTIONS, Pergunta, questionLimits, type QuestionPage, questionPages } from './pergunta.entity.js';
import { ChoiceField, PublicTextField } from '#platform/dto/fields.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

const PaginaField = () =>
  ChoiceField({
    label: 'A página',
    values: questionPages,
    description: 'A página do site: as perguntas frequentes ou a do Desafio Escolar.',
  });

class PerguntaInputDto {
  @PaginaField() pagina!: QuestionPage;

  @PublicTextField({
    label: 'O grupo',
    max: questionLimits.grupo,
    optional: true,
    example: 'Inscrições',
    description: 'O título sob o qual a página mostra a pergunta.',
  })
  grupo?: string | null;

  @PublicTextField({ label: 'A pergunta', max: questionLimits.pergunta, example: 'Participar tem algum custo?' })
  pergunta!: string;

  @PublicTextField({ label: 'A resposta', max: questionLimits.resposta, lines: true, example: 'Não.' })
  resposta!: string;

  @SampleField() exemplo?: boolean | null;
}

class PerguntaUpdateDto extends withRecordKeys(PerguntaInputDto) {
  @PlaceField() ordem?: number;
}

class OrdemPerguntasInputDto extends OrdemInputDto {
  @PaginaField() pagina!: QuestionPage;
}

class PerguntaDto extends contentAnswer(Pergunta, PerguntaInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 1, description: 'O lugar na sua página.' }) ordem!: number;

  static readonly from = (row: Pergunta): PerguntaDto => toAnswer(PerguntaDto, row);
}

export const perguntas = contentSpec({
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
  },
  path: 'api/perguntas',
  one: 'uma pergunta',
  summaries: {
    list: 'Listar as perguntas, por página e pela sua ordem',
    create: 'Criar uma pergunta, no fim da sua página',
  },
  contents: (input, stored: Pergunta | undefined) => ({
    ...pickDocumented(PerguntaInputDto, input),
    ordem: stored?.ordem ?? 0,
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  }),
  admit: (manager, { pagina }) => placeLast(manager, Pergunta, MAX_QUESTIONS, { pagina }),
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

import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, PublicTextField } from '#platform/dto/fields.js';
import { OrdemInputDto } from '../shared/ordered-records.js';
import { contentAnswer, PlaceField, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { Pergunta, questionLimits, type QuestionPage, questionPages } from './pergunta.entity.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

const PaginaField = () =>
  ChoiceField({
    label: 'A página',
    values: questionPages,
    description: 'A página do site: as perguntas frequentes ou a do Desafio Escolar.',
  });

export class PerguntaInputDto {
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

export class PerguntaUpdateDto extends withRecordKeys(PerguntaInputDto) {
  @PlaceField() ordem?: number;
}

export class OrdemPerguntasInputDto extends OrdemInputDto {
  @PaginaField() pagina!: QuestionPage;
}

export class PerguntaDto extends contentAnswer(Pergunta, PerguntaInputDto) {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 1, description: 'O lugar na sua página.' }) ordem!: number;

  static readonly from = (row: Pergunta): PerguntaDto => toAnswer(PerguntaDto, row);
}

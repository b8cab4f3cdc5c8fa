import { applyDecorators } from '@nestjs/common';
import { IdsField } from '#platform/dto/fields.js';
import { AnswersNothing, Refuses } from '#platform/http/answers.js';

const MAX_IDS = 1_000;

export class OrdemInputDto {
  @IdsField({
    label: 'A ordem',
    max: MAX_IDS,
    description: 'Os identificadores de todos os registos, pela ordem em que passam a aparecer.',
  })
  ids!: number[];
}

export const ApiReorder = () =>
  applyDecorators(
    AnswersNothing('Ordenados.'),
    Refuses({ 400: 'A lista não é de identificadores.', 409: 'Não são todos, ou já não são os que há.' }),
  );

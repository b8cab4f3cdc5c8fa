import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiProperty,
  ApiSchema,
} from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ErrorBody } from '#platform/errors/error-body.js';

const MAX_IDS = 1_000;

/** The order that the records of a list are to have. */
@ApiSchema({ name: 'OrdemInput' })
export class OrdemInputDto {
  @ApiProperty({
    type: [Number],
    maxItems: MAX_IDS,
    example: [3, 1, 2],
    description: 'Os identificadores de todos os registos, pela ordem em que passam a aparecer.',
  })
  @ValidateBy({
    name: 'ids',
    validator: {
      validate: areIds,
      defaultMessage: () => `A ordem tem de ser uma lista de até ${MAX_IDS} identificadores, cada um uma só vez.`,
    },
  })
  ids!: number[];
}

function areIds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MAX_IDS || new Set(value).size !== value.length) return false;
  return value.every((id) => Number.isSafeInteger(id) && (id as number) > 0);
}

/** Documents a change of the order of a list. */
export const ApiReorder = () =>
  applyDecorators(
    ApiNoContentResponse({ description: 'Ordenados.' }),
    ApiBadRequestResponse({ type: ErrorBody, description: 'A lista não é de identificadores.' }),
    ApiConflictResponse({ type: ErrorBody, description: 'Não são todos, ou já não são os que há.' }),
  );

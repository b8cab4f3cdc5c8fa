import { applyDecorators } from '@nestjs/common';
import { ApiBadRequestResponse, ApiConflictResponse, ApiNoContentResponse } from '@nestjs/swagger';
import { ErrorBody } from '../../platform/errors/error-body.js';

/** Documents a change of the order of a list. */
export const ApiReorder = () =>
  applyDecorators(
    ApiNoContentResponse({ description: 'Ordenados.' }),
    ApiBadRequestResponse({ type: ErrorBody, description: 'A lista não é de identificadores.' }),
    ApiConflictResponse({ type: ErrorBody, description: 'Não são todos, ou já não são os que há.' }),
  );

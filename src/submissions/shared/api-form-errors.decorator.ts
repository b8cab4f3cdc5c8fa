import { applyDecorators } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { ErrorBody } from '../../platform/errors/error-body.js';

/** Documents the ways in which a public form is refused. */
export const ApiFormErrors = () =>
  applyDecorators(
    ApiBadRequestResponse({
      type: ErrorBody,
      description: 'Campos errados, ou captcha em falta, inválido ou já usado.',
    }),
    ApiPayloadTooLargeResponse({ type: ErrorBody, description: 'Anexo com mais de 10 MB.' }),
    ApiUnsupportedMediaTypeResponse({ type: ErrorBody, description: 'O anexo não é um PDF.' }),
    ApiServiceUnavailableResponse({ type: ErrorBody, description: 'Temporariamente indisponível.' }),
  );

import { applyDecorators, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiServiceUnavailableResponse,
  ApiUnsupportedMediaTypeResponse,
} from '@nestjs/swagger';
import { RateLimited } from '../../platform/access/rate-limits.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { AcceptedDto } from './accepted.dto.js';
import { WithAttachment } from './attachment.js';

/**
 * Has a handler receive a public form, at the forms' rate limit, and documents what it answers and how it refuses.
 * @param attachment the field of the one optional PDF, where the form takes one
 */
export const ReceivesForm = (path: string, summary: string, attachment?: string) =>
  applyDecorators(
    Post(path),
    RateLimited('forms'),
    ...(attachment === undefined ? [] : [WithAttachment(attachment)]),
    ApiOperation({ summary }),
    ApiCreatedResponse({ type: AcceptedDto }),
    ApiBadRequestResponse({
      type: ErrorBody,
      description: 'Campos errados, ou captcha em falta, inválido ou já usado.',
    }),
    ApiPayloadTooLargeResponse({ type: ErrorBody, description: 'Anexo com mais de 10 MB.' }),
    ApiUnsupportedMediaTypeResponse({ type: ErrorBody, description: 'O anexo não é um PDF.' }),
    ApiServiceUnavailableResponse({ type: ErrorBody, description: 'Temporariamente indisponível.' }),
  );

import { ApiOperation, ApiProperty } from '@nestjs/swagger';
import { Answers, Refuses } from '#platform/http/answers.js';
import { messages } from '#platform/messages.js';
import { Multipart } from '#files/arriving/multipart-form.js';
import { applyDecorators, Post } from '@nestjs/common';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { TextField } from '#platform/dto/fields.js';
import { PERSON_NAME_LENGTH } from './submission.js';
import { ApiTextOrNull } from '#platform/dto/answer-fields.js';

export class AceiteDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: messages.submitted }) message!: string;
}

const ATTACHMENT_BYTES = 10_485_760;

const WithAttachment = (field: string) =>
  Multipart({ field, maxFiles: 1, maxFileSize: ATTACHMENT_BYTES, tooLarge: messages.attachmentTooLarge });

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
    Answers(AceiteDto, 201),
    Refuses({
      400: 'Campos errados, ou captcha em falta, inválido ou já usado.',
      413: 'Anexo com mais de 10 MB.',
      415: 'O anexo não é um PDF.',
      503: 'Temporariamente indisponível.',
    }),
  );

export const PersonNameField = () => TextField({ label: 'O nome', max: PERSON_NAME_LENGTH, example: 'Maria Silva' });

/** The captcha's solution; that it is there and good is for the captcha to judge, and null is as good as none. */
export const CaptchaField = (documented: { required?: boolean; description?: string } = {}) =>
  applyDecorators(
    ApiProperty({ type: String, description: 'Solução do captcha (ALTCHA: base64).', ...documented }),
    Transform(({ value }) => (value ?? undefined) as unknown),
    IsOptional(),
    IsString({ message: messages.captchaInvalid }),
  );

export const AttachmentField = () =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'binary',
      maxLength: ATTACHMENT_BYTES,
      required: false,
      description: 'Um PDF até 10 MB.',
    }),
    IsOptional(),
  );

export const ApiAttachment = () => ApiTextOrNull({ description: 'Nome guardado do anexo, em /documentos/{nome}.' });

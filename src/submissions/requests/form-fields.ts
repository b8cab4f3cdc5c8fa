import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsOptional, IsString } from 'class-validator';
import { ApiTextOrNull } from '#platform/dto/answer-fields.js';
import { TextField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { messages } from '#platform/messages.js';

export class AceiteDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: messages.submitted }) message!: string;
}

/** The version of the privacy policy that a form's consent is given to: the day it took effect. */
export const PRIVACY_VERSION = '2025-07-25';

export const ATTACHMENT_BYTES = 10_485_760;

/** Room for more versions than any form shows texts. */
const VERSIONS_LENGTH = 200;

/** The versions of the texts that a form showed. A form without them is taken as well, and marked. */
export const ShownTextsField = () =>
  TextField({
    label: 'A versão dos textos',
    max: VERSIONS_LENGTH,
    optional: true,
    example: '0f3c5a7b9d1e2f40',
    description:
      'As versões dos textos mostrados com o formulário, separadas por espaços (contract/texts/versions.ts). Sem elas, a submissão fica marcada «aceitação não registada».',
  });

/**
 * Keeps a field out of the documentation and refuses no value of it: a sender who is found out must not learn by which
 * field.
 */
const Undocumented = () => applyDecorators(ApiHideProperty(), Allow());

/**
 * The fields that our own pages send beside a form's: the texts that were shown, and signs that tell people from
 * machines.
 */
@IgnoresUnknownFields()
export abstract class FormSigns {
  @ShownTextsField() textos?: string | null;

  /** A field that nobody sees and only a machine fills in. */
  @Undocumented() pagina?: unknown;

  /** The milliseconds from the form's being shown to its being sent. */
  @Undocumented() demora?: unknown;
}

export const PERSON_NAME_LENGTH = 120;

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

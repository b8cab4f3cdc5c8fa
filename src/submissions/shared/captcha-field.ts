import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { messages } from '../../platform/messages.js';
import { ATTACHMENT_BYTES } from './attachment.js';

/** The captcha's solution; that it is there and good is for the captcha to judge, and null is as good as none. */
export const CaptchaField = (documented: { required?: boolean; description?: string } = {}) =>
  applyDecorators(
    ApiProperty({ type: String, description: 'Solução do captcha (ALTCHA: base64).', ...documented }),
    Transform(({ value }) => (value ?? undefined) as unknown),
    IsOptional(),
    IsString({ message: messages.captchaInvalid }),
  );

/** Documents the one optional PDF of a form; the file itself arrives apart from the fields. */
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

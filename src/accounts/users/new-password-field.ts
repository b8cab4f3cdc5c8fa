import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../platform/passwords/password-limits.js';

/** A password that is being chosen. Taken as typed: spaces count. */
export const NewPasswordField = () =>
  applyDecorators(
    ApiProperty({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, example: 'uma frase só minha' }),
    Matches(/^[\s\S]+$/, { message: 'A password é de preenchimento obrigatório.' }),
    Length(PASSWORD_MIN, Number.MAX_SAFE_INTEGER, {
      message: `Password deve ter pelo menos ${PASSWORD_MIN} caracteres.`,
    }),
    Length(0, PASSWORD_MAX, { message: `Password não pode ter mais de ${PASSWORD_MAX} caracteres.` }),
  );

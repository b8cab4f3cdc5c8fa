import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { PLAIN_ADDRESS } from '../config/mail-address.js';
import { EMAIL_LENGTH, ReadAs } from './fields.js';
import { oneAddress } from './normal-email.js';

const INVALID = 'Introduza um endereço de e-mail válido.';

/** An address as an account may have it: the first administrator's is `admin@localhost` where nobody says another. */
export const PlainAddressField = () =>
  applyDecorators(
    ApiProperty({ example: 'maria@escola.pt', maxLength: EMAIL_LENGTH }),
    ReadAs(oneAddress),
    Length(1, EMAIL_LENGTH, { message: INVALID }),
    Matches(PLAIN_ADDRESS, { message: INVALID }),
  );

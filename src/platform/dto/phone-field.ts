import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { TextField } from './fields.js';

export const PHONE_LENGTH = 30;
const PHONE = /^\s*$|^\s*\+?[\d\s().-]{6,29}$/;

/** A telephone number as people write it. */
export const PhoneField = ({ label, optional }: { label: string; optional?: boolean }) =>
  applyDecorators(
    TextField({ label, max: PHONE_LENGTH, optional, example: '+351 912 345 678' }),
    Matches(PHONE, { message: 'Introduza um número de telefone válido.' }),
  );

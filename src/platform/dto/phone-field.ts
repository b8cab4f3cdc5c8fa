import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { isPhone, typedSigns } from '../../../contract/typed-text.js';
import { ReadAs, TextField } from './fields.js';

export const PHONE_LENGTH = 30;

/** A telephone number as people write it; a blank one is the presence's to judge. */
export const PhoneField = ({ label, optional }: { label: string; optional?: boolean }) =>
  applyDecorators(
    TextField({ label, max: PHONE_LENGTH, optional, example: '+351 912 345 678' }),
    ValidateBy({
      name: 'phone',
      validator: {
        validate: (value) => typeof value !== 'string' || value === '' || isPhone(value),
        defaultMessage: () => 'Introduza um número de telefone válido.',
      },
    }),
    ReadAs(typedSigns),
  );

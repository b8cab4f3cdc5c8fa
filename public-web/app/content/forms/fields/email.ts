import type { FieldDefinition } from '../../types/form.ts';

/** Where an answer goes. */
export const email: FieldDefinition = {
  name: 'email',
  label: 'E-mail',
  kind: 'email',
  required: 'Escreva o seu e-mail.',
  autoComplete: 'email',
  half: true,
};

import type { FieldDefinition } from '../schemas/form.ts';

/** Who asks, in all three enquiry forms. */
export const whoAsks: FieldDefinition[] = [
  {
    name: 'nome',
    label: 'Nome',
    kind: 'text',
    required: 'Escreva o seu nome.',
    maxLength: 120,
    autoComplete: 'name',
    half: true,
  },
  {
    name: 'email',
    label: 'E-mail',
    kind: 'email',
    required: 'Escreva o seu e-mail.',
    maxLength: 254,
    autoComplete: 'email',
    half: true,
  },
];

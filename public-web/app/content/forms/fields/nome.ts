import type { FieldDefinition } from '../../types/form.ts';

export const nome: FieldDefinition = {
  name: 'nome',
  label: 'Nome',
  kind: 'text',
  required: 'Escreva o seu nome.',
  autoComplete: 'name',
  half: true,
};

import type { FieldDefinition } from '../../types/form.ts';

/** A telephone by which somebody is called; it may be left out. */
export const telefone: FieldDefinition = {
  name: 'telefone',
  label: 'Telefone',
  kind: 'tel',
  autoComplete: 'tel',
  half: true,
  format: { kind: 'telefone', sentence: 'Introduza um número de telefone válido.' },
};

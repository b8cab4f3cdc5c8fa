import type { FieldDefinition } from '../types/form.ts';

/** Who writes. */
export const nome: FieldDefinition = {
  name: 'nome',
  label: 'Nome',
  kind: 'text',
  required: 'Escreva o seu nome.',
  maxLength: 120,
  autoComplete: 'name',
  half: true,
};

/** Where an answer goes. */
export const email: FieldDefinition = {
  name: 'email',
  label: 'E-mail',
  kind: 'email',
  required: 'Escreva o seu e-mail.',
  maxLength: 254,
  autoComplete: 'email',
  half: true,
};

/** A file that may go with it. */
export const documento: FieldDefinition = {
  name: 'documento',
  label: 'Documento',
  hint: 'Um PDF com 10 MB, no máximo.',
  kind: 'pdf',
};

/** Without it the API keeps nothing that is personal. */
export const privacidade: FieldDefinition = {
  name: 'privacidade',
  label: 'Li e aceito a',
  kind: 'checkbox',
  required: 'Tens de aceitar a Política de Privacidade.',
  link: { label: 'Política de Privacidade', to: '/privacidade' },
};

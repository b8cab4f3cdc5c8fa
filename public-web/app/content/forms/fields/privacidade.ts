import type { FieldDefinition } from '../../types/form.ts';

export const privacyLink = { label: 'Política de Privacidade', to: '/privacidade' } as const;

/** Without it the API keeps nothing that is personal. */
export const privacidade: FieldDefinition = {
  name: 'privacidade',
  label: 'Li e aceito a',
  kind: 'checkbox',
  required: 'Tens de aceitar a Política de Privacidade.',
  link: privacyLink,
};

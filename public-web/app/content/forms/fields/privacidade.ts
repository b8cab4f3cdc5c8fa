import type { FieldDefinition } from '../../types/form.ts';

/** Without it the API keeps nothing that is personal. */
export const privacidade: FieldDefinition = {
  name: 'privacidade',
  label: 'Li e aceito a',
  kind: 'checkbox',
  required: 'Tens de aceitar a Política de Privacidade.',
  link: { label: 'Política de Privacidade', to: '/privacidade' },
};

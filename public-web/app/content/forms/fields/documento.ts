import type { FieldDefinition } from '../../types/form.ts';

/** A PDF that may go with a form. */
export const documento: FieldDefinition = {
  name: 'documento',
  label: 'Documento',
  hint: 'Um PDF com {mb} MB, no máximo.',
  kind: 'pdf',
};

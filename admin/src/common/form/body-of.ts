import type { RecordEditor } from './record-editor.js';
import type { FormValues } from './form-values.js';

/** The body of a create or update: the fields that can be written, empty ones as null, and the version that was edited. */
export function bodyOf({ labels }: Pick<RecordEditor, 'labels'>, values: FormValues): FormValues {
  const body: FormValues = {};
  for (const field of [...Object.keys(labels), 'versao']) {
    const value = values[field];
    if (value !== undefined) body[field] = value === '' ? null : value;
  }
  return body;
}

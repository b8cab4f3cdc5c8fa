import type { FormValues } from './use-save-record.js';

/** Makes the body of a create or update: the fields that can be written, empty ones as null, and the version that was edited. */
export function bodyOf(fields: readonly string[]): (values: FormValues) => FormValues {
  return (values) => {
    const body: FormValues = {};
    for (const field of [...fields, 'versao']) {
      const value = values[field];
      if (value !== undefined) body[field] = value === '' ? null : value;
    }
    return body;
  };
}

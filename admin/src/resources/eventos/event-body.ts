import type { FormValues } from '../../common/form/use-save-record.js';
import { eventLabels } from './event-labels.js';

const fields = [...Object.keys(eventLabels), 'versao'];

/** The body of a create or update: the fields that can be written, empty ones as null, and the version that was edited. */
export function eventBody(values: FormValues): FormValues {
  const body: FormValues = {};
  for (const field of fields) {
    const value = values[field];
    if (value !== undefined) body[field] = value === '' ? null : value;
  }
  return body;
}

import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { FormValues } from './use-save-record.js';

/** What adding and editing one kind of record have in common. */
export interface RecordEditor<R extends RaRecord = RaRecord> {
  readonly resource: string;
  /** Where its records are listed. */
  readonly listPath: string;
  /** How each field is called, where two versions are compared too. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a field's value is shown where it is more than its own text. */
  readonly views?: Readonly<Record<string, (value: unknown) => ReactNode>>;
  /** Makes the body of a call from the form's values. */
  readonly toBody: (values: FormValues) => FormValues;
  /** The record's name, as people know it. */
  readonly nameOf: (record: R) => string;
}

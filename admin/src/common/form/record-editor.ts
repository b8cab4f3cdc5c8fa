import type { ReactNode } from 'react';
import type { Reviewed } from '../review/reviewed.js';
import type { FormValues } from './form-values.js';

/** The description of one kind of record's fields that forms, lists and comparisons share. */
export interface RecordEditor {
  /** The fields that can be written and how each is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** The contract's limits for the value of each field. */
  readonly limits: Readonly<Record<string, object>>;
  /** How a field's value is shown where it is more than its own text, among the others of its record. */
  readonly views?: Readonly<Record<string, (value: unknown, values: FormValues) => ReactNode>>;
  /** Returns the values to be checked before the record is published. */
  readonly reviewed?: (values: Readonly<Record<string, unknown>>) => readonly Reviewed[];
}

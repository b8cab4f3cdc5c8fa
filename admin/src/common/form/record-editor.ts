import type { ReactNode } from 'react';
import type { Reviewed } from '../review/reviewed.js';
import type { FormValues } from './form-values.js';

/** What a form, a list and a comparison know of the fields of one kind of record. */
export interface RecordEditor {
  /** The fields that can be written and how each is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** What the contract says of what is sent in each. */
  readonly limits: Readonly<Record<string, object>>;
  /** How a field's value is shown where it is more than its own text, among the others of its record. */
  readonly views?: Readonly<Record<string, (value: unknown, values: FormValues) => ReactNode>>;
  /** What is looked through before it is published. */
  readonly reviewed?: (values: Readonly<Record<string, unknown>>) => readonly Reviewed[];
}

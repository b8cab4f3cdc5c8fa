import type { ReactNode } from 'react';
import { type Reviewed, reviewedBy, type ReviewKind } from '../../publishing/reviewed.js';

export type FormValues = Record<string, unknown>;

/** The description of one kind of record's fields that forms, lists and comparisons share. */
export interface RecordEditor {
  /** The fields that can be written and how each is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** The contract's limits for the value of each field. */
  readonly limits: Readonly<Record<string, object>>;
  /** How a field's value is shown where it is more than its own text, among the others of its record. */
  readonly views?: Readonly<Record<string, (value: unknown, values: FormValues) => ReactNode>>;
  /** Whether visitors see a record of a kind that waits in another way than as a draft; all, if left out. */
  readonly isPublic?: (values: FormValues) => boolean;
  readonly reviewed?: (values: Readonly<Record<string, unknown>>) => readonly Reviewed[];
}

/**
 * Describes records that may be sample content.
 * @param kinds what each field is that is looked through before the record is published, in the order of the form
 */
export function editorOf<
  Labels extends Readonly<Record<string, string>>,
  Views extends NonNullable<RecordEditor['views']>,
>(limits: RecordEditor['limits'], own: Labels, kinds: Readonly<Record<string, ReviewKind>>, views: Views) {
  const labels = { ...own, exemplo: 'Conteúdo de exemplo' };
  return { labels, limits, views, reviewed: reviewedBy(labels, { exemplo: 'sample', ...kinds }) };
}

/** The body of a create or update: the fields that can be written, empty ones as null, and the version that was edited. */
export function bodyOf({ labels }: Pick<RecordEditor, 'labels'>, values: FormValues): FormValues {
  const body: FormValues = {};
  for (const field of [...Object.keys(labels), 'versao']) {
    const value = values[field];
    if (value !== undefined) body[field] = value === '' ? null : value;
  }
  return body;
}

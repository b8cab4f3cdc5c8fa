import type { ReactNode } from 'react';
import type { Reviewed, ReviewKind } from '../../publishing/review.js';

export type FormValues = Record<string, unknown>;

type View = (value: unknown, values: FormValues) => ReactNode;

/** The description of one kind of record's fields that forms, lists and comparisons share. */
export interface RecordEditor {
  /** The fields that can be written and how each is called. */
  readonly labels: Readonly<Record<string, string>>;
  /** The contract's limits for the value of each field. */
  readonly limits: Readonly<Record<string, object>>;
  /** How a field's value is shown where it is more than its own text, among the others of its record. */
  readonly views?: Readonly<Record<string, View>>;
  /** Whether visitors see a record of a kind that waits in another way than as a draft; all, if left out. */
  readonly isPublic?: (values: FormValues) => boolean;
  readonly reviewed?: (values: FormValues) => readonly Reviewed[];
}

/** A field as its editor states it; its name alone, where that is all. */
interface Field {
  readonly label: string;
  /** How it is looked through before the record is published, if it is. */
  readonly review?: ReviewKind | ((values: FormValues) => ReviewKind | undefined);
  readonly view?: View;
}

/** Describes records that may be sample content, by their fields. */
export function editorOf<Name extends string>(
  limits: RecordEditor['limits'],
  stated: Readonly<Record<Name, string | Field>>,
) {
  const fields = Object.entries<string | Field>(stated).map(([source, field]) => ({
    source,
    ...(typeof field === 'string' ? { label: field } : field),
  }));
  const labels = Object.fromEntries(fields.map(({ source, label }) => [source, label])) as Record<Name, string>;
  const exemplo = 'Conteúdo de exemplo';
  const reviewed = (values: FormValues): Reviewed[] => [
    { source: 'exemplo', label: exemplo, kind: 'sample', value: values['exemplo'] },
    ...fields.flatMap(({ source, label, review }) => {
      const kind = typeof review === 'function' ? review(values) : review;
      return kind === undefined ? [] : [{ source, label, kind, value: values[source] }];
    }),
  ];
  return {
    labels: { ...labels, exemplo },
    limits,
    views: Object.fromEntries(fields.flatMap(({ source, view }) => (view ? [[source, view]] : []))),
    reviewed,
  };
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

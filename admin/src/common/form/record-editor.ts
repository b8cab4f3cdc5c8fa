import type { Validator } from 'ra-core';
import type { ReactNode } from 'react';
import type { Reviewed, ReviewKind } from '../../publishing/review.js';
import { choicesOf } from './choices.js';
import { valueViews } from './value-views.js';

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
  readonly fields?: Readonly<Record<string, Field>>;
}

type FieldKind = 'text' | 'formatted' | 'link' | 'image' | 'photos' | 'day' | 'moment' | 'choice' | 'number' | 'switch';

/** How a form stands, as far as it decides which fields the record needs. */
interface Standing {
  readonly isEdit: boolean;
  readonly isPublic: boolean;
}

/** A field as its editor states it; its name alone, where that is all. */
export interface Field {
  readonly label: string;
  /** How it is typed in; by default as plain text. */
  readonly kind?: FieldKind;
  /** How it is looked through before the record is published, if it is; by default as its kind is. */
  readonly review?: ReviewKind | ((values: FormValues) => ReviewKind | undefined);
  /** How its value is shown to be compared; by default as its kind is. */
  readonly view?: View;
  /** The value that a new record begins with. */
  readonly first?: unknown;
  readonly isRequired?: boolean | ((standing: Standing) => boolean);
  readonly validate?: Validator[];
  readonly hint?: string;
  readonly placeholder?: string;
  /** How many lines it shows at the least; left out, a plain text takes one line only. */
  readonly rows?: number;
  /** Whether it has a row for itself; by default where it takes several lines. */
  readonly isWide?: boolean;
  readonly choices?: readonly { readonly id: string; readonly name: string }[];
  readonly isReadOnly?: boolean;
  /** Whether the stored value is what the server by itself makes of the values that were sent. */
  readonly isSetByServer?: (stored: FormValues, sent: FormValues) => boolean;
  /** Whether a text that is emptied is an empty one, and not none. */
  readonly keepsEmpty?: boolean;
  /** The name of choosing none, where that is a choice. */
  readonly emptyText?: string;
  /** Of a picture: whether the name of the record says what it shows. */
  readonly isTitled?: boolean;
}

/** The properties that follow from the kind of a field, where it does not say otherwise. */
const usual: Readonly<Partial<Record<FieldKind, Pick<Field, 'review' | 'view' | 'first'>>>> = {
  formatted: { review: 'formatted' },
  link: { review: 'link' },
  image: { review: 'picture', view: valueViews.image },
  photos: { review: 'picture', view: valueViews.images, first: [] },
  day: { view: valueViews.day },
  moment: { view: valueViews.moment },
};

/** The properties of a field that is chosen among words. */
export const choiceOf = (words: Readonly<Record<string, string>>) => ({
  kind: 'choice' as const,
  choices: choicesOf(words),
  view: (value: unknown) => words[String(value)] ?? String(value),
});

/** Describes records that may be sample content, by their fields, each with its label (docs/decisions/0262). */
export function editorOf<Name extends string>(
  limits: RecordEditor['limits'],
  stated: Readonly<Record<Name, string | Field>>,
) {
  const fields = Object.entries<string | Field>(stated).map(([source, given]) => {
    const field = typeof given === 'string' ? { label: given } : given;
    return { source, ...usual[field.kind ?? 'text'], ...field };
  });
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
    fields: Object.fromEntries(fields.map((field) => [field.source, field])),
  };
}

/** The values that a new record begins with. */
export function firstValuesOf({ fields = {} }: RecordEditor): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([source, { first }]) => (first === undefined ? [] : [[source, first]])),
  );
}

/** Whether a record needs something in a field, as its form stands. */
export const isNeeded = ({ isRequired = false }: Field, standing: Standing): boolean =>
  typeof isRequired === 'function' ? isRequired(standing) : isRequired;

/** The fields without which a record is not saved. */
export const neededBy = ({ fields = {} }: RecordEditor, standing: Standing): string[] =>
  Object.entries(fields).flatMap(([source, field]) => (isNeeded(field, standing) ? [source] : []));

/** The body of a create or update: the fields that can be written, empty ones as null, and the version that was edited. */
export function bodyOf({ labels }: Pick<RecordEditor, 'labels'>, values: FormValues): FormValues {
  const body: FormValues = {};
  for (const field of [...Object.keys(labels), 'versao']) {
    const value = values[field];
    if (value !== undefined) body[field] = value === '' ? null : value;
  }
  return body;
}

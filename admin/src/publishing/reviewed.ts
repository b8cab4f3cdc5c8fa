/** The checks of a field; an emblem is a picture whose own place says what it shows, or that it only decorates. */
export type ReviewKind = 'title' | 'text' | 'formatted' | 'link' | 'picture' | 'emblem' | 'day' | 'sample';

/** The field of a form, and what it is called. */
type AtField = Readonly<Record<'source' | 'label', string>>;

export interface Reviewed extends AtField {
  readonly kind: ReviewKind;
  readonly value: unknown;
}

export interface Finding extends AtField {
  readonly words: string;
  /** Whether it keeps the record from being published. */
  readonly stops?: true;
}

export interface Leading extends AtField {
  readonly url: string;
  /** Of a picture: whether it is said there what it shows. */
  readonly isDescribed?: boolean;
}

/** How the fields of a record are looked through: by their names, what each is. */
export function reviewedBy(
  labels: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, ReviewKind>>,
): (values: Readonly<Record<string, unknown>>) => Reviewed[] {
  return (values) =>
    Object.entries(kinds).map(([source, kind]) => ({
      source,
      kind,
      label: labels[source] ?? source,
      value: values[source],
    }));
}

/** Between a group of a list and its field: 'Prémio 2 · Imagem'. */
export const GROUP_SIGN = ' · ';

/** What is looked for in a field. */
export type ReviewKind = 'title' | 'text' | 'formatted' | 'link' | 'picture' | 'day' | 'sample';

/** One value of a form, as it is looked through before it is published. */
export interface Reviewed {
  /** Where it stands in the form. */
  readonly source: string;
  readonly label: string;
  readonly kind: ReviewKind;
  readonly value: unknown;
}

/** Something that a reader would stumble on. */
export interface Finding {
  readonly source: string;
  readonly label: string;
  readonly words: string;
  /** Whether it keeps the record from being published. */
  readonly stops?: true;
}

/** Where an address leads from. */
export interface Leading {
  readonly source: string;
  readonly label: string;
  readonly url: string;
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

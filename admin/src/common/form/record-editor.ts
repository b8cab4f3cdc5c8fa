import type { ReactNode } from 'react';

/** What adding and editing one kind of record have in common. */
export interface RecordEditor {
  /** The fields that can be written and how each is called, where two versions are compared too. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a field's value is shown where it is more than its own text. */
  readonly views?: Readonly<Record<string, (value: unknown) => ReactNode>>;
}

import type { RaRecord } from 'ra-core';

/** The fields that the submissions of all public forms share. */
export interface Submission extends RaRecord<number> {
  readonly nome?: string;
  readonly email?: string;
  readonly lida: boolean;
}

/** One field of the detail dialog. */
export interface DetailField {
  readonly source: string;
  readonly label: string;
  /** How the value is shown; plain text unless said. */
  readonly kind?: 'text' | 'long' | 'email' | 'phone' | 'arrival' | 'documento';
}

/** The settings in which the inboxes of the forms differ. */
export interface InboxSpec<R extends Submission> {
  readonly searchPlaceholder: string;
  readonly emptyText: string;
  /** The sender's name, as the list shows it. */
  readonly name: (record: R) => string;
  /** The address that the list shows. */
  readonly email: (record: R) => string;
  readonly fields: readonly DetailField[];
  /** A choice of this form that the list can be filtered by. */
  readonly choice?: { readonly source: string; readonly label: string; readonly values: readonly string[] };
}

/** The text of a date field. */
export function arrivalOf(arrived: string, record: Submission): string {
  const value: unknown = record[arrived];
  return typeof value === 'string' ? value : '';
}

import type { RaRecord } from 'ra-core';
import { plainText } from '../common/list/column.js';

/** The fields that the submissions of all public forms share. */
export interface Submission extends RaRecord<number> {
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
export interface InboxSpec {
  readonly searchPlaceholder: string;
  readonly emptyText: string;
  /** The sender's name and address first, which the list shows. */
  readonly fields: readonly [DetailField, DetailField, ...DetailField[]];
  /** A choice of this form that the list can be filtered by. */
  readonly choice?: { readonly source: string; readonly label: string; readonly values: readonly string[] };
}

/** The name that a submission gives as its sender. */
export function senderOf({ fields: [name] }: InboxSpec, record: Submission): string {
  return plainText(record[name.source]);
}

/** The text of a date field. */
export function arrivalOf(arrived: string, record: Submission): string {
  const value: unknown = record[arrived];
  return typeof value === 'string' ? value : '';
}

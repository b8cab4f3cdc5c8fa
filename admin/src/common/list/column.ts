import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { RecordEditor } from '../form/record-editor.js';

/** One column of a list: how its cell looks in the table and what it says in an export. */
export interface Column<R extends RaRecord> {
  readonly source: string;
  readonly label: string;
  /** Its cell; left out, the text. */
  readonly cell?: (record: R) => ReactNode;
  /** The picture that a card begins with. */
  readonly picture?: (record: R, size: number) => ReactNode;
  /** The text of an export; left out, the field's value. */
  readonly text?: (record: R) => string;
  readonly isSortable?: boolean;
  readonly isExportOnly?: boolean;
  readonly isScreenOnly?: boolean;
  readonly width?: string;
}

export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (Array.isArray(value)) return value.map(plainText).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** The columns of a list, and behind them, in its exports only, every other field that its records have. */
export function exportAllFields<R extends RaRecord>(
  columns: readonly Column<R>[],
  { labels, views = {} }: RecordEditor,
): readonly Column<R>[] {
  const rest = Object.entries(labels).filter(([field]) => columns.every(({ source }) => source !== field));
  return [
    ...columns,
    ...rest.map(([source, label]): Column<R> => ({
      source,
      label,
      isExportOnly: true,
      text: (record) => {
        const value: unknown = record[source];
        const text = plainText(value);
        const view = text === '' ? text : views[source]?.(value, record);
        return typeof view === 'string' ? view : text;
      },
    })),
  ];
}

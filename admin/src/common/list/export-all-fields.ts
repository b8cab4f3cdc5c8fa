import type { RaRecord } from 'ra-core';
import type { RecordEditor } from '../form/record-editor.js';
import { type Column, plainText } from './column.js';

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

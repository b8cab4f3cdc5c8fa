import { downloadCSV, type Exporter, type RaRecord } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { lisbonDay } from '../dates/lisbon-time.js';
import { type Column, plainText } from './column.js';
import { toCsv } from './csv.js';

/**
 * An export of a list's columns, named after the section and the day. The trail tells of it first; without that there is none.
 * @param isTold whether we say so: not where the API gave the rows for an export and has told of it already
 */
export function csvExporter<R extends RaRecord>(
  name: string,
  columns: readonly Column<R>[],
  { isTold }: { readonly isTold: boolean },
): Exporter<R> {
  const exported = columns.filter(({ isScreenOnly }) => isScreenOnly !== true);
  return async (records, _fetchRelated, dataProvider) => {
    if (isTold) await (dataProvider as AdminDataProvider).recordExport(name);
    const rows = records.map((record) =>
      exported.map(({ source, text }) => (text ? text(record) : plainText(record[source]))),
    );
    const header = exported.map(({ label }) => label);
    downloadCSV(toCsv(header, rows), `${name}-${lisbonDay(new Date().toISOString())}`);
  };
}

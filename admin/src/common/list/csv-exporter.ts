import { downloadCSV, type Exporter, type RaRecord } from 'ra-core';
import { lisbonDay } from '../dates/lisbon-time.js';
import { type Column, plainText } from './column.js';
import { toCsv } from './csv.js';

/** An export of a list's columns, named after the section and the day. */
export function csvExporter<R extends RaRecord>(name: string, columns: readonly Column<R>[]): Exporter<R> {
  const exported = columns.filter(({ isScreenOnly }) => isScreenOnly !== true);
  return (records) => {
    const rows = records.map((record) =>
      exported.map(({ source, text }) => (text ? text(record) : plainText(record[source]))),
    );
    const header = exported.map(({ label }) => label);
    downloadCSV(toCsv(header, rows), `${name}-${lisbonDay(new Date().toISOString())}`);
  };
}

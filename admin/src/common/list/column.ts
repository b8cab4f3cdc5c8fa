import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** One column of a list: how its cell looks in the table and what it says in an export. */
export interface Column<R extends RaRecord> {
  /** The field it shows and is sorted by. */
  readonly source: string;
  readonly label: string;
  readonly cell?: (record: R) => ReactNode;
  /** The text of an export; left out, the field's value. */
  readonly text?: (record: R) => string;
  readonly isSortable?: boolean;
  /** Only in exports, never on screen. */
  readonly isExportOnly?: boolean;
  /** Only on screen, never in exports. */
  readonly isScreenOnly?: boolean;
  readonly width?: string;
}

export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (Array.isArray(value)) return value.map(plainText).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

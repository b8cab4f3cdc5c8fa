import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import {
  fetchRelatedRecords,
  type ListControllerResult,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'ra-core';
import { useState } from 'react';
import { type FilterElement } from './filter-fields.js';
import { filterWords } from './filter-words.js';

interface ExportButtonProps {
  readonly filters: readonly FilterElement[];
  /** What is exported whatever the filters say, and how that is called; by default what they let through. */
  readonly fixed?: { readonly rows: () => Promise<RaRecord[]>; readonly words: string } | undefined;
}

/** What of the list's context is used here, its filters' values not being known. */
interface KnownList extends Pick<ListControllerResult<RaRecord>, 'exporter' | 'getData' | 'resource'> {
  readonly filterValues: Readonly<Record<string, unknown>>;
  readonly total?: number | undefined;
}

const STAYS_MS = 8_000;

/**
 * Exports every row that the filters let through, however many pages they fill, and says how many and of which filter;
 * react-admin's own stops at a number and shows no sign of work.
 */
export function ExportButton({ filters, fixed }: ExportButtonProps) {
  const known: KnownList = useListContext<RaRecord>();
  const { exporter, filterValues, getData, resource, total } = known;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const run = async (): Promise<void> => {
    if (getData === undefined || exporter === false || exporter === undefined) return;
    setBusy(true);
    try {
      const rows = await (fixed === undefined ? getData({ maxResults: Infinity }) : fixed.rows());
      await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource);
      const count = rows.length === 1 ? 'Exportada 1 linha' : `Exportadas ${rows.length} linhas`;
      const text = `${count}: ${fixed?.words ?? filterWords(filters, filterValues)}.`;
      notify('app.verbatim', { type: 'success', autoHideDuration: STAYS_MS, messageArgs: { text } });
    } catch {
      notify('Não foi possível exportar a lista. Tente novamente.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      startIcon={<DownloadIcon />}
      disabled={isBusy || total === undefined || total === 0}
      onClick={() => void run()}
    >
      {isBusy ? 'A exportar...' : 'Exportar CSV'}
    </Button>
  );
}

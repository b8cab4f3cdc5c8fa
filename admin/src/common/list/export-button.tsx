import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { type ListControllerResult, type RaRecord, useListContext } from 'ra-core';
import { type FilterElement } from './filter-fields.js';
import { filterWords } from './filter-words.js';
import { useExport } from './use-export.js';

interface ExportButtonProps {
  readonly filters: readonly FilterElement[];
  /** Rows that a call of its own reads whatever the filters say, and their name; by default those that the filters let through. */
  readonly fixed?: { readonly rows: () => Promise<RaRecord[]>; readonly words: string } | undefined;
}

/** The part of the list's context that is used here; its filters' values are not known. */
interface KnownList extends Pick<ListControllerResult<RaRecord>, 'getData'> {
  readonly filterValues: Readonly<Record<string, unknown>>;
  readonly total?: number | undefined;
}

/**
 * Exports every row that the filters let through, however many pages they fill, and says how many and of which filter;
 * react-admin's own stops at a number and shows no sign of work.
 */
export function ExportButton({ filters, fixed }: ExportButtonProps) {
  const known: KnownList = useListContext<RaRecord>();
  const { filterValues, getData, total } = known;
  const { isBusy, run } = useExport();

  const start = (): void => {
    if (fixed !== undefined) void run({ ...fixed, isToldByRows: true });
    else if (getData !== undefined)
      void run({ rows: () => getData({ maxResults: Infinity }), words: filterWords(filters, filterValues) });
  };

  return (
    <Button startIcon={<DownloadIcon />} disabled={isBusy || total === undefined || total === 0} onClick={start}>
      {isBusy ? 'A exportar...' : 'Exportar CSV'}
    </Button>
  );
}

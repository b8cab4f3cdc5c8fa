import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import { Button } from '@mui/material';
import { fetchRelatedRecords, type ListControllerResult, type RaRecord, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { ColumnsButton, TopToolbar } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useCalls } from '../use-read.js';
import { asksForPassword } from '../../data-provider/recent-password.js';
import { type FilterElement, filterFields, filterWords } from './filters.js';
import { MoreActions, useIsPhone } from './row-actions.js';

interface ListActionsProps extends ExportButtonProps {
  readonly hasColumns: boolean;
  readonly add: AddProps['add'] | undefined;
  readonly isFiltering: boolean;
  readonly onFilter: () => void;
}

/** The buttons of a list; on a phone its filters are behind 'Filtrar', and those seldom used behind another button. */
export function ListActions({ filters, fixed, hasColumns, add, isFiltering, onFilter }: ListActionsProps) {
  const isPhone = useIsPhone();
  const list: KnownList = useListContext<RaRecord>();
  // the search stays in sight
  const folded = filters.filter(({ props }) => props.source !== 'q');
  const on = folded.filter((filter) =>
    filterFields([filter]).some((field) => list.filterValues[field] !== undefined),
  ).length;
  // an address that leads to a button finds it in sight
  const { hash } = useLocation();
  const isFolded = isPhone && hash !== '#exportar';
  const others = (
    <>
      {hasColumns && <ColumnsButton />}
      <ExportButton filters={filters} fixed={fixed} />
    </>
  );
  return (
    <TopToolbar>
      {isPhone && folded.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<FilterListIcon />}
          aria-expanded={isFiltering}
          onClick={onFilter}
          sx={{ mr: 'auto' }}
        >
          Filtrar{on > 0 && ` (${on})`}
        </Button>
      )}
      {!isFolded && others}
      {add && <AddButton add={add} />}
      {isFolded && <MoreActions label="Mais ações da lista">{others}</MoreActions>}
    </TopToolbar>
  );
}

interface AddProps {
  readonly add: { readonly label: string; readonly path: string };
}

export function AddButton({ add }: AddProps) {
  return (
    <Button component={Link} to={add.path} variant="contained" startIcon={<AddIcon />}>
      {add.label}
    </Button>
  );
}

interface ExportButtonProps {
  readonly filters: readonly FilterElement[];
  /** Rows that a call of its own reads whatever the filters say, and their name; by default those that the filters let through. */
  readonly fixed?: { readonly rows: () => Promise<RaRecord[]>; readonly words: string } | undefined;
}

type KnownList = Pick<ListControllerResult<RaRecord>, 'getData' | 'total'> & {
  readonly filterValues: Readonly<Record<string, unknown>>;
};

/** Exports every row that the filters let through; react-admin's own stops at a number and shows no sign of work. */
function ExportButton({ filters, fixed }: ExportButtonProps) {
  const list: KnownList = useListContext<RaRecord>();
  const { filterValues, getData, total } = list;
  const { isBusy, run } = useExport();

  const start = (): void => {
    if (fixed !== undefined) void run({ ...fixed, isToldByRows: true });
    else if (getData !== undefined)
      void run({ rows: () => getData({ maxResults: Infinity }), words: filterWords(filters, filterValues) });
  };

  return (
    <Button
      id="exportar"
      startIcon={<DownloadIcon />}
      disabled={isBusy || total === undefined || total === 0}
      onClick={start}
    >
      {isBusy ? 'A exportar...' : 'Exportar CSV'}
    </Button>
  );
}

const STAYS_MS = 8_000;

interface Exported {
  readonly rows: () => Promise<RaRecord[]>;
  /** Its name in the sentence that says it is done. */
  readonly words: string;
  /** Whether the call that reads the rows says by itself that they are exported. */
  readonly isToldByRows?: boolean;
}

/** Exports rows and says how many. The API is told first: it notes it, and may ask for the password again. */
export function useExport() {
  const { exporter, resource }: Pick<ListControllerResult, 'exporter' | 'resource'> = useListContext<RaRecord>();
  const dataProvider = useCalls();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const run = async ({ rows: read, words, isToldByRows = false }: Exported): Promise<void> => {
    if (exporter === false || exporter === undefined) return;
    setBusy(true);
    try {
      if (!isToldByRows) await dataProvider.POST('/api/atividade/exportacoes', { secao: resource });
      const rows = await read();
      await exporter(rows, fetchRelatedRecords(dataProvider), dataProvider, resource);
      const count = rows.length === 1 ? 'Exportada 1 linha' : `Exportadas ${rows.length} linhas`;
      notify(`${count}: ${words}.`, { type: 'success', autoHideDuration: STAYS_MS });
    } catch (error) {
      // a person who closed the password question wanted no export
      if (!asksForPassword(error)) notify('Não foi possível exportar a lista. Tente novamente.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

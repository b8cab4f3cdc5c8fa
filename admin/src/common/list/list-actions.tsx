import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import { Button, type ButtonProps } from '@mui/material';
import { fetchRelatedRecords, type ListControllerResult, type RaRecord, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { ColumnsButton } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { Row } from '../stack.js';
import { useCalls } from '../use-read.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { asksForPassword } from '../../data-provider/recent-password.js';
import { type FilterElement, filterFields, filterWords } from './filters.js';
import { MoreActions, useIsPhone } from '../more-actions.js';

interface ListActionsProps {
  readonly filters: readonly FilterElement[];
  /** Rows that a call of its own reads whatever the filters say, and their name; by default those that the filters let through. */
  readonly exported: Pick<ExportButtonProps, 'rows' | 'words'> | undefined;
  readonly hasColumns: boolean;
  readonly add: Adding | undefined;
  readonly isFiltering: boolean;
  readonly onFilter: () => void;
}

/** The buttons of a list; on a phone its filters are behind 'Filtrar', and those seldom used behind another button. */
export function ListActions({ filters, exported, hasColumns, add, isFiltering, onFilter }: ListActionsProps) {
  const isPhone = useIsPhone();
  const list: KnownList = useListContext<RaRecord>();
  const { filterValues, getData, total } = list;
  // the search stays in sight
  const folded = filters.filter(({ props }) => props.source !== 'q');
  const on = folded.filter((filter) =>
    filterFields([filter]).some((field) => filterValues[field] !== undefined),
  ).length;
  // an address that leads to a button finds it in sight
  const { hash } = useLocation();
  const isFolded = isPhone && hash !== '#exportar';
  const others = (
    <>
      {hasColumns && <ColumnsButton />}
      <ExportButton
        id="exportar"
        disabled={total === undefined || total === 0}
        {...(exported
          ? { ...exported, isToldByRows: true }
          : {
              rows: async () => (await getData?.({ maxResults: Infinity })) ?? [],
              words: filterWords(filters, filterValues),
            })}
      />
    </>
  );
  return (
    <Row sx={{ ml: 'auto', minHeight: 40, justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
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
      {add && <AddButton {...add} />}
      {isFolded && <MoreActions label="Mais ações da lista">{others}</MoreActions>}
    </Row>
  );
}

export interface Adding {
  readonly label: string;
  readonly path: string;
}

export function AddButton({ label, path }: Adding) {
  return (
    <Button component={Link} to={path} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}

type KnownList = Pick<ListControllerResult<RaRecord>, 'getData' | 'total'> & {
  readonly filterValues: Readonly<Record<string, unknown>>;
};

const STAYS_MS = 8_000;

export interface ExportButtonProps extends Pick<ButtonProps, 'id' | 'size' | 'disabled'> {
  readonly rows: (calls: AdminDataProvider) => Promise<RaRecord[]>;
  /** Its name in the sentence that says it is done. */
  readonly words: string;
  /** Whether the call that reads the rows says by itself that they are exported. */
  readonly isToldByRows?: boolean;
}

/**
 * Exports rows and says how many; react-admin's own stops at a number and shows no sign of work. The API is told first:
 * it notes it, and may ask for the password again.
 */
export function ExportButton({ rows: read, words, isToldByRows = false, disabled, ...button }: ExportButtonProps) {
  const { exporter, resource }: Pick<ListControllerResult, 'exporter' | 'resource'> = useListContext<RaRecord>();
  const dataProvider = useCalls();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const start = async (): Promise<void> => {
    if (exporter === false || exporter === undefined) return;
    setBusy(true);
    try {
      if (!isToldByRows) await dataProvider.POST('/api/atividade/exportacoes', { secao: resource });
      const rows = await read(dataProvider);
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

  return (
    <Button
      {...button}
      startIcon={<DownloadIcon />}
      disabled={disabled === true || isBusy}
      onClick={() => void start()}
    >
      {isBusy ? 'A exportar...' : 'Exportar CSV'}
    </Button>
  );
}

import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import { Button, type ButtonProps, styled, type Theme, useMediaQuery } from '@mui/material';
import {
  fetchRelatedRecords,
  type Identifier,
  type ListControllerResult,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { BulkActionsToolbar, BulkDeleteWithConfirmButton, ColumnsButton, FilterForm } from 'react-admin';
import { useLocation } from 'react-router';
import { Row } from '../parts.js';
import { useCalls } from '../use-read.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { asksForPassword } from '../../data-provider/recent-password.js';
import { type FilterElement, filterFields, filterWords } from './filters.js';
import { MoreActions, useIsPhone } from '../more-actions.js';
import { draftsMeta } from '../../publishing/situation.js';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { ERASED_WITH_IT, TO_THE_BIN } from '../delete-button.js';
import { useSection } from '../section/section-context.js';

interface ListToolbarProps {
  readonly filters: FilterElement[] | undefined;
  /** Rows that a call of its own reads whatever the filters say, and their name; by default those that the filters let through. */
  readonly exported: Pick<ExportButtonProps, 'rows' | 'words'> | undefined;
  readonly hasColumns: boolean;
  readonly add: Adding | undefined;
}

/** The filters and buttons above a list; on a phone its filters are behind 'Filtrar', and where there is little room the buttons seldom used behind 'Mais'. */
export function ListToolbar({ filters = [], exported, hasColumns, add }: ListToolbarProps) {
  const isPhone = useIsPhone();
  const isCramped = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const [isFiltering, setFiltering] = useState(false);
  const { getData, total, ...list } = useListContext<RaRecord>();
  const filterValues = list.filterValues as Readonly<Record<string, unknown>>;
  // the search stays in sight
  const folded = filters.filter(({ props }) => props.source !== 'q');
  const on = folded.filter((filter) =>
    filterFields([filter]).some((field) => filterValues[field] !== undefined),
  ).length;
  // an address that leads to a button finds it in sight
  const { hash } = useLocation();
  const isFolded = isCramped && hash !== '#exportar';
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
    <Toolbar isFolded={!isFiltering}>
      {filters.length > 0 && <FilterForm filters={filters} />}
      <ToolbarEnd justifyContent="flex-end">
        {isPhone && folded.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<FilterListIcon />}
            aria-expanded={isFiltering}
            onClick={() => setFiltering(!isFiltering)}
          >
            Filtrar{on > 0 && ` (${on})`}
          </Button>
        )}
        {!isFolded && others}
        {add && <AddButton {...add} />}
        {isFolded && <MoreActions label="Mais ações da lista">{others}</MoreActions>}
      </ToolbarEnd>
    </Toolbar>
  );
}

interface ToolbarProps {
  /** Whether a phone shows the search alone. */
  readonly isFolded: boolean;
}

/** Above a list: its filters, which grow to fill their lines, and what can be done with it at the end of the last. */
const Toolbar = styled('div', { shouldForwardProp: (name) => name !== 'isFolded' })<ToolbarProps>(
  ({ theme: { breakpoints }, isFolded }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '12px 8px',
    marginBottom: 12,
    '& > form': { display: 'contents' },
    '& > form > div:empty, & .RaFilterFormInput-spacer': { display: 'none' },
    '& .RaFilterForm-filterFormInput': {
      flex: '1 1 8rem',
      width: 'auto',
      minWidth: 0,
      [breakpoints.up('md')]: { maxWidth: '13rem' },
      '&[data-source="q"]': {
        // the words that say what it searches
        flex: '1 1 14.5rem',
        [breakpoints.down('sm')]: { flexBasis: '100%' },
        [breakpoints.up('md')]: { maxWidth: '18rem' },
      },
      '&:has([type="date"])': {
        flex: '1 1 min(16.5rem, 100%)',
        [breakpoints.up('md')]: { maxWidth: '22rem' },
      },
      ...(isFolded && { '&:not([data-source="q"])': { [breakpoints.down('sm')]: { display: 'none' } } }),
    },
    '& [type="date"]': { paddingInline: 10 },
    '&& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0, width: '100%', minWidth: 0 },
  }),
);

const ToolbarEnd = styled(Row)({ marginLeft: 'auto', minHeight: 40, whiteSpace: 'nowrap' });

export interface Adding {
  readonly label: string;
  readonly path: string;
}

export function AddButton({ label, path }: Adding) {
  return (
    <Button href={path} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}

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
function ExportButton({ rows: read, words, isToldByRows = false, disabled, ...button }: ExportButtonProps) {
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

const FAILURE = 'Não foi possível eliminar. Tente novamente.';

const toDelete = (count: number): string =>
  count === 1
    ? 'Tem a certeza de que quer eliminar este registo?'
    : `Tem a certeza de que quer eliminar estes ${count} registos?`;

/** Exports the rows that were chosen, on whatever page they are. */
export function ExportChosen() {
  const { resource, selectedIds } = useListContext();
  const meta = draftsMeta(useSection());
  const dataProvider = useDataProvider();
  const rows = async () =>
    (await dataProvider.getMany<RaRecord>(resource, { ids: selectedIds as Identifier[], meta })).data;
  return <ExportButton size="small" rows={rows} words="as que escolheu" />;
}

/** @param props `effect` says what is irrevocable, where that is not the bin's or an inbox's sentence */
export function BulkActions({ effect: stated }: { readonly effect?: string }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const notify = useNotify();
  const { hasBin = false, isInbox = false } = useSection();
  const usual = hasBin ? TO_THE_BIN : isInbox && `Esta ação não pode ser desfeita. ${ERASED_WITH_IT}`;
  const effect = stated ?? usual;
  const settled = {
    onError: (error: unknown) => {
      notify(sentenceOf(error, FAILURE), { type: 'error' });
      // Some of them may be gone.
      onUnselectItems();
    },
  };
  return (
    <>
      <ExportChosen />
      <BulkDeleteWithConfirmButton
        mutationMode="pessimistic"
        mutationOptions={settled}
        {...(effect && { confirmContent: `${toDelete(selectedIds.length)} ${effect}` })}
      />
    </>
  );
}

/** React-admin lays the bar over the filters; here it has a place of its own. */
const InPlace = styled('div')({
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    paddingInline: 12,
    height: 'auto',
    flexWrap: 'wrap',
  },
  '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', height: 'auto' },
});

/** The bar over the chosen rows; not there, and not in the keyboard's way, while none is chosen. */
export function BulkBar({ children }: { readonly children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <InPlace>
      <BulkActionsToolbar>{children}</BulkActionsToolbar>
    </InPlace>
  );
}

import InboxIcon from '@mui/icons-material/Inbox';
import { Alert, Box, Button, Skeleton, type Theme, useMediaQuery } from '@mui/material';
import { downloadCSV, type Exporter, type RaRecord, useDataTableRenderContext, useListContext } from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { DataTable, List, Pagination } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router';
import { askFor, withJustRead } from '../../data-provider/just-read.js';
import { lisbonToday } from '../dates/lisbon-time.js';
import { situationOf, standingOf } from '../../publishing/situation.js';
import { StateCell, stateColumn, stateFilter } from '../../publishing/states.js';
import { EmptyState } from '../feedback.js';
import { nounOf } from '../section/noun.js';
import type { ResourceSection } from '../section/section.js';
import { editPathOf, useSection } from '../section/section-context.js';
import { Stack } from '../stack.js';
import { visuallyHidden } from '../visually-hidden.js';
import { BulkActions } from './bulk-actions.js';
import { type Column, plainText } from './column.js';
import { EditLink, PictureCard } from './columns.js';
import { toCsv } from './csv.js';
import { type FilterElement, filterFields } from './filters.js';
import { freshFor, ROWS_PER_PAGE } from './first-page.js';
import { knownSearch, ordersOf, rememberList } from './list-address.js';
import { AddButton, ListActions } from './list-actions.js';
import { RecordCards } from './record-cards.js';
import { SelectionColumn } from './row-selection.js';
import { foldedSx, listSx, useTableFits } from './table-fit.js';

interface SectionListProps<R extends RaRecord> {
  readonly columns: readonly Column<R>[];
  readonly filters?: FilterElement[];
  /** The words for no rows, if not that none was found. */
  readonly emptyText?: string;
  readonly failure?: string;
  /** The address that a row leads to, if not its editor's. */
  readonly rowPath?: (record: R) => string;
  /** The buttons at the end of a row, if not just the one that leads to its editor. */
  readonly rowActions?: (record: R) => ReactNode;
  /** The words under a record's name on its card. */
  readonly line?: (record: R) => ReactNode;
  /** The card, where it is more than the picture, the name, the line and the buttons. */
  readonly card?: (record: R) => ReactNode;
  /** The place where a record is added, if not the section's own screen. */
  readonly add?: { readonly label: string; readonly path: string };
  /** The rows of an export that ignores the filters, and the words for them. */
  readonly exported?: { readonly rows: () => Promise<RaRecord[]>; readonly words: string };
  /** By default where what is removed goes to the bin. */
  readonly canBulkDelete?: boolean;
  /** The buttons for the chosen rows, where they differ from the usual ones. */
  readonly bulkActions?: ReactNode;
  /** Says whether a bulk action may take a row; all, if left out. */
  readonly isSelectable?: (record: R) => boolean;
  readonly rowSx?: (record: R) => object;
  /** Shows the rows in another way than as a table. */
  readonly body?: ReactNode;
  /** Other elements that need the list's context, such as the detail dialog. */
  readonly children?: ReactNode;
}

/** 'Nenhum evento encontrado.' */
function noneFound(section: ResourceSection): string {
  const [a, ending] = section.isFeminine === true ? ['a', 'a'] : ['', 'o'];
  return `Nenhum${a} ${nounOf(section)} encontrad${ending}.`;
}

const PER_PAGE = [10, 25, 50, 100];

function ListPagination() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={PER_PAGE} />;
}

/** A list that fails says so in its place, not a second time in a notification. */
const saidInTheList = { onError: () => undefined, staleTime: freshFor };

/** The list that every section shares: search, filters, sorting and paging by the server, saved columns, export, bulk delete; cards on a phone, and wherever the table would be cut. */
export function SectionList<R extends RaRecord>(props: SectionListProps<R>) {
  const section = useSection();
  const hasDrafts = section.hasDrafts === true;
  const columns = hasDrafts ? [...props.columns, stateColumn] : props.columns;
  const filters = hasDrafts ? [...(props.filters ?? []), stateFilter] : props.filters;
  const {
    emptyText = noneFound(section),
    failure = 'Não foi possível ler a lista.',
    rowPath = section.edit && ((record: R) => editPathOf(section, record)),
    rowActions = section.edit && (() => <EditLink />),
    add = section.create && { label: section.create.action, path: section.create.path },
    exported,
    canBulkDelete = section.hasBin === true,
    bulkActions = canBulkDelete ? <BulkActions /> : undefined,
    isSelectable,
    rowSx,
    body,
    children,
  } = props;
  const picture = columns.find((column) => column.picture !== undefined)?.picture;
  const ownCard = (record: R) => (
    <PictureCard picture={picture?.(record, 64)} actions={rowActions?.(record)}>
      {props.line?.(record)}
    </PictureCard>
  );
  const card = (record: R) => (
    <>
      {hasDrafts && <StateCell situacao={situationOf(record)} />}
      {(props.card ?? ownCard)(record)}
    </>
  );
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isFiltering, setFiltering] = useState(false);
  const { pathname, search } = useLocation();
  const { fits, frame, tryAgain } = useTableFits(search);
  const orders = ordersOf(columns, section.order);
  const isTable = body === undefined && !isNarrow && fits;
  const known = knownSearch(search, {
    orders: orders.map(({ source }) => source),
    // a link to one record filters the list by its id
    filters: ['id', ...filterFields(filters ?? [])],
    maxPerPage: Math.max(...PER_PAGE),
  });
  useEffect(() => rememberList({ pathname, search: known }), [pathname, known]);
  useEffect(() => askFor(section.name + known), [section.name, known]);
  if (known !== search) return <Navigate to={{ pathname, search: known }} replace />;
  return (
    <List<R>
      resource={section.name}
      title={false}
      sort={section.order}
      perPage={ROWS_PER_PAGE}
      // The address alone says what is shown: a link, or the back button, finds the same rows again.
      storeKey={false}
      exporter={csvExporter(section.name, columns)}
      {...(filters ? { filters } : {})}
      actions={
        <ListActions
          filters={filters ?? []}
          fixed={exported}
          hasColumns={isTable}
          add={add}
          isFiltering={isFiltering}
          onFilter={() => setFiltering(!isFiltering)}
        />
      }
      empty={
        <EmptyState icon={InboxIcon} text={emptyText}>
          {add && <AddButton add={add} />}
        </EmptyState>
      }
      error={<ListError failure={failure} />}
      queryOptions={{ ...saidInTheList, structuralSharing: withJustRead(section.name), meta: standingOf(section) }}
      pagination={<ListPagination />}
      sx={isFiltering ? listSx : foldedSx}
    >
      {body ?? (
        <UntilLoaded onRows={tryAgain}>
          <div ref={frame}>
            {isTable ? (
              <DataTable<R>
                rowClick={rowPath ? (_id, _resource, record) => rowPath(record) : false}
                bulkActionButtons={false}
                bulkActionsToolbar={bulkActions}
                {...(rowSx ? { rowSx } : {})}
              >
                {bulkActions && <SelectionColumn<R> isSelectable={isSelectable} />}
                {columns
                  .filter(({ isExportOnly }) => isExportOnly !== true)
                  .map(({ source, label, text, cell = text, isSortable = true, width }) => (
                    <DataTable.Col
                      key={source}
                      source={source}
                      label={label}
                      disableSort={!isSortable}
                      {...(cell ? { render: (record: R) => cell(record) } : {})}
                      {...(width ? { sx: { width } } : {})}
                    />
                  ))}
                {rowActions && <ActionsColumn<R> actions={rowActions} />}
              </DataTable>
            ) : (
              <RecordCards orders={orders} card={card} bulkActions={bulkActions} isSelectable={isSelectable} />
            )}
          </div>
        </UntilLoaded>
      )}
      {children}
    </List>
  );
}

function csvExporter<R extends RaRecord>(name: string, columns: readonly Column<R>[]): Exporter<R> {
  const exported = columns.filter(({ isScreenOnly }) => isScreenOnly !== true);
  return (records) => {
    const rows = records.map((record) =>
      exported.map(({ source, text }) => (text ? text(record) : plainText(record[source]))),
    );
    const header = exported.map(({ label }) => label);
    downloadCSV(toCsv(header, rows), `${name}-${lisbonToday()}`);
  };
}

const SKELETON_LINES = [1, 2, 3, 4, 5, 6];

interface UntilLoadedProps {
  /** Told, before it is painted, that the rows which were asked for have come. */
  readonly onRows: () => void;
  readonly children: ReactNode;
}

/** Grey lines in the place of rows that are on their way. React-admin's come a second late, in a table of empty headers. */
function UntilLoaded({ onRows, children }: UntilLoadedProps) {
  const { data, isPending, isPlaceholderData } = useListContext();
  useLayoutEffect(() => {
    if (data !== undefined && isPlaceholderData !== true) onRows();
  }, [data, isPlaceholderData, onRows]);
  if (!isPending) return children;
  return (
    <Stack gap={1.5} sx={{ p: 1.5 }}>
      <span style={visuallyHidden}>A carregar a lista...</span>
      {SKELETON_LINES.map((line) => (
        <Skeleton key={line} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}

/** A list that could not be read: why, a way to try again, and a way out of an address that asks for what there is not. */
function ListError({ failure }: { readonly failure: string }) {
  const { error, refetch } = useListContext();
  const { pathname, search } = useLocation();
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <>
          {search !== '' && (
            <Button color="inherit" component={Link} to={pathname}>
              Limpar filtros
            </Button>
          )}
          <Button color="inherit" onClick={() => refetch()}>
            Tentar novamente
          </Button>
        </>
      }
    >
      {failure} {error instanceof Error ? error.message : ''}
    </Alert>
  );
}

/** Many buttons take a second line rather than the width of the other columns. */
const inLines = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  width: 'max-content',
  maxWidth: { xs: '17rem', xl: 'none' },
  ml: 'auto',
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
  // those that are few because the others are in a menu fit one line on a wide screen
  '@media (min-width: 1400px)': { '&:has([aria-haspopup])': { maxWidth: 'none' } },
} as const;

function ActionsColumn<R extends RaRecord>({ actions }: { readonly actions: (record: R) => ReactNode }) {
  // The menu that hides columns does not offer this one.
  if (useDataTableRenderContext() === 'columnsSelector') return null;
  return (
    <DataTable.Col
      source="acoes"
      label={<span style={visuallyHidden}>Ações</span>}
      disableSort
      render={(record: R) => (
        // A click here, or in a dialog that belongs here, is not a click on the row.
        <Box sx={inLines} onClick={(click) => click.stopPropagation()}>
          {actions(record)}
        </Box>
      )}
    />
  );
}

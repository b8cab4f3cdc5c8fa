import InboxIcon from '@mui/icons-material/Inbox';
import { Button, Card, Skeleton, styled, type Theme, useMediaQuery } from '@mui/material';
import { downloadCSV, type Exporter, ListBase, type RaRecord, useListContext } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { DataTable, Pagination } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { askFor, withJustRead } from '../../data-provider/just-read.js';
import { lisbonToday } from '../dates/lisbon-time.js';
import { situationOf, draftsMeta } from '../../publishing/situation.js';
import { StateCell, stateColumn, stateFilter } from '../../publishing/states.js';
import { palette } from '../../theme/palette.js';
import { EmptyState, ReadFailure } from '../feedback.js';
import type { ResourceSection } from '../section/section.js';
import { useSection } from '../section/section-context.js';
import { placeOf } from '../section/section-group.js';
import { Stack } from '../parts.js';
import { type Column, plainText } from './column.js';
import { EditLink, RowCard } from './columns.js';
import { toCsv } from './csv.js';
import { type FilterElement, filterFields } from './filters.js';
import { freshFor, ROWS_PER_PAGE } from './first-page.js';
import { knownSearch, type Order, ordersOf, rememberList } from './list-address.js';
import { AddButton, type Adding, BulkActions, BulkBar, type ExportButtonProps, ListToolbar } from './list-actions.js';
import { PageCheckbox, RecordCards, RowCheckbox } from './record-cards.js';
import { useTableFits } from './table-fit.js';

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
  /** The words that its card begins with, if not its name. */
  readonly head?: (record: R) => ReactNode;
  /** The words under them. */
  readonly line?: (record: R) => ReactNode;
  /** The place where a record is added, if not the section's own screen. */
  readonly add?: Adding;
  /** The rows of an export that ignores the filters, and the words for them. */
  readonly exported?: Pick<ExportButtonProps, 'rows' | 'words'>;
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
function noneFound({ one, isFeminine = false }: ResourceSection): string {
  const [a, ending] = isFeminine ? ['a', 'a'] : ['', 'o'];
  return `Nenhum${a} ${one.toLowerCase()} encontrad${ending}.`;
}

const PER_PAGE = [10, 25, 50, 100];

/** A list that fails says so in its place, not a second time in a notification. */
const saidInTheList = { onError: () => undefined, staleTime: freshFor };

/** The list that every section shares: search, filters, sorting and paging by the server, saved columns, export, bulk delete; cards on a phone, and wherever the table would be cut. */
export function SectionList<R extends RaRecord>(props: SectionListProps<R>) {
  const section = useSection();
  const hasDrafts = section.hasDrafts === true;
  const columns = hasDrafts ? [...props.columns, stateColumn] : props.columns;
  const filters = hasDrafts ? [...(props.filters ?? []), stateFilter] : props.filters;
  const orders = ordersOf(columns, section.order);
  const { pathname, search } = useLocation();
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
    <ListBase<R>
      resource={section.name}
      sort={section.order}
      perPage={ROWS_PER_PAGE}
      // The address alone says what is shown: a link, or the back button, finds the same rows again.
      storeKey={false}
      exporter={csvExporter(section.name, columns)}
      queryOptions={{ ...saidInTheList, structuralSharing: withJustRead(section.name), meta: draftsMeta(section) }}
    >
      <ListedRecords {...props} columns={columns} filters={filters} orders={orders} />
    </ListBase>
  );
}

function ListedRecords<R extends RaRecord>(props: SectionListProps<R> & { readonly orders: readonly Order[] }) {
  const section = useSection();
  const {
    columns,
    filters,
    orders,
    emptyText = noneFound(section),
    failure = 'Não foi possível ler a lista.',
    rowPath = section.edit && ((record: R) => placeOf(section, record.id)),
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
  const list = useListContext<R>();
  const { data, error, isPending, isPlaceholderData, refetch, total } = list;
  const { pathname, search } = useLocation();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { fits, frame, table } = useTableFits(search, data !== undefined && isPlaceholderData !== true);
  const isTable = body === undefined && !isNarrow && fits;
  const bulkBar = bulkActions && <BulkBar>{bulkActions}</BulkBar>;
  const picture = columns.find((column) => column.picture !== undefined)?.picture;
  const card = (record: R) => (
    <>
      {section.hasDrafts && <StateCell situacao={situationOf(record)} />}
      <RowCard picture={picture?.(record, 64)} head={props.head?.(record)} actions={rowActions?.(record)}>
        {props.line?.(record)}
      </RowCard>
    </>
  );
  const rows = isPending ? (
    <RowsOnTheirWay />
  ) : (
    <div ref={frame}>
      {isTable ? (
        <DataTable<R>
          ref={table}
          rowClick={rowPath ? (_id, _resource, record) => rowPath(record) : false}
          bulkActionButtons={false}
          bulkActionsToolbar={bulkBar}
          rowSx={rowSx}
        >
          {bulkBar && (
            // Of a column without a source, the menu that hides columns does not tell.
            <DataTable.Col
              label={<PageCheckbox isSelectable={isSelectable} />}
              sx={{ width: 48, p: 0 }}
              render={(record: R) => <RowCheckbox record={record} isSelectable={isSelectable} />}
            />
          )}
          {columns
            .filter(({ isExportOnly }) => isExportOnly !== true)
            .map(({ source, label, text, cell = text, isSortable = true, width }) => (
              <DataTable.Col
                key={source}
                source={source}
                label={label}
                disableSort={!isSortable}
                render={cell}
                sx={{ width }}
              />
            ))}
          {rowActions && (
            <DataTable.Col
              label={<span className="so-ouvir">Ações</span>}
              render={(record: R) => (
                // A click here, or in a dialog that belongs here, is not a click on the row.
                <RowActions onClick={(click) => click.stopPropagation()}>{rowActions(record)}</RowActions>
              )}
            />
          )}
        </DataTable>
      ) : (
        <RecordCards orders={orders} card={card} bulkActions={bulkBar} isSelectable={isSelectable} />
      )}
    </div>
  );
  if (!isPending && !error && total === 0 && Object.keys(list.filterValues as object).length === 0) {
    return (
      <EmptyState icon={InboxIcon} text={emptyText}>
        {add && <AddButton {...add} />}
      </EmptyState>
    );
  }
  return (
    <Listing>
      <ListToolbar filters={filters} exported={exported} hasColumns={isTable} add={add} />
      <Card className="RaList-content" sx={{ position: 'relative', overflow: 'visible' }}>
        {error ? (
          <ReadFailure
            sx={{ m: 2 }}
            onRetry={refetch}
            // the way out of an address that asks for what there is not
            action={
              search !== '' && (
                <Button color="inherit" href={pathname}>
                  Limpar filtros
                </Button>
              )
            }
          >
            {failure} {error.message}
          </ReadFailure>
        ) : (
          <>
            {body ?? rows}
            {children}
          </>
        )}
      </Card>
      {!error && <Pagination rowsPerPageOptions={PER_PAGE} />}
    </Listing>
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

const Listing = styled('div')({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  // over react-admin's own, whichever of the two is on the page first
  '&& .RaDataTable-headerCell': { backgroundColor: palette.paper.deep },
  '& :is(.RaDataTable-headerCell, .RaDataTable-rowCell)': { paddingInline: 10 },
});

const OnTheirWay = styled(Stack)({ padding: 12 });

/** Grey lines in the place of rows that are on their way. React-admin's come a second late, in a table of empty headers. */
function RowsOnTheirWay() {
  return (
    <OnTheirWay gap={1.5}>
      <span className="so-ouvir">A carregar a lista...</span>
      {SKELETON_LINES.map((line) => (
        <Skeleton key={line} variant="rounded" height={56} />
      ))}
    </OnTheirWay>
  );
}

/** Many buttons take a second line rather than the width of the other columns. */
const RowActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  width: 'max-content',
  maxWidth: '17rem',
  marginLeft: 'auto',
  '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
  [theme.breakpoints.up('xl')]: { maxWidth: 'none' },
  // those that are few because the others are in a menu fit one line on a wide screen
  '@media (min-width: 1400px)': { '&:has([aria-haspopup])': { maxWidth: 'none' } },
}));

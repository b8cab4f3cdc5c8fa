import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Checkbox, IconButton, styled } from '@mui/material';
import { type RaRecord, RecordsIterator, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ListNoResults } from 'react-admin';
import { palette } from '../../theme/palette.js';
import { ChoiceField } from '../form/choices.js';
import type { Order } from './list-address.js';
import { Fill, Row } from '../parts.js';

interface RecordCardsProps<R extends RaRecord> extends RowSelection<R> {
  readonly orders: readonly Order[];
  readonly card: (record: R) => ReactNode;
  readonly bulkActions: ReactNode;
}

const LINE = `1px solid ${palette.ink.line}`;

const CardsHead = styled(Row)({ padding: '10px 12px', backgroundColor: palette.paper.deep, borderBottom: LINE });

const CardRow = styled('li')({ display: 'flex', padding: 12, '& + &': { borderTop: LINE } });

/** The box that chooses a card; its room to press reaches into the card's edge. */
const Choice = styled('div')({ margin: '-9px 0 -9px -9px' });

/** The list on a phone: one card under the other instead of a table, with its own way to sort and to choose. */
export function RecordCards<R extends RaRecord>({ orders, card, bulkActions, ...selection }: RecordCardsProps<R>) {
  const { data } = useListContext<R>();
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <>
      {bulkActions}
      <CardsHead gap={0.5} flexWrap="nowrap" justifyContent="flex-end">
        {bulkActions && (
          <Fill>
            <Choice>
              <PageCheckbox {...selection} />
            </Choice>
          </Fill>
        )}
        <SortSelect orders={orders} />
      </CardsHead>
      <ul className="lista">
        <RecordsIterator<R>
          render={(record) => (
            <CardRow>
              {bulkActions && (
                <Choice>
                  <RowCheckbox record={record} {...selection} />
                </Choice>
              )}
              <Fill>{card(record)}</Fill>
            </CardRow>
          )}
        />
      </ul>
    </>
  );
}

function SortSelect({ orders }: { readonly orders: readonly Order[] }) {
  const { sort, setSort } = useListContext();
  const isAscending = sort.order === 'ASC';
  return (
    <>
      <ChoiceField
        label="Ordenar por"
        value={sort.field}
        choices={orders.map(({ source, label }) => ({ id: source, name: label }))}
        onChoose={(field) => setSort({ field, order: sort.order })}
        sx={{ width: '11rem' }}
      />
      <IconButton
        color="primary"
        aria-label={
          isAscending ? 'Ordem ascendente; mudar para descendente' : 'Ordem descendente; mudar para ascendente'
        }
        onClick={() => setSort({ field: sort.field, order: isAscending ? 'DESC' : 'ASC' })}
      >
        {isAscending ? <ArrowUpwardIcon /> : <ArrowDownwardIcon />}
      </IconButton>
    </>
  );
}

/** Chooses a row. React-admin's own has its label where a screen reader must not look for it. */
export function RowCheckbox<R extends RaRecord>({ record, isSelectable }: RowSelection<R> & { readonly record: R }) {
  const { selectedIds, onToggleItem } = useListContext<R>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      disabled={isSelectable?.(record) === false}
      onClick={(click) => click.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Selecionar a linha ${record.id}` } }}
    />
  );
}

/** Says whether a row may be chosen for a bulk action; all may, unless a section says otherwise. */
export interface RowSelection<R extends RaRecord> {
  readonly isSelectable?: (record: R) => boolean;
}

export function PageCheckbox<R extends RaRecord>({ isSelectable }: RowSelection<R>) {
  const { data, selectedIds, onSelect } = useListContext<R>();
  const ids = (data ?? []).filter((record) => isSelectable?.(record) !== false).map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && selected.length === ids.length;
  const isSome = selected.length > 0 && !isAll;
  return (
    <Checkbox
      checked={isAll}
      disabled={ids.length === 0}
      indeterminate={isSome}
      onChange={() =>
        onSelect(isAll ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])])
      }
      slotProps={{ input: { 'aria-label': 'Selecionar tudo' } }}
    />
  );
}

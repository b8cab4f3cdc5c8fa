import { SearchInput, TextInput } from 'react-admin';
import type { ReactElement } from 'react';
import { fromLisbonDay, lisbonDay } from '../dates/lisbon-time.js';
import { formatDay } from '../dates/format-date.js';
import { OptionalSelect } from '../form/optional-select.js';
import { Fill, Row } from '../parts.js';
import { plainText } from './column.js';

export const searchFilter = (placeholder: string) => (
  <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} />
);

interface Choice {
  readonly id: string | number | boolean;
  readonly name: string;
}

/** Filters by one of some values. @param all the name of the choice that filters nothing */
export const choiceFilter = (source: string, label: string, choices: readonly Choice[], all = 'Todos') => (
  <OptionalSelect key={source} source={source} label={label} choices={[...choices]} alwaysOn emptyText={all} />
);

/** Filters by calendar days of Lisbon; the API is told the exact moments in UTC. */
export function DayRangeFilter({ source }: { readonly source: string; readonly alwaysOn?: boolean }) {
  const { from, to } = dayRangeFields(source);
  const dayFilter = (field: string, label: string, edge: 'start' | 'end') => (
    <TextInput
      source={field}
      label={label}
      type="date"
      resettable={false}
      parse={(day: string) => fromLisbonDay(day, edge) ?? ''}
      format={(moment: string | undefined) => lisbonDay(moment)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <Fill>
      <Row flexWrap="nowrap">
        {dayFilter(from, 'Desde', 'start')}
        {dayFilter(to, 'Até', 'end')}
      </Row>
    </Fill>
  );
}

function dayRangeFields(source: string): { readonly from: string; readonly to: string } {
  return { from: `${source}_gte`, to: `${source}_lte` };
}

export type FilterElement = ReactElement<{ readonly source: string }>;

export function filterFields(filters: readonly FilterElement[]): string[] {
  return filters.flatMap(({ type, props: { source } }) =>
    type === DayRangeFilter ? Object.values(dayRangeFields(source)) : [source],
  );
}

interface Choosing {
  readonly source: string;
  readonly label?: string;
  readonly choices?: readonly { readonly id: unknown; readonly name: string }[];
}

/** Describes the filters of a list in words: 'pesquisa «ana», Estado: Por ler'. */
export function filterWords(filters: readonly FilterElement[], values: Readonly<Record<string, unknown>>): string {
  const said = filters.flatMap(({ props }) => wordsOf(props, values));
  return said.length === 0 ? 'a lista inteira' : said.join(', ');
}

function wordsOf({ source, label, choices }: Choosing, values: Readonly<Record<string, unknown>>): string[] {
  const { from, to } = dayRangeFields(source);
  const days = [
    ...(typeof values[from] === 'string' ? [`desde ${formatDay(values[from])}`] : []),
    ...(typeof values[to] === 'string' ? [`até ${formatDay(values[to])}`] : []),
  ];
  const value = values[source];
  if (value === undefined || value === null || value === '') return days;
  if (source === 'q') return [`pesquisa «${plainText(value)}»`];
  const chosen = choices?.find(({ id }) => id === value)?.name ?? plainText(value);
  return [...days, `${label ?? source}: ${chosen}`];
}

import { formatDay } from '../dates/format-date.js';
import { plainText } from './column.js';
import { dayRangeFields, type FilterElement } from './filters.js';

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

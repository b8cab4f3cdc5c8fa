import { createElement } from 'react';
import { expect, test } from 'vitest';
import { type FilterElement, filterWords } from './filters.js';

const filter = (props: object): FilterElement => createElement('input', props as never) as unknown as FilterElement;
const filters = [
  filter({ source: 'q' }),
  filter({ source: 'lida', label: 'Estado', choices: [{ id: false, name: 'Por ler' }] }),
  filter({ source: 'createdAt' }),
];

test.each([
  [{}, 'a lista inteira'],
  [{ q: 'ana', lida: false }, 'pesquisa «ana», Estado: Por ler'],
  [{ createdAt_gte: '2026-01-05T00:00:00.000Z' }, 'desde 05-01-2026'],
  [{ createdAt_lte: '2026-02-05T00:00:00.000Z', q: '' }, 'até 05-02-2026'],
])('says of %j what it lets through', (values, words) => {
  expect(filterWords(filters, values)).toBe(words);
});

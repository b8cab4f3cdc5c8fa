import { expect, test } from 'vitest';
import { knownSearch, ordersOf } from './list-address.js';

const known = { orders: ['nome', 'data'], filters: ['q', 'data_gte'], maxPerPage: 25 };
const kept = (parameters: Record<string, string>): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(knownSearch(`?${new URLSearchParams(parameters).toString()}`, known)));

test('what a list knows stays as it was written', () => {
  for (const search of [
    '',
    '?sort=data&order=DESC&page=2&perPage=7',
    '?filter={%22q%22:%22a%22}&displayedFilters={}',
    // React-admin leaves this after a search was emptied again; the search field must stay on the screen.
    '?displayedFilters=%7B%7D&filter=%7B%7D&order=ASC&page=1&perPage=25&sort=nome',
  ]) {
    expect(knownSearch(search, known)).toBe(search);
  }
});

test('an order by a column that there is not, or in no direction, is left out whole', () => {
  expect(kept({ sort: 'hacker', order: 'ASC', page: '2' })).toEqual({ page: '2' });
  expect(kept({ sort: 'nome', order: 'sideways' })).toEqual({});
  expect(kept({ order: 'ASC' })).toEqual({});
});

test('a filter keeps the fields that there are', () => {
  const filter = JSON.stringify({ q: 'rita', password: 'a', data_gte: '2026-01-01', nome_gte: 'a', __proto__x: 1 });
  expect(kept({ filter })).toEqual({ filter: '{"q":"rita","data_gte":"2026-01-01"}' });
  for (const nonsense of ['{"password":"a"}', '"q"', '["q"]', 'null', '7', '{', '']) {
    expect(kept({ filter: nonsense })).toEqual({});
  }
});

test('a page is a number from 1, and as long as the list offers', () => {
  for (const page of ['0', '-1', '1.5', '1e9', 'x', '']) expect(kept({ page })).toEqual({});
  for (const perPage of ['0', '26', '100000', '-5', 'x', '']) expect(kept({ perPage })).toEqual({});
});

const columns = [
  { source: 'id', label: 'ID', isExportOnly: true },
  { source: 'img', label: 'Imagem', isSortable: false },
  { source: 'nome', label: 'Nome' },
];

test('a list is sorted by its columns that can be, and by what it begins with where no column shows that', () => {
  const byName = { source: 'nome', label: 'Nome' };
  expect(ordersOf(columns, { field: 'nome', order: 'ASC' })).toEqual([byName]);
  const entry = { source: 'id', label: 'Ordem de entrada' };
  expect(ordersOf(columns, { field: 'id', order: 'ASC', label: entry.label })).toEqual([entry, byName]);
});

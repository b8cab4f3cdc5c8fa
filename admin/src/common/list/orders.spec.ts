import { expect, test } from 'vitest';
import { ordersOf } from './orders.js';

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

import { expect, test } from 'vitest';
import { byGroup } from './by-group';

const item = (id: number, grupo: string | null) => ({ id, grupo });
const groups = (...items: ReturnType<typeof item>[]) =>
  byGroup(items, ({ grupo }) => grupo).map(({ heading, items: of }) => [heading, of.map(({ id }) => id)]);

test('items without headings are one group', () => {
  expect(groups(item(1, null), item(2, null))).toEqual([[null, [1, 2]]]);
  expect(groups()).toEqual([]);
});

test('headings come in the order of their first item, and what has none before them', () => {
  expect(groups(item(1, 'B'), item(2, 'A'), item(3, null), item(4, 'B'))).toEqual([
    [null, [3]],
    ['B', [1, 4]],
    ['A', [2]],
  ]);
});

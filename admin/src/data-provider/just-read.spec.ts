import { beforeEach, expect, test, vi } from 'vitest';
import { askFor, dropRow, keepRow, withJustRead } from './just-read.js';

// nobody is signed in
beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null }));

const page = (...ids: number[]) => ({ data: ids.map((id) => ({ id })), total: ids.length });

test('what was read stays where it was, among what has come and gone meanwhile, until another list is asked for', () => {
  askFor('mensagens?filter=a');
  const merge = withJustRead('mensagens');
  keepRow('mensagens', 2);
  keepRow('contactos', 3);
  expect(merge(undefined, page(1))).toEqual(page(1));
  expect(merge(page(1, 2, 3), page(9, 1))).toEqual(page(9, 2, 1));
  expect(merge(page(1, 2), page(1, 2))).toEqual(page(1, 2));
  expect(merge(page(3, 2), page())).toEqual(page(2));
  askFor('mensagens?filter=a');
  expect(merge(page(1, 2), page(1))).toEqual(page(1, 2));
  askFor('mensagens?filter=b');
  expect(merge(page(1, 2), page(1))).toEqual(page(1));
});

test('what was deleted is gone', () => {
  keepRow('mensagens', 2);
  dropRow('mensagens', 2);
  expect(withJustRead('mensagens')(page(1, 2), page(1))).toEqual(page(1));
});

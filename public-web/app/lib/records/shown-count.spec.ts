import { expect, test } from 'vitest';
import { shownCount } from './shown-count';

test.each([
  ['', 6],
  ['mostrar=12', 12],
  ['mostrar=3', 6],
  ['mostrar=13', 18],
  ['mostrar=99999999999', 1000],
  ['mostrar=-12', 6],
  ['mostrar=0', 6],
  ['mostrar=abc', 6],
  ['outra=12', 6],
])('“%s” shows %i', (query, count) => {
  expect(shownCount(new URLSearchParams(query), 'mostrar', 6)).toBe(count);
});

import { expect, test } from 'vitest';
import { rowPlace } from './row-place';

const spans = { 'lg:col-span-2': 2, 'lg:col-span-3': 3, 'lg:col-span-6': 6 };

test.each(Array.from({ length: 30 }, (_, index) => index + 1))('%i items leave no hole in any row', (count) => {
  const places = Array.from({ length: count }, (_, index) => rowPlace(index, count));
  let filled = 0;
  for (const { wide } of places) {
    filled += spans[wide];
    expect(filled).toBeLessThanOrEqual(6);
    if (filled === 6) filled = 0;
  }
  expect(filled).toBe(0);
  expect(places.filter(({ isAlone }) => isAlone)).toHaveLength(count % 2);
  expect(places.at(-1)?.isAlone).toBe(count % 2 === 1);
});

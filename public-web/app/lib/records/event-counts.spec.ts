import { expect, test } from 'vitest';
import { eventCounts, moreEvents } from './event-counts';

test('without a word of it, the first few of each group are shown', () => {
  expect(eventCounts(new URLSearchParams('ano=2026'))).toEqual({ decorrer: 6, proximo: 12, anterior: 5 });
});

test('more of one group leaves the others as they are', () => {
  const shown = eventCounts(new URLSearchParams('proximos=24'));
  expect(moreEvents(2026, shown, 'anterior')).toBe('/eventos?ano=2026&proximos=24&anteriores=10');
  expect(moreEvents(2026, shown, 'proximo')).toBe('/eventos?ano=2026&proximos=36');
});

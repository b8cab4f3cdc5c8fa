import { expect, test } from 'vitest';
import { summary } from './summary';

test('a short text stays, in one line', () => {
  expect(summary('  Uma linha.\n\n  E\toutra. ')).toBe('Uma linha. E outra.');
});

test('a long text is cut between words', () => {
  expect(summary('palavra '.repeat(25).trim())).toHaveLength(199);
  const cut = summary(`${'palavra '.repeat(24)}comprida, mais`);
  expect(cut).toBe(`${'palavra '.repeat(24).trim()}…`);
});

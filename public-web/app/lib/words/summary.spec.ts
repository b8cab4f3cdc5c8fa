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

test('a text is cut where it is asked for, without the sign before the cut', () => {
  expect(summary('O recreio era cinzento, sem sombra.', 25)).toBe('O recreio era cinzento…');
  expect(summary('Otorrinolaringologista', 8)).toBe('Otorrino…');
});

import { expect, test } from 'vitest';
import { withoutSentenceEnd } from './one-spelling';

test.each([
  ['/eventos/4.', '/eventos/4'],
  ['/eventos/4)', '/eventos/4'],
  ['/eventos/4,', '/eventos/4'],
  ['/imprensa/7).', '/imprensa/7'],
  ['/imprensa/7%22', '/imprensa/7'],
  ['/eventos/4%C2%BB.', '/eventos/4'],
  ['/eventos/4%E2%80%9D', '/eventos/4'],
  ['/eventos.ics.', '/eventos.ics'],
  ['/eventos/4', '/eventos/4'],
  ['/testemunho/a-b_', '/testemunho/a-b_'],
  ['/\\\\mau.exemplo.', '/\\\\mau.exemplo.'],
])('%s is %s', (path, page) => {
  expect(withoutSentenceEnd(path)).toBe(page);
});

import { expect, it } from 'vitest';
import { withEditions, withYears } from './counted-words';

it('years are counted from the first one', () => {
  expect([2026, 2031].map((year) => withYears('Há {anos} anos: {anos}.', year))).toEqual([
    'Há 14 anos: 14.',
    'Há 19 anos: 19.',
  ]);
  expect(withYears('Há muito.', 2026)).toBe('Há muito.');
});

it.each([
  [9, 'Nove edições de projetos, nove edições'],
  [1, 'Uma edição de projetos, uma edição'],
  [21, '21 edições de projetos, 21 edições'],
  [0, 'Edições de projetos, edições'],
  [undefined, 'Edições de projetos, edições'],
])('%s editions are said in words', (count, said) => {
  expect(withEditions('{edicoes} de projetos, {edicoes}', count)).toBe(said);
});

import { describe, expect, it } from 'vitest';
import { associacao } from '@contract/paginas/associacao';
import { filled } from './association';
import { isOfPath } from './is-of-path';
import { withChanges } from './words';

const made = { title: 'a', part: { one: 'b', two: 'c' }, items: [{ text: 'd' }] };

describe('the words of a page', () => {
  it('are the very ones that it was made with where nobody changed any', () => {
    expect(withChanges(made, undefined)).toBe(made);
    expect(withChanges(made, {})).toEqual(made);
  });

  it('are changed where they were changed, a list as a whole', () => {
    expect(withChanges(made, { part: { two: 'x' }, items: [] })).toEqual({
      title: 'a',
      part: { one: 'b', two: 'x' },
      items: [],
    });
  });

  it('are as they were made where a picture is withheld, and have nothing that the page does not know', () => {
    expect(withChanges(made, { title: null, gone: 'x' })).toEqual(made);
  });
});

it.each([
  ['/', ['/', '/quem-somos'], true],
  ['/quem-somos/', ['/', '/quem-somos'], true],
  ['/faq', ['/'], false],
  ['/eventos/7', ['/eventos', '/eventos/*'], true],
  ['/eventosx', ['/eventos', '/eventos/*'], false],
] as const)('%s is of %j: %s', (pathname, paths, is) => {
  expect(isOfPath(pathname, paths)).toBe(is);
});

it('who the association is stands where the braces were', () => {
  const text = 'A {longName} está em {address}: {email}, {outra}.';
  expect(filled(text, { ...associacao.words, longName: '$& e $1' })).toBe(
    'A $& e $1 está em Rua da Amostra, 1, 4400-000 Vila Nova de Gaia, Portugal: geral@dfcportugal.example, {outra}.',
  );
});

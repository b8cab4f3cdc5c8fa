import { expect, it } from 'vitest';
import { associacao } from '@contract/pages/associacao';
import { withChanges } from '@contract/pages/words';
import { filled } from '@contract/texts/association';
import { isOfPath } from './edited-words.server';

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
  expect(filled(text, { ...withChanges(associacao.fields, {}), longName: '$& e $1' })).toBe(
    'A $& e $1 está em Rua da Amostra, 1, 4400-000 Vila Nova de Gaia, Portugal: geral@dfcportugal.example, {outra}.',
  );
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inscricaoForm } from '~/content/forms/inscricao';
import { ErrorSummary } from './error-summary';
import type { FieldErrors } from './validate';

function listed(errors: FieldErrors): string[] {
  const heading = { title: 'Verifique', alone: false };
  const list = renderToStaticMarkup(
    createElement(ErrorSummary, { heading, definition: inscricaoForm, errors, idPrefix: 'f' }),
  );
  return Array.from(list.matchAll(/<li>(?:<a [^>]*>)?([^<]*)/g), ([, sentence = '']) => sentence);
}

test('a sentence that is said of two fields names each; one of a single field stands as it is', () => {
  const [wrong, empty] = ['Este endereço não está completo.', 'Escreva a morada.'];
  expect(listed({ emailResponsavel: wrong, morada: empty })).toEqual([empty, wrong]);
  expect(listed({ emailEscola: wrong, emailResponsavel: wrong, morada: empty, outro: wrong })).toEqual([
    `E-mail da escola: ${wrong}`,
    empty,
    `E-mail do responsável: ${wrong}`,
    wrong,
  ]);
});

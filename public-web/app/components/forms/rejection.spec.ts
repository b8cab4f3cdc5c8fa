import { expect, test } from 'vitest';
import { rejectionOf } from './rejection';

test('the API’s sentence and those of the fields are taken', () => {
  const text = JSON.stringify({ erro: 'Não.', errors: { email: 'Mau.', idade: 3 } });
  expect(rejectionOf({ status: 400, text })).toEqual({
    sentence: 'Não.',
    byStatus: undefined,
    errors: { email: 'Mau.' },
  });
});

test.each([
  [413, 'O que está a enviar é demasiado grande.'],
  [429, 'Demasiados pedidos. Aguarde um minuto e tente novamente.'],
  [503, 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.'],
  [500, undefined],
])('a %i of a proxy, which has no sentence of ours, is told in Portuguese', (status, byStatus) => {
  for (const text of ['<h1>Nope</h1>', '', '"texto"', 'null']) {
    expect(rejectionOf({ status, text })).toEqual({ sentence: undefined, byStatus, errors: {} });
  }
});

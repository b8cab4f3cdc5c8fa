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

test('a fault of ours is told with its id, by which the log knows it', () => {
  const text = JSON.stringify({ erro: 'Ocorreu um erro.', requestId: '5a0c' });
  expect(rejectionOf({ status: 500, text }).sentence).toBe('Ocorreu um erro. Código: 5a0c');
});

test.each([
  [413, 'O que foi enviado é demasiado grande.'],
  [429, 'Demasiados pedidos. Dentro de um minuto já é possível enviar.'],
  [503, 'O serviço está temporariamente indisponível. Dentro de momentos já deve ser possível enviar.'],
  [500, undefined],
])('a %i of a proxy, which has no sentence of ours, is told in Portuguese', (status, byStatus) => {
  for (const text of ['<h1>Nope</h1>', '', '"texto"', 'null']) {
    expect(rejectionOf({ status, text })).toEqual({ sentence: undefined, byStatus, errors: {} });
  }
});

import { expect, test } from 'vitest';
import { answerError } from './http-client.js';

test('an error has the sentence of the API, its status and its envelope', () => {
  const body = { message: 'O título é obrigatório.', errors: { titulo: 'Em falta.' } };
  expect(answerError(400, body)).toMatchObject({ message: body.message, status: 400, body });
});

test('an answer without a sentence has none: each screen has its own words', () => {
  for (const body of [undefined, null, '', 'Bad Gateway', {}, { message: null }, { message: ['a'] }, 7]) {
    expect(answerError(502, body)).toMatchObject({ message: '', status: 502 });
  }
});

test('a fault of ours is told with its id, by which the log knows it', () => {
  const body = { message: 'Ocorreu um erro.', requestId: '5a0c' };
  expect(answerError(500, body).message).toBe('Ocorreu um erro. Código: 5a0c');
});

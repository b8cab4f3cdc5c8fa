import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.js';

test('what is wrong with each field is read from the envelope of a refusal', () => {
  const body = { message: 'Já existe.', errors: { email: 'Já existe.', nome: { wrong: true } } };
  expect(fieldErrors(new HttpError('', 409, body))).toEqual({ email: 'Já existe.' });
});

test.each([
  ['no envelope', new HttpError('', 502, undefined)],
  ['text', new HttpError('', 502, 'Bad Gateway')],
  ['an envelope without fields', new HttpError('', 404, { message: 'Não existe.' })],
  ['fields that are none', new HttpError('', 400, { errors: null })],
  ['another error', new Error('x')],
  ['nothing', undefined],
])('there is nothing to say of a field in %s', (_what, error) => {
  expect(fieldErrors(error)).toEqual({});
});

import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { whyNotSent } from './why-not-sent.js';

test('why files did not arrive is said: no line, no server, too big, refused; and whether another try may help', () => {
  const why = (status: number, message = '') => whyNotSent(new HttpError(message, status), true);
  expect(why(0)).toEqual({ reason: 'Não há ligação ao servidor.', canHelp: true });
  expect(whyNotSent(new HttpError('', 0), false)).toEqual({ reason: 'Está sem ligação à internet.', canHelp: true });
  expect(why(401)).toEqual({ reason: 'A sua sessão terminou: entre, e o envio continua.', canHelp: true });
  expect(why(413)).toEqual({ reason: 'O ficheiro é demasiado grande.', canHelp: false });
  expect(why(400, 'Não é uma imagem.')).toEqual({ reason: 'Não é uma imagem.', canHelp: false });
  expect([408, 429, 502].map((status) => why(status).canHelp)).toEqual([true, true, true]);
  expect(whyNotSent(new TypeError('x'))).toEqual({ reason: '', canHelp: true });
});

import { describe, expect, it } from '@jest/globals';
import { isGuessablePassword } from './guessable-password.js';

describe('a password', () => {
  it.each([
    '123456',
    'password',
    'PASSWORD',
    'qwerty',
    'benfica',
    'aaaaaa',
    'AAAAAA',
    '......',
    '      ',
    'çççççç',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    'ababab',
    'abcabc',
    '121212',
    '654321',
    '98765432',
    'abcdef',
    'fedcba',
    'ABCDEF',
    'abcdefghijklm',
    'acegik',
    '13579a',
    'abcdefgh1',
    'poiuyt',
    'mnbvcx',
    'asdfgh',
    'qazwsx',
    '1q2w3e',
    'poiuytreza',
    'azerty',
  ])('is what everybody guesses: %j', (password) => {
    expect(isGuessablePassword(password)).toBe(true);
  });

  it.each([
    'uma frase só minha',
    'a frase do operador',
    'correct horse battery',
    '  com espaços  ',
    'Rio Douro ao fim da tarde',
    'aq1!Zp',
    'kL9#qz',
    'x7Gk2p',
    '🦊🐻🐼🐨🐯🦁',
    'dGhpc2lzYXRlc3Q',
  ])('is good enough: %j', (password) => {
    expect(isGuessablePassword(password)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { fullNamesIn } from './full-names.js';

describe('full names', () => {
  it.each([
    ['A Maria Silva plantou a primeira alface.', ['Maria Silva']],
    ['Depois João Pedro da Costa e Inês dos Santos contaram.', ['João Pedro da Costa', 'Inês dos Santos']],
    ['Ana Sá-Nogueira, do 4.º ano.', ['Ana Sá-Nogueira']],
    ['Obrigada, Élia Ângelo! Élia Ângelo foi a voz da rádio.', ['Élia Ângelo']],
  ])('are found: %s', (text, names) => {
    expect(fullNamesIn([text])).toEqual(names);
  });

  it.each([
    'A Maria e o João plantaram alfaces com a Inês.',
    'Ontem Maria plantou. Matilde, Rui, Sara e Tomé regaram.',
    'Fomos à Escola Básica Ana de Castro Osório, na Rua Maria Lamas, em Castelo Branco.',
    'A Câmara Municipal de Viana do Castelo e a Junta de Freguesia ajudaram no Dia da Terra.',
    'O Desafio Escolar, os ODS da ONU e a EB1 de Vila Nova de Gaia.',
    'Sentir\nMaria\nImaginar',
    '',
  ])('are not first names alone, nor places, schools and organisations: %s', (text) => {
    expect(fullNamesIn([text])).toEqual([]);
  });

  it('are told of once each, five at most, of all texts', () => {
    const names = ['Silva', 'Costa', 'Luz', 'Reis', 'Pires', 'Matos'].map((surname) => `Ana ${surname}`);
    expect(fullNamesIn([...names, ...names])).toEqual(names.slice(0, 5));
  });

  it('are looked for in a long text in no time', () => {
    const began = performance.now();
    fullNamesIn([
      `${'Ana '.repeat(50_000)}ana`,
      `${'Ana de '.repeat(50_000)}`,
      'A'.repeat(100_000),
      `A${'a'.repeat(100_000)}`,
    ]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

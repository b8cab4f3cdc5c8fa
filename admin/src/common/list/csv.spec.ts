import { expect, test } from 'vitest';
import { toCsv } from './csv.js';

test('no cell of an export is a formula, and every cell is one cell', () => {
  const hostile = ['=1+1', '+1', '-1', '@x', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '|x', '%x'];
  for (const text of hostile) expect(toCsv(['A'], [[text]])).toContain(`"'${text}"`);
  expect(toCsv(['A', 'B'], [['a;b', 'diz "olá"\nadeus']])).toBe('\uFEFF"A";"B"\r\n"a;b";"diz ""olá""\nadeus"\r\n');
  const noNumbers = ['+351 912-345', '+351 912 345 678+1', '+351 A1', '+351912345678', '+1 (2)'];
  for (const text of noNumbers) expect(toCsv(['A'], [[text]])).toContain(`"'${text}"`);
  expect(toCsv(['A'], [['+351 912 345 678']])).toContain('"+351 912 345 678"');
  expect(toCsv(['A'], [['João = Maria']])).toContain('"João = Maria"');
});

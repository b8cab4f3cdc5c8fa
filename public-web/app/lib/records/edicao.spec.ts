import { expect, test } from 'vitest';
import type { EdicaoResumida } from './edicao';
import { neighboursOf } from './edicao';

const edicoes = ['20242025', '20202021', '20182019'].map((chave) => ({ chave }) as EdicaoResumida);

test.each([
  ['20242025', '20202021', undefined],
  ['20202021', '20182019', '20242025'],
  ['20182019', undefined, '20202021'],
  ['20192020', '20182019', '20202021'],
])('beside %s stand %s before it and %s after it', (chave, before, after) => {
  const beside = neighboursOf(chave, edicoes);
  expect([beside.before?.chave, beside.after?.chave]).toEqual([before, after]);
});

import { expect, test } from 'vitest';
import { type Said, stateOf, whatWillHappen } from './user-state.js';

const TODAY = '2026-06-05';
const before: Said = { papel: 'administracao', ativo: true, ultimoDia: null };
const happens = (change: Partial<Said>, from = before, mailGoesOut = true) =>
  whatWillHappen(from, { ...from, ...change }, TODAY, mailGoesOut).join(' ');

test('saving what was not changed does nothing', () => {
  expect(whatWillHappen(before, { ...before }, TODAY, true)).toEqual([]);
});

test('a change says what it does, whether sessions end, and that it is told by mail where any goes out', () => {
  expect(happens({ papel: 'edicao' }, before, false)).not.toMatch(/e-mail/);
  expect(happens({ papel: 'edicao' })).toMatch(/papel de Edição.+sessões.+terminam.+avisado por e-mail\.$/);
  expect(happens({ ativo: false })).toMatch(/desligada.+sessões.+terminam.+avisado por e-mail\.$/);
  expect(happens({ ultimoDia: '2026-06-04' })).toMatch(/04-06-2026, já passou.+sessões.+terminam/);
  expect(happens({ ultimoDia: TODAY })).toBe(
    'Pode entrar até ao fim do dia 05-06-2026, hora de Lisboa; depois, não. Quem tem a conta é avisado por e-mail.',
  );
  expect(happens({ ultimoDia: null }, { ...before, ultimoDia: TODAY })).toMatch(/deixa de ter um último dia/);
  expect(happens({ ativo: true }, { ...before, ativo: false })).not.toMatch(/terminam/);
});

test('an account is on to the end of its last day', () => {
  expect(stateOf(before, TODAY)).toBe('ligada');
  expect(stateOf({ ativo: true, ultimoDia: TODAY }, TODAY)).toBe('ligada');
  expect(stateOf({ ativo: true, ultimoDia: '2026-06-04' }, TODAY)).toBe('terminada');
  expect(stateOf({ ativo: false, ultimoDia: '2026-06-04' }, TODAY)).toBe('desligada');
});

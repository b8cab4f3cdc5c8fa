import { expect, test } from 'vitest';
import { challengePhaseOn, daysUntil } from './challenge';
import { lisbonDay } from './lisbon-date';

const registration = { opens: '2026-09-01', deadline: '2027-04-30' };

test.each([
  ['2026-08-31T22:59:59Z', 'antes'],
  ['2026-08-31T23:00:00Z', 'inscricoes'],
  ['2027-02-10T12:00:00Z', 'inscricoes'],
  ['2027-04-30T22:59:59Z', 'inscricoes'],
  ['2027-04-30T23:00:00Z', 'submissao'],
  ['2027-05-31T22:59:59Z', 'submissao'],
  ['2027-05-31T23:00:00Z', 'festival'],
  ['2027-06-30T22:59:59Z', 'festival'],
  ['2027-06-30T23:00:00Z', 'arquivo'],
  ['2027-09-15T12:00:00Z', 'arquivo'],
])('at %s the phase is %s', (moment, phase) => {
  expect(challengePhaseOn(lisbonDay(moment), registration)).toBe(phase);
});

test('a registration prolonged into May and June moves what follows', () => {
  const prolonged = { ...registration, deadline: '2027-06-05' };
  expect(challengePhaseOn('2027-06-05', prolonged)).toBe('inscricoes');
  expect(challengePhaseOn('2027-06-06', prolonged)).toBe('festival');
});

test.each([
  ['2027-04-30', 0],
  ['2027-04-29', 1],
  // the clocks change in between
  ['2027-03-27', 34],
])('on %s %i days are left', (today, days) => {
  expect(daysUntil('2027-04-30', today)).toBe(days);
});

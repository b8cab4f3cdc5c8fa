import { afterEach, expect, test, vi } from 'vitest';
import {
  currentYear,
  dayAndTime,
  dayPeriod,
  lisbonDay,
  longDate,
  shortDate,
  timeOfDay,
  writtenDate,
} from './lisbon-date';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2022-07-05T22:30:00.000Z', '05.07.2022'],
  ['2022-07-05T23:30:00.000Z', '06.07.2022'],
  ['2022-01-05T23:30:00.000Z', '05.01.2022'],
  ['lixo', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s is %s in short', (iso, text) => {
  expect(shortDate(iso)).toBe(text);
});

test('the day of a moment is the one that Lisbon has', () => {
  expect(lisbonDay('2026-06-04T23:00:00.000Z')).toBe('2026-06-05');
  expect(lisbonDay('2026-06-05T22:59:59.999Z')).toBe('2026-06-05');
  vi.useFakeTimers({ now: new Date('2026-12-31T23:59:59.999Z') });
  expect(lisbonDay()).toBe('2026-12-31');
});

test.each([
  ['2022-07-05T22:30:00.000Z', 'terça-feira, 5 de julho de 2022, 23:30'],
  ['2022-12-31T23:59:00.000Z', 'sábado, 31 de dezembro de 2022, 23:59'],
  ['2022-07-05T23:00:00.000Z', 'quarta-feira, 6 de julho de 2022, 00:00'],
  ['2026-12-12T09:30:00.000Z', 'sábado, 12 de dezembro de 2026, 09:30'],
])('%s is long in Portuguese and by Lisbon’s clocks', (iso, text) => {
  expect(`${longDate(iso)}, ${timeOfDay(iso)}`).toBe(text);
});

test('a moment is written out by Lisbon’s clocks', () => {
  expect(dayAndTime('2026-12-12T14:05:00.000Z')).toBe('12 de dezembro de 2026, às 14h05');
  expect(dayAndTime('2026-06-05T23:00:00.000Z')).toBe('6 de junho de 2026, às 00h00');
});

test('a date is written out, and a missing or bad one is left out', () => {
  expect([longDate('lixo'), longDate(null), timeOfDay('lixo'), timeOfDay(undefined)]).toEqual(Array(4).fill(undefined));
  expect(writtenDate('2021-05-07T10:00:00.000Z')).toBe('7 de maio de 2021');
  expect(writtenDate('2021-05-31T23:00:00.000Z')).toBe('1 de junho de 2021');
  expect([writtenDate('lixo'), writtenDate(null)]).toEqual([undefined, undefined]);
});

test.each([
  ['2026-12-31T23:59:59.999Z', 2026],
  ['2027-01-01T00:00:00.000Z', 2027],
])('at %s the year is %i in Portugal', (now, year) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(currentYear()).toBe(year);
});

test.each([
  ['2027-05-01', '2027-05-31', '1 a 31 de maio'],
  ['2027-05-15', '2027-06-02', '15 de maio a 2 de junho'],
  ['2027-05-15', '2028-05-02', '15 de maio a 2 de maio'],
])('the days from %s to %s are %s', (first, last, words) => {
  expect(dayPeriod(first, last)).toBe(words);
});

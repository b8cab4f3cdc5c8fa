import { afterEach, expect, test, vi } from 'vitest';
import { currentYear, longDate, shortDate, writtenDate } from './lisbon-date';

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

test.each([
  ['2022-07-05T22:30:00.000Z', { date: '05 julho 2022', weekday: 'terça-feira', time: '23:30' }],
  ['2022-12-31T23:59:00.000Z', { date: '31 dezembro 2022', weekday: 'sábado', time: '23:59' }],
  ['2022-07-05T23:00:00.000Z', { date: '06 julho 2022', weekday: 'quarta-feira', time: '00:00' }],
  ['lixo', undefined],
  [null, undefined],
])('%s is long in Portuguese and by Lisbon’s clocks', (iso, parts) => {
  expect(longDate(iso)).toEqual(parts);
});

test('a date is written out, and a missing or bad one is left out', () => {
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

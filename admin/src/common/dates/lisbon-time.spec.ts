import { expect, test } from 'vitest';
import { fromLisbonDay, fromLisbonInput, lisbonDay, toLisbonInput } from './lisbon-time.js';

test("a moment is shown by Lisbon's clocks and read back unchanged, in winter, in summer and around the change", () => {
  for (const [iso, local] of [
    ['2026-01-15T09:30:00.000Z', '2026-01-15T09:30'],
    ['2026-07-15T09:30:00.000Z', '2026-07-15T10:30'],
    ['2026-03-29T00:59:00.000Z', '2026-03-29T00:59'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00'],
    ['2026-10-25T02:30:00.000Z', '2026-10-25T02:30'],
    ['2026-12-31T23:59:00.000Z', '2026-12-31T23:59'],
  ] as const) {
    expect(toLisbonInput(iso)).toBe(local);
    expect(fromLisbonInput(local)).toBe(iso);
  }
  expect(toLisbonInput(null)).toBe('');
  expect(toLisbonInput('lixo')).toBe('');
  expect(fromLisbonInput('')).toBeNull();
});

test('the hour that summer time skips is no moment, and those around it are', () => {
  for (const day of ['2026-03-29', '2027-03-28', '2030-03-31']) {
    expect(fromLisbonInput(`${day}T00:59`)).toBe(`${day}T00:59:00.000Z`);
    for (const skipped of ['01:00', '01:30', '01:59', '01:59:59.999'])
      expect(fromLisbonInput(`${day}T${skipped}`)).toBeNull();
    expect(fromLisbonInput(`${day}T02:00`)).toBe(`${day}T01:00:00.000Z`);
    expect(fromLisbonInput(`${day}T23:59:59.999`)).toBe(`${day}T22:59:59.999Z`);
  }
  // a year that is still being typed
  expect(fromLisbonInput('0020-03-29T01:30')).not.toBeNull();
  // in October an hour is there twice
  expect(fromLisbonInput('2026-10-25T01:30')).not.toBeNull();
  expect(fromLisbonInput('2026-03-30T01:30')).toBe('2026-03-30T00:30:00.000Z');
});

test('the day of a moment is the one that Lisbon has', () => {
  expect(lisbonDay('2026-07-01T23:30:00.000Z')).toBe('2026-07-02');
  expect(lisbonDay('2026-01-01T23:30:00.000Z')).toBe('2026-01-01');
  expect([lisbonDay('lixo'), lisbonDay(null)]).toEqual(['', '']);
});

test('a day is from its first moment in Lisbon to its last', () => {
  for (const [day, first, last] of [
    ['2026-01-15', '2026-01-15T00:00:00.000Z', '2026-01-15T23:59:59.999Z'],
    ['2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
    ['2026-07-15', '2026-07-14T23:00:00.000Z', '2026-07-15T22:59:59.999Z'],
  ] as const) {
    expect([fromLisbonDay(day, 'start'), fromLisbonDay(day, 'end')]).toEqual([first, last]);
  }
  expect(fromLisbonDay('', 'start')).toBeNull();
});

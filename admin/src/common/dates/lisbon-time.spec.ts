import { expect, test } from 'vitest';
import { fromLisbonInput, lisbonDay, toLisbonInput } from './lisbon-time.js';

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

test('the day of a moment is the one that Lisbon has', () => {
  expect(lisbonDay('2026-07-01T23:30:00.000Z')).toBe('2026-07-02');
  expect(lisbonDay('2026-01-01T23:30:00.000Z')).toBe('2026-01-01');
  expect([lisbonDay('lixo'), lisbonDay(null)]).toEqual(['', '']);
});

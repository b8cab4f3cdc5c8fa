import { describe, expect, it } from '@jest/globals';
import { endOfLisbonDay, lisbonDay, startOfLisbonDay } from './lisbon-day.js';

describe('the day in Lisbon', () => {
  it.each([
    ['2026-01-05T23:59:59.999Z', '2026-01-05'],
    ['2026-06-05T22:59:59.999Z', '2026-06-05'],
    ['2026-06-05T23:00:00.000Z', '2026-06-06'],
    ['2026-12-31T23:59:59.999Z', '2026-12-31'],
  ])('of %s is %s', (moment, day) => {
    expect(lisbonDay(new Date(moment))).toBe(day);
  });
});

describe('midnight in Lisbon', () => {
  it.each([
    ['2026-01-05T00:00:00.000Z', '2026-01-05T00:00:00.000Z'],
    ['2026-01-05T23:59:59.999Z', '2026-01-05T00:00:00.000Z'],
    ['2026-06-05T22:59:59.999Z', '2026-06-04T23:00:00.000Z'],
    ['2026-06-05T23:00:00.000Z', '2026-06-05T23:00:00.000Z'],
    // the clocks change within these days
    ['2026-03-29T12:00:00.000Z', '2026-03-29T00:00:00.000Z'],
    ['2026-10-25T12:00:00.000Z', '2026-10-24T23:00:00.000Z'],
  ])('before %s is %s', (moment, midnight) => {
    expect(startOfLisbonDay(new Date(moment)).toISOString()).toBe(midnight);
  });
});

describe('the last moment of a day in Lisbon', () => {
  it.each([
    ['2026-01-05T00:00:00.000Z', '2026-01-05T23:59:59.999Z'],
    ['2026-06-05T22:59:59.999Z', '2026-06-05T22:59:59.999Z'],
    ['2026-06-05T23:00:00.000Z', '2026-06-06T22:59:59.999Z'],
    // 23 hours, and 25
    ['2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
    ['2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'],
  ])('after %s is %s', (moment, end) => {
    expect(endOfLisbonDay(new Date(moment)).toISOString()).toBe(end);
  });
});

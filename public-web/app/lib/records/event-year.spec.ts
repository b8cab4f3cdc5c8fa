import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventYear } from './event-year';
import { eventYears, offeredYears } from './event-years';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2023-06-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('events may be asked for from 2020 to the current year', () => {
  expect(eventYears()).toEqual([2020, 2021, 2022, 2023]);
});

test('years that have events may be asked for too, whichever they are', () => {
  expect(eventYears([2019, 2021, 2024])).toEqual([2019, 2020, 2021, 2022, 2023, 2024]);
});

test('of years without events none is offered but the current one and the one that is shown', () => {
  expect(offeredYears([2019, 2021, 2024], 2023)).toEqual([2019, 2021, 2023, 2024]);
  expect(offeredYears([2021], 2020)).toEqual([2020, 2021, 2023]);
});

test.each([
  ['ano=2020', 2020],
  ['ano=2023', 2023],
  ['ano=2019', 2023],
  ['ano=2024', 2024],
  ['ano=2025', 2023],
  ['ano=02020', 2023],
  ['ano=abc', 2023],
  ['', 2023],
])('“%s” asks for the events of %i', (query, year) => {
  expect(eventYear(new URLSearchParams(query), eventYears([2024]))).toBe(year);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportYear } from './report-year';
import { reportYears } from './report-years';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2023-06-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('reports are offered from the current year down to 2021', () => {
  expect(reportYears()).toEqual([2023, 2022, 2021]);
});

test.each([
  ['ano=2021', 2021],
  ['ano=2023', 2023],
  ['ano=2020', undefined],
  ['ano=2024', undefined],
  ['ano=2021.0', undefined],
  ['', undefined],
])('“%s” asks for the reports of %s', (query, year) => {
  expect(reportYear(new URLSearchParams(query))).toBe(year);
});

import { expect, test } from 'vitest';
import { reportYears } from './report-form.js';

test('a report is of the current year or of one before it, down to 2021', () => {
  expect(reportYears(2024)).toEqual([2024, 2023, 2022, 2021]);
  expect(reportYears(2021)).toEqual([2021]);
});

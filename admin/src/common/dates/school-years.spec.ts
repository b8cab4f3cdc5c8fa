import { expect, test } from 'vitest';
import { schoolYearOf, schoolYears } from './school-years.js';

test('a school year begins in September', () => {
  expect(schoolYearOf('2026-08-31')).toBe('20252026');
  expect(schoolYearOf('2026-09-01')).toBe('20262027');
});

test('an edition may be of any school year since 2011, and of the next', () => {
  const years = schoolYears('2026-06-05');
  expect(years[0]).toEqual({ id: '20262027', name: '2026/2027' });
  expect(years.at(-1)).toEqual({ id: '20112012', name: '2011/2012' });
  expect(years).toHaveLength(16);
});

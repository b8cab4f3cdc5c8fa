import { expect, test } from 'vitest';
import { isSchoolYear } from './school-year';

test('an edition’s address is two years that follow on each other', () => {
  expect(['20152016', '20252026'].filter(isSchoolYear)).toHaveLength(2);
  expect(['20152017', '20162015', '2015', '2015-2016', '2015201', '201520160', 'abc', ''].filter(isSchoolYear)).toEqual(
    [],
  );
});

import { expect, test } from '@jest/globals';
import { districtOf, districts } from './districts.js';

test.each([
  ['1000-001', 'Lisboa'],
  ['2005-345', 'Santarém'],
  ['2065-100', 'Lisboa'],
  ['2495-401', 'Santarém'],
  ['2560-001', 'Lisboa'],
  ['2900-001', 'Setúbal'],
  ['3105-000', 'Leiria'],
  ['3515-100', 'Viseu'],
  ['3880-001', 'Aveiro'],
  ['4400-000', 'Porto'],
  ['4505-001', 'Aveiro'],
  ['4510-001', 'Porto'],
  ['4745-200', 'Porto'],
  ['4760-001', 'Braga'],
  ['4990-001', 'Viana do Castelo'],
  ['5140-001', 'Bragança'],
  ['5150-001', 'Guarda'],
  ['5400-001', 'Vila Real'],
  ['6050-001', 'Portalegre'],
  ['7540-001', 'Setúbal'],
  ['7800-001', 'Beja'],
  ['8970-001', 'Faro'],
  ['9400-001', 'Madeira'],
  ['9700-001', 'Açores'],
])('%s is in the district of %s', (code, district) => {
  expect(districtOf(code)).toBe(district);
});

test('a code of elsewhere, and a number that is none, have no district', () => {
  for (const code of ['EC1A 1BB', '', '0999-000', '400-001', '44000-01']) expect(districtOf(code)).toBeUndefined();
});

test('every district has a code', () => {
  const codes = Array.from({ length: 9_000 }, (_, index) => districtOf(String(1_000 + index)));
  expect(new Set(codes)).toEqual(new Set(districts));
});

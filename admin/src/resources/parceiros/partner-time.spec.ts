import { expect, test } from 'vitest';
import { partnerTime } from './partner-time.js';

const day = '2026-06-05';

test('a partner is on the site from its first day to its last, both included', () => {
  expect(partnerTime({ desde: null, ate: null }, day)).toBe('atual');
  expect(partnerTime({ desde: day, ate: day }, day)).toBe('atual');
  expect(partnerTime({ desde: '2026-06-06', ate: null }, day)).toBe('futuro');
  expect(partnerTime({ desde: null, ate: '2026-06-04' }, day)).toBe('terminado');
  // as an empty field of a form has it
  expect(partnerTime({ desde: '', ate: '' }, day)).toBe('atual');
});

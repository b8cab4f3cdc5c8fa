import { expect, test } from 'vitest';
import { formatArrival, formatDay, formatMoment, relativeDay } from './format-date.js';

test('a list says when something arrived and how long ago that was', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatArrival('2026-07-01T23:30:00.000Z')).toBe('Dia: 02-07-2026, Hora: 00:30');
  expect(formatArrival('lixo')).toBe('Data inválida');
  expect(formatDay('2026-07-01T23:30:00.000Z')).toBe('02-07-2026');
  for (const [iso, text] of [
    ['2026-11-21T00:10:00Z', 'Hoje'],
    ['2026-11-20T23:50:00Z', 'Ontem'],
    ['2026-11-19T12:00:00Z', 'Há 2 dias'],
    ['2026-10-23T12:00:00Z', 'Há 29 dias'],
    ['2026-10-22T12:00:00Z', 'Há 1 mês'],
    ['2026-09-22T12:00:00Z', 'Há 2 meses'],
    ['2025-11-22T12:00:00Z', 'Há 12 meses'],
    ['2025-11-21T12:00:00Z', 'Há 1 ano'],
    ['2024-11-20T12:00:00Z', 'Há 2 anos'],
  ] as const) {
    expect(relativeDay(iso, now)).toBe(text);
  }
});

test('a date or a moment that cannot be read says so', () => {
  expect(formatMoment('2026-07-01T23:30:00.000Z')).toBe('02-07-2026 00:30');
  expect([formatDay('lixo'), formatMoment(null), formatArrival(undefined)]).toEqual(Array(3).fill('Data inválida'));
  expect(relativeDay(null, new Date())).toBe('');
});

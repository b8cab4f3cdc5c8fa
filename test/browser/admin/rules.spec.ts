import { expect, test } from '@playwright/test';
import { formatArrival, formatDay, relativeDay } from '../../../admin/src/common/dates/format-date.js';
import { fromLisbonInput, toLisbonInput } from '../../../admin/src/common/dates/lisbon-time.js';
import { fileSize } from '../../../admin/src/common/images/file-size.js';
import { toCsv } from '../../../admin/src/common/list/csv.js';
import { webAddress } from '../../../admin/src/common/web-address.js';
import { greetingWord } from '../../../admin/src/common/greeting-word.js';
import { screenAt } from '../../../admin/src/layout/screen-title.js';

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

test('a list says when something arrived and how long ago that was', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(formatArrival('2026-07-01T23:30:00.000Z')).toBe('Dia: 02-07-2026, Hora: 00:30');
  expect(formatArrival('lixo')).toBe('Data inválida');
  expect(formatDay('2026-07-01T23:30:00.000Z')).toBe('02/07/2026');
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

test('the greeting changes at 12 and at 18', () => {
  const at = (time: string): string => greetingWord(new Date(`2026-03-10T${time}`));
  expect([at('00:00'), at('11:59'), at('12:00'), at('17:59'), at('18:00'), at('23:59')]).toEqual([
    'Bom dia',
    'Bom dia',
    'Boa tarde',
    'Boa tarde',
    'Boa noite',
    'Boa noite',
  ]);
});

test('no cell of an export is a formula, and every cell is one cell', () => {
  const hostile = ['=1+1', '+1', '-1', '@x', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '|x', '%x'];
  for (const text of hostile) expect(toCsv(['A'], [[text]])).toContain(`"'${text}"`);
  expect(toCsv(['A', 'B'], [['a;b', 'diz "olá"\nadeus']])).toBe('\uFEFF"A";"B"\r\n"a;b";"diz ""olá""\nadeus"\r\n');
  expect(toCsv(['A'], [['João = Maria']])).toContain('"João = Maria"');
});

test('sizes are whole bytes, or KB, MB and GB with two decimals', () => {
  expect([0, 1023, 1024, 1536, 10_485_760, 1_610_612_736].map(fileSize)).toEqual([
    '0 Bytes',
    '1023 Bytes',
    '1,00 KB',
    '1,50 KB',
    '10,00 MB',
    '1,50 GB',
  ]);
});

test('only addresses of the web become links', () => {
  expect(webAddress('https://example.org/a.pdf')).toBe('https://example.org/a.pdf');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'lixo', '', null]) {
    expect(webAddress(url)).toBeNull();
  }
});

test('each screen knows its title and its section', () => {
  expect(screenAt('/dashboard')).toMatchObject({ title: 'Visão Geral', section: 'overview' });
  expect(screenAt('/dashboard/contactos/7')).toMatchObject({ title: 'Contactos', section: 'contactos' });
  expect(screenAt('/editar/material/3')).toMatchObject({ title: 'Editar Material Pedagógico' });
  expect(screenAt('/lista-de-relatorios')).toMatchObject({ title: 'Gestão de Relatórios', section: 'relatorios' });
  expect(screenAt('/dashboard/nao-existe')).toEqual({ title: 'Painel Admin', section: undefined });
});

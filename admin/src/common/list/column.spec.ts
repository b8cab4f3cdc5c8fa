import type { RaRecord } from 'ra-core';
import { expect, test } from 'vitest';
import type { FormValues } from '../form/record-editor.js';
import { exportAllFields } from './column.js';

const editor = {
  labels: { titulo: 'Título', quando: 'Quando', capa: 'Capa', fotos: 'Fotos' },
  limits: {},
  views: {
    quando: (value: unknown, { capa }: FormValues) => `dia ${String(value)}${capa === 'a.jpg' ? ' com capa' : ''}`,
    capa: () => ['uma imagem'],
  },
};

test('an export has every field once, as text: what the list shows, then the others in the order of the form', () => {
  const columns = exportAllFields([{ source: 'titulo', label: 'Nome' }], editor);
  expect(columns.map(({ label }) => label)).toEqual(['Nome', 'Quando', 'Capa', 'Fotos']);
  expect(columns.map(({ isExportOnly = false }) => isExportOnly)).toEqual([false, true, true, true]);
  const texts = (record: RaRecord) => columns.slice(1).map(({ text }) => text?.(record));
  expect(texts({ id: 1, quando: '7', capa: 'a.jpg', fotos: ['b', 'c'] })).toEqual(['dia 7 com capa', 'a.jpg', 'b c']);
  expect(texts({ id: 1, quando: null })).toEqual(['', '', '']);
});

import { expect, test } from 'vitest';
import { sectionGroups } from '../../resources/section-groups.js';
import { matching, namedPlaces, placesOf, recordsOf } from './palette-item.js';

const places = placesOf(sectionGroups);
const labels = (sought: string) => matching(places, sought).map(({ label }) => label);

test('sections and what can be added are found by the beginnings of their words, accents aside', () => {
  expect(labels('edico')).toEqual(['Edições']);
  expect(labels('adic even')).toEqual(['Adicionar Evento']);
  expect(labels('minha')).toEqual(['A minha conta']);
  expect(labels('xyz')).toEqual([]);
  expect(labels('')).toHaveLength(places.length);
});

test('the pages are found by their names', async () => {
  const pages = await namedPlaces(sectionGroups);
  expect(matching(pages, 'prazos')).toMatchObject([{ kind: 'Páginas', path: '/editar/paginas/prazos-resposta' }]);
});

test('what is found stands in the order of the sections, under their labels; what has no section is left out', () => {
  const found = [
    { recurso: 'lixo', registos: [{ id: 3, titulo: 'Festa' }], falhou: false },
    { recurso: 'outro', registos: [{ id: 1, titulo: 'Festa' }], falhou: false },
    {
      recurso: 'eventos',
      registos: [
        { id: 7, titulo: 'Festa' },
        { id: 8, titulo: 'Outra festa' },
      ],
      falhou: false,
    },
  ];
  expect(recordsOf(sectionGroups, found).map(({ kind, label }) => [kind, label])).toEqual([
    ['Eventos', 'Festa'],
    ['Eventos', 'Outra festa'],
    ['Lixo', 'Festa'],
  ]);
});

test.each([
  ['eventos', 7, '/editar/eventos/7'],
  ['mensagens', 7, '/dashboard/mensagens/7'],
  ['newsletter', 7, `/dashboard/newsletter?${new URLSearchParams({ filter: '{"id":7}' }).toString()}`],
  ['files', 'a.pdf', `/dashboard/upload?${new URLSearchParams({ filter: '{"id":"a.pdf"}' }).toString()}`],
])('a record of %s is led to where it is edited or read, else to its row', (recurso, id, path) => {
  const [item] = recordsOf(sectionGroups, [{ recurso, registos: [{ id, titulo: 'Festa' }], falhou: false }]);
  expect(item?.path).toBe(path);
});

import { expect, test } from 'vitest';
import { sectionGroups } from '../../resources/section-groups.js';
import { matching, namedPlaces, placeOf, placesOf, searchedSections } from './palette-item.js';

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

test('records are looked for wherever they have a name and words', () => {
  const names = searchedSections(sectionGroups).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['eventos', 'imprensa', 'mensagens', 'newsletter', 'users']));
  expect(names).not.toContain('atividade');
  expect(names).not.toContain('contactos');
});

test('a record is led to where it is edited or read, else to its row', () => {
  const placed = Object.fromEntries(
    searchedSections(sectionGroups).map((section) => [section.name, placeOf(section, 7)]),
  );
  expect(placed).toMatchObject({
    eventos: '/editar/eventos/7',
    mensagens: '/dashboard/mensagens/7',
    newsletter: `/dashboard/newsletter?${new URLSearchParams({ filter: '{"id":7}' }).toString()}`,
  });
});

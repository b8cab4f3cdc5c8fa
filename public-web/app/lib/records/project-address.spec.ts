import { expect, test } from 'vitest';
import { projectAddress, projectId } from './project-address';

const addressOf = (titulo: string) => projectAddress({ id: 12, titulo });

test('an address has the number of the project and its title in plain letters', () => {
  expect(addressOf('A horta é nossa: 3.º ano!')).toBe('/projetos/12-a-horta-e-nossa-3-ano');
  expect(addressOf('  «Coração» — Ação ')).toBe('/projetos/12-coracao-acao');
});

test('a title without letters leaves the number alone', () => {
  expect(addressOf('🌱 !')).toBe('/projetos/12');
});

test('a long title is cut between words, and a long word wherever it is', () => {
  expect(addressOf('palavra '.repeat(20))).toBe(`/projetos/12${'-palavra'.repeat(7)}`);
  expect(addressOf('a'.repeat(100))).toBe(`/projetos/12-${'a'.repeat(60)}`);
});

test.each([
  ['12', '12'],
  ['12-a-horta', '12'],
  ['12-', '12'],
  ['99999999999999999999-x', '99999999999999999999'],
  ['a-horta', undefined],
  ['-12', undefined],
  ['12a', undefined],
  ['', undefined],
])('the number in %j is %j', (part, id) => {
  expect(projectId(part)).toBe(id);
});

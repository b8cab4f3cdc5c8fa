import { expect, test } from 'vitest';
import { hasEmptyFilters, isFiltered, wallAddress, wallFilters } from './wall-filters';

const read = (query: string) => wallFilters(new URLSearchParams(query));
const none = { ano: undefined, passo: undefined, premio: undefined, distrito: undefined, distinguidos: false };

test('an address says what is asked for, and is written again as it was', () => {
  const address =
    '/projetos?ano=20242025&passo=fazer&premio=Impacto+nos+Alunos&distrito=Viana+do+Castelo&distinguidos=1';
  const filters = read(address.split('?')[1] ?? '');
  expect(filters).toEqual({
    ano: '20242025',
    passo: 'fazer',
    premio: 'Impacto nos Alunos',
    distrito: 'Viana do Castelo',
    distinguidos: true,
  });
  expect(wallAddress(filters)).toBe(address);
  expect(wallAddress(filters, 48)).toBe(`${address}&mostrar=48`);
  expect(read(`distrito=${encodeURIComponent('Évora')}`).distrito).toBe('Évora');
});

test.each([
  'ano=abc',
  'ano=20242026',
  'ano=',
  'passo=voar',
  'distrito=Galiza',
  'distrito=porto',
  'premio=%20',
  `premio=${'x'.repeat(121)}`,
  'distinguidos=sim',
])('%s asks for nothing', (query) => {
  expect(read(query)).toEqual(none);
  expect(isFiltered(read(query))).toBe(false);
});

test('of a name that is there twice the first counts', () => {
  expect(read('ano=20242025&ano=20152016').ano).toBe('20242025');
});

test('the whole wall has the shortest address', () => {
  expect(wallAddress(none)).toBe('/projetos');
  expect(wallAddress({ ano: '20242025' })).toBe('/projetos?ano=20242025');
});

test('a form that is sent with nothing chosen has empty filters', () => {
  expect(hasEmptyFilters(new URLSearchParams('ano=&passo=fazer'))).toBe(true);
  expect(hasEmptyFilters(new URLSearchParams('passo=fazer&utm='))).toBe(false);
});

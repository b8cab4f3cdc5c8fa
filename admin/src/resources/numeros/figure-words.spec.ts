import { expect, test } from 'vitest';
import { chosenEdition, differenceWords, type Edition, figuresCsv } from './figure-words.js';

const unknown = {
  escolas: null,
  alunos: null,
  semAlunos: null,
  professores: null,
  distritos: null,
  ciclos: null,
  projetos: null,
  premios: null,
  voluntarios: null,
  downloads: null,
  newsletter: null,
  porDistrito: [],
  porCiclo: [],
};
const edition = (anoLetivo: string, fase: Edition['fase'], more: Partial<Edition> = {}): Edition => ({
  ...unknown,
  chave: anoLetivo.replace('/', ''),
  anoLetivo,
  fase,
  ...more,
});

test('the edition shown is the one that the address names, or the newest that has begun', () => {
  const editions = [edition('2027/2028', 'antes'), edition('2026/2027', 'inscricoes'), edition('2025/2026', 'arquivo')];
  expect(chosenEdition(editions, '20252026')?.anoLetivo).toBe('2025/2026');
  expect(chosenEdition(editions, null)?.anoLetivo).toBe('2026/2027');
  expect(chosenEdition(editions, 'outra')?.anoLetivo).toBe('2026/2027');
  expect(chosenEdition(editions.slice(0, 1), null)?.anoLetivo).toBe('2027/2028');
  expect(chosenEdition([], null)).toBeUndefined();
});

test('a difference has its sign, and is not said of what is unknown', () => {
  expect([differenceWords(12, 5), differenceWords(5, 12), differenceWords(5, 5)]).toEqual(['+7', '-7', '0']);
  expect([differenceWords(null, 5), differenceWords(5, null), differenceWords(5, undefined)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the CSV has a column for each edition, a row for each figure, district and cycle, and nothing where nobody knows', () => {
  const porDistrito = [
    { nome: 'Faro', escolas: 1, alunos: 20 },
    { nome: null, escolas: 1, alunos: 0 },
  ];
  const porCiclo = [{ nome: '2.º ciclo', escolas: 2, alunos: 20 }];
  const csv = figuresCsv([
    edition('2026/2027', 'inscricoes', { escolas: 2, alunos: 20, premios: 0, porDistrito, porCiclo }),
    edition('2025/2026', 'arquivo', { escolas: 1, porDistrito: [{ nome: 'Porto', escolas: 1, alunos: 9 }] }),
    edition('2024/2025', 'arquivo', { projetos: 3 }),
  ]);
  const rows = csv.trim().split('\r\n');
  expect(rows[0]).toBe('"Número";"2026/2027";"2025/2026";"2024/2025"');
  expect(rows).toContain('"Escolas";"2";"1";""');
  expect(rows).toContain('"Prémios";"0";"";""');
  expect(rows).toContain('"Projetos entregues";"";"";"3"');
  expect(rows).toContain('"Escolas: distrito: Faro";"1";"0";""');
  expect(rows).toContain('"Alunos: distrito: Porto";"0";"9";""');
  expect(rows).toContain('"Escolas: distrito: Por indicar";"1";"0";""');
  expect(rows).toContain('"Alunos: ciclo: 2.º ciclo";"20";"";""');
  expect(rows).toHaveLength(1 + 10 + 3 + 3 + 1 + 1);
});

import { describe, expect, it } from '@jest/globals';
import { fullNamesOfProject, handingInOn, missingOfProject } from './project.js';

const whole = {
  titulo: 'A horta',
  frase: 'Um canteiro que dá sopa.',
  sentir: 'a',
  imaginar: 'b',
  fazer: 'c',
  partilhar: 'd',
  fotos: [{ descricao: 'Alfaces.', menores: false }],
};

describe('a project', () => {
  it('lacks nothing without pictures, and else a description and a word on children for each', () => {
    expect(missingOfProject(whole)).toEqual([]);
    expect(missingOfProject({ ...whole, fotos: [] })).toEqual([]);
    expect(missingOfProject({ ...whole, fotos: [...whole.fotos, { descricao: ' ', menores: null }] })).toEqual([
      'a descrição da fotografia 2',
      'dizer se há crianças na fotografia 2',
    ]);
  });

  it('lacks each word that is blank', () => {
    const blank = { ...whole, titulo: '', frase: ' ', sentir: '\n', imaginar: '', fazer: '', partilhar: '' };
    expect(missingOfProject(blank)).toHaveLength(6);
  });

  it('may hold full names in its sentence, its steps and what its pictures show, and not in its title', () => {
    const named = { titulo: 'Horta Feliz', frase: 'Da Ana Luz.', fazer: 'O Rui Reis cavou.' };
    const fotos = [{ descricao: 'A Eva Matos rega.', menores: true }];
    expect(fullNamesOfProject({ ...whole, ...named, fotos })).toEqual(['Ana Luz', 'Rui Reis', 'Eva Matos']);
  });
});

describe('handing in', () => {
  const edition = {
    chave: '20262027',
    inscricoesAbrem: '2026-09-01',
    inscricoesFecham: '2027-04-30',
    submissaoAbre: '2027-05-02',
    submissaoFecha: '2027-05-31',
    festival: null,
    resultados: '2027-06-30',
  };

  it.each([
    ['2027-05-01', null, 'porAbrir'],
    ['2027-05-02', null, 'aberta'],
    ['2027-05-31', null, 'aberta'],
    ['2027-06-01', null, 'fechada'],
    ['2027-06-01', '2027-06-03', 'aberta'],
    ['2027-06-03', '2027-06-03', 'aberta'],
    ['2027-06-04', '2027-06-03', 'fechada'],
    ['2027-05-01', '2027-06-03', 'aberta'],
  ] as const)('is on %s, with more time until %s, %s', (day, lateUntil, expected) => {
    expect(handingInOn(edition, lateUntil, day)).toBe(expected);
  });
});

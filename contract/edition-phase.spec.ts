import { expect, test } from '@jest/globals';
import { type EditionCalendar, phaseOn, presentEdition } from './edition-phase.js';

const edition = {
  chave: '20262027',
  inscricoesAbrem: '2026-09-01',
  inscricoesFecham: '2027-04-30',
  submissaoAbre: '2027-05-03',
  submissaoFecha: '2027-05-31',
  festival: '2027-06-12',
  resultados: '2027-06-30',
};

test.each([
  ['2026-08-31', 'antes'],
  ['2026-09-01', 'inscricoes'],
  ['2027-04-30', 'inscricoes'],
  ['2027-05-01', 'desenvolvimento'],
  ['2027-05-03', 'submissao'],
  ['2027-05-31', 'submissao'],
  ['2027-06-01', 'selecao'],
  ['2027-06-12', 'festival'],
  ['2027-06-30', 'festival'],
  ['2027-07-01', 'arquivo'],
])('on %s the phase is %s', (today, phase) => {
  expect(phaseOn(edition, today)).toBe(phase);
});

test('until the day of the festival is known, projects are being chosen', () => {
  expect(phaseOn({ ...edition, festival: null }, '2027-06-30')).toBe('selecao');
  expect(phaseOn({ ...edition, festival: null }, '2027-07-01')).toBe('arquivo');
});

test('an edition without a calendar is over', () => {
  const none: Record<keyof EditionCalendar, null> = {
    inscricoesAbrem: null,
    inscricoesFecham: null,
    submissaoAbre: null,
    submissaoFecha: null,
    festival: null,
    resultados: null,
  };
  expect(phaseOn({ chave: '20152016', ...none }, '2016-01-01')).toBe('arquivo');
  expect(presentEdition([{ chave: '20152016', ...none }], '2016-01-01')).toBeUndefined();
});

test('the present edition is the first that is not over, else the last', () => {
  const next = {
    ...edition,
    chave: '20272028',
    inscricoesAbrem: '2027-09-01',
    inscricoesFecham: '2028-04-30',
    submissaoAbre: '2028-05-01',
    submissaoFecha: '2028-05-31',
    festival: null,
    resultados: '2028-06-30',
  };
  const of = (today: string) => presentEdition([next, edition], today)?.chave;
  expect(of('2027-06-30')).toBe('20262027');
  expect(of('2027-07-01')).toBe('20272028');
  expect(of('2029-01-01')).toBe('20272028');
});

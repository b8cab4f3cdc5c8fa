import { expect, test } from 'vitest';
import { phaseTexts } from '~/content/desafio';
import { challengeOn, daysUntil } from './challenge';
import { lisbonDay } from './lisbon-date';

const edition = {
  chave: '20262027',
  anoLetivo: '2026/2027',
  inscricoesAbrem: '2026-09-01',
  inscricoesFecham: '2027-04-30',
  submissaoAbre: '2027-05-03',
  submissaoFecha: '2027-05-31',
  festival: '2027-06-12',
  festivalLocal: 'Gaia',
  resultados: '2027-06-30',
  custo: 'Gratuito',
};

test.each([
  ['2026-08-31T22:59:59Z', 'As inscrições na edição 2026/2027 abrem a 1 de setembro de 2026.'],
  ['2026-08-31T23:00:00Z', 'Até 30 de abril · gratuito · faltam 241 dias'],
  ['2027-04-29T12:00:00Z', 'Até 30 de abril · gratuito · falta 1 dia'],
  ['2027-04-30T22:59:59Z', 'Até 30 de abril · gratuito · é hoje o último dia'],
  ['2027-04-30T23:00:00Z', 'Edição 2026/2027: os projetos entregam-se de 3 a 31 de maio.'],
  ['2027-05-31T22:59:59Z', 'Edição 2026/2027: entrega dos projetos até 31 de maio · é hoje o último dia'],
  ['2027-05-31T23:00:00Z', 'Edição 2026/2027: os projetos estão a ser lidos. O festival é a 12 de junho, em Gaia.'],
  ['2027-06-12T12:00:00Z', 'É hoje o festival da edição 2026/2027, em Gaia.'],
  ['2027-06-13T12:00:00Z', 'Edição 2026/2027: os resultados são conhecidos até 30 de junho.'],
  ['2027-06-30T23:00:00Z', 'A edição 2026/2027 terminou. Obrigado a todas as escolas!'],
])('at %s the year says: %s', (moment, line) => {
  const challenge = challengeOn(edition, lisbonDay(moment));
  expect(phaseTexts[challenge.phase].line(challenge)).toBe(line);
});

test('the year says no more than is known of an edition', () => {
  const bare = { ...edition, festival: null, festivalLocal: null, custo: null };
  const line = (today: string) => {
    const challenge = challengeOn(bare, today);
    return phaseTexts[challenge.phase].line(challenge);
  };
  expect(line('2027-04-29')).toBe('Até 30 de abril · falta 1 dia');
  expect(line('2027-06-12')).toBe(
    'Edição 2026/2027: os projetos estão a ser lidos. A data do festival é anunciada em breve.',
  );
});

test.each([
  ['2027-04-30', 0],
  ['2027-04-29', 1],
  // the clocks change in between
  ['2027-03-27', 34],
])('on %s %i days are left', (today, days) => {
  expect(daysUntil('2027-04-30', today)).toBe(days);
});

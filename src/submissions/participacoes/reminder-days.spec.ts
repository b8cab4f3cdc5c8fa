import { describe, expect, it } from '@jest/globals';
import { isDaytime, reminderDays, reminderOn, whenWords } from './reminder-days.js';

const edition = {
  inscricoesAbrem: '2029-09-01',
  inscricoesFecham: '2030-04-30',
  submissaoAbre: '2030-05-02',
  submissaoFecha: '2030-05-31',
  festival: null,
  resultados: '2030-06-30',
};

describe('the reminder of a day', () => {
  it.each([
    ['2030-04-15', undefined],
    ['2030-04-16', 'inscricoes'],
    ['2030-04-30', 'inscricoes'],
    ['2030-05-01', undefined],
    ['2030-05-16', undefined],
    ['2030-05-17', 'submissao14'],
    ['2030-05-27', 'submissao14'],
    ['2030-05-28', 'submissao3'],
    ['2030-05-29', 'submissao3'],
    ['2030-05-30', 'submissao1'],
    ['2030-05-31', 'submissao1'],
    ['2030-06-01', undefined],
  ])('on %s is %s', (day, kind) => {
    expect(reminderOn(edition, day)).toBe(kind);
  });

  it('never goes before the period is open, and not at all where that is too short for it', () => {
    const short = { ...edition, submissaoAbre: '2030-05-25' };
    expect(reminderDays('submissao14', short)).toEqual({ de: '2030-05-25', ate: '2030-05-27', prazo: '2030-05-31' });
    expect(reminderDays('submissao14', { ...edition, submissaoAbre: '2030-05-28' })).toBeUndefined();
  });

  it('goes from nine to seven in the evening in Lisbon, in summer and in winter', () => {
    const times = ['2030-05-17T07:59:59Z', '2030-05-17T08:00:00Z', '2030-05-17T17:59:59Z', '2030-05-17T18:00:00Z'];
    expect(times.map((time) => isDaytime(new Date(time)))).toEqual([false, true, true, false]);
    expect(['2030-01-17T08:59:59Z', '2030-01-17T09:00:00Z'].map((time) => isDaytime(new Date(time)))).toEqual([
      false,
      true,
    ]);
  });

  it('says how far away the last day is', () => {
    const words = ['2030-05-17', '2030-05-29', '2030-05-30', '2030-05-31'].map((day) => whenWords('2030-05-31', day));
    expect(words).toEqual(['daqui a 14 dias', 'daqui a 2 dias', 'amanhã', 'hoje']);
  });
});

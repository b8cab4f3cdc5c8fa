import { phaseOn } from '@contract/edition-phase';
import type { Challenge } from '~/content/desafio';
import { dayAndMonth, dayPeriod, writtenDate } from './lisbon-date';
import { type PlannedEdition, useRootData } from '~/lib/pages/root-data';

const DAY_MS = 86_400_000;

/** Returns how many days are left after a day until another; 0 on the last one. */
export function daysUntil(last: string, today: string): number {
  return Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
}

/** Returns an edition as it stands on a day. */
export function challengeOn(edition: PlannedEdition, today: string): Challenge {
  const { inscricoesAbrem, inscricoesFecham, submissaoAbre, submissaoFecha, festival, resultados } = edition;
  const phase = phaseOn(edition, today);
  return {
    phase,
    edition: edition.anoLetivo,
    cost: edition.custo ?? undefined,
    opens: writtenDate(inscricoesAbrem) ?? '',
    deadline: writtenDate(inscricoesFecham) ?? '',
    until: dayAndMonth(inscricoesFecham),
    submissionOpens: dayAndMonth(submissaoAbre),
    submissionUntil: dayAndMonth(submissaoFecha),
    submission: dayPeriod(submissaoAbre, submissaoFecha),
    festival: festival === null ? undefined : dayAndMonth(festival),
    festivalPlace: edition.festivalLocal ?? undefined,
    isFestivalToday: festival === today,
    resultsUntil: dayAndMonth(resultados),
    daysLeft: daysUntil(phase === 'submissao' ? submissaoFecha : inscricoesFecham, today),
  };
}

/** Returns the present edition as it stands today; undefined where there is none, or nobody could say. */
export function useChallenge(): Challenge | undefined {
  const { today, edition } = useRootData();
  return edition && challengeOn(edition, today);
}

import { inscricoes } from '@contract/pages/inscricoes';
import type { Challenge, ChallengePhase } from '~/content/desafio';
import { dayAndMonth, writtenDate } from './lisbon-date';
import { useRootData } from '~/lib/pages/root-data';
import { useWords } from './use-words';

const DAY_MS = 86_400_000;

/**
 * Returns the phase of the challenge on a day; both days of the registration count. Projects are handed in until the end
 * of May and the festival is in June of the year in which the registration ends, as the rules of the challenge say. All
 * are calendar days in Lisbon, `2026-06-05`.
 */
export function challengePhaseOn(
  today: string,
  { opens, deadline }: { opens: string; deadline: string },
): ChallengePhase {
  const year = deadline.slice(0, 4);
  if (today <= deadline) return today < opens ? 'antes' : 'inscricoes';
  if (today <= `${year}-05-31`) return 'submissao';
  return today <= `${year}-06-30` ? 'festival' : 'arquivo';
}

/** Returns how many days are left after a day until another; 0 on the last one. */
export function daysUntil(last: string, today: string): number {
  return Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
}

/** Returns the edition of the challenge that takes registrations, as it stands today. */
export function useChallenge(): Challenge {
  const { today } = useRootData();
  const { edition, cost, opens, deadline } = useWords(inscricoes);
  return {
    phase: challengePhaseOn(today, { opens, deadline }),
    edition,
    cost,
    opens: writtenDate(opens) ?? '',
    deadline: writtenDate(deadline) ?? '',
    until: dayAndMonth(deadline),
    daysLeft: daysUntil(deadline, today),
  };
}

import type { EditionCalendar } from '../../../contract/edition-phase.js';
import { periods } from '../../../contract/periods.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { daysFrom, lisbonHour } from '#platform/dates/lisbon-day.js';

export const reminderKinds = ['inscricoes', 'submissao14', 'submissao3', 'submissao1'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const registration = { opens: 'inscricoesAbrem', ends: 'inscricoesFecham' } as const;
const handingIn = { opens: 'submissaoAbre', ends: 'submissaoFecha' } as const;

const { reminderDays: first, reminderFromHour, reminderUntilHour } = periods;

/** The period that each is about, and how many days before its end it goes at the latest: until the next one does. */
const plan = {
  inscricoes: { ...registration, latest: 0 },
  submissao14: { ...handingIn, latest: first.submissao3 + 1 },
  submissao3: { ...handingIn, latest: first.submissao1 + 1 },
  submissao1: { ...handingIn, latest: 0 },
} as const satisfies Record<ReminderKind, object>;

/**
 * Returns the days in Lisbon on which a reminder goes in an edition, on the first, or where that was missed until the last;
 * none where the period is too short for it.
 */
export function reminderDays(kind: ReminderKind, edition: EditionCalendar) {
  const { opens, ends, latest } = plan[kind];
  const [opening, prazo] = [edition[opens], edition[ends]];
  const day = daysFrom(prazo, -first[kind]);
  const [de, ate] = [day < opening ? opening : day, daysFrom(prazo, -latest)];
  return de > ate ? undefined : { de, ate, prazo };
}

/** Returns the reminder that goes on a day in Lisbon: of two kinds never both. */
export function reminderOn(edition: EditionCalendar, today: string): ReminderKind | undefined {
  return reminderKinds.find((kind) => {
    const days = reminderDays(kind, edition);
    return days !== undefined && days.de <= today && today <= days.ate;
  });
}

/** Whether schools may be written to unasked: by day in Lisbon. */
export function isDaytime(now: Date): boolean {
  const hour = lisbonHour(now);
  return hour >= reminderFromHour && hour < reminderUntilHour;
}

/** Says how far away the last day is: 'daqui a 14 dias'. */
export function whenWords(prazo: string, today: string): string {
  const days = (Date.parse(prazo) - Date.parse(today)) / DAY_MS;
  if (days < 1) return 'hoje';
  return days === 1 ? 'amanhã' : `daqui a ${days} dias`;
}

import { DAY_MS, HOUR_MS } from './durations.js';

const day = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/Lisbon',
});

/** The calendar day of a moment as people in Lisbon have it: `2026-06-05`. Days so written are in order as texts. */
export function lisbonDay(moment: Date): string {
  return day.format(moment);
}

/** The midnight in Lisbon that a moment comes after: that of UTC, or in summer an hour earlier. */
export function startOfLisbonDay(moment: Date): Date {
  const today = lisbonDay(moment);
  const inWinter = new Date(`${today}T00:00:00Z`);
  const inSummer = new Date(inWinter.getTime() - HOUR_MS);
  return lisbonDay(inSummer) === today ? inSummer : inWinter;
}

/** The last moment of a day in Lisbon, which has an hour less or more where the clocks change. */
export function endOfLisbonDay(moment: Date): Date {
  const tomorrow = new Date(startOfLisbonDay(moment).getTime() + DAY_MS + 2 * HOUR_MS);
  return new Date(startOfLisbonDay(tomorrow).getTime() - 1);
}

import { DAY_MS, HOUR_MS } from './durations.js';

const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/Lisbon',
});

/** The calendar day of a moment as people in Lisbon have it: `2026-06-05`. Days so written are in order as texts. */
export function lisbonDay(moment: Date): string {
  return isoDay.format(moment);
}

/** The midnight in Lisbon that a moment comes after: that of UTC, or in summer an hour earlier. */
export function startOfLisbonDay(moment: Date): Date {
  const today = lisbonDay(moment);
  const inWinter = new Date(`${today}T00:00:00Z`);
  const inSummer = new Date(inWinter.getTime() - HOUR_MS);
  return lisbonDay(inSummer) === today ? inSummer : inWinter;
}

/** The midnight in Lisbon that a moment comes before. */
export function startOfNextLisbonDay(moment: Date): Date {
  // half a day into the next day, whatever the clocks do in the night
  return startOfLisbonDay(new Date(startOfLisbonDay(moment).getTime() + 1.5 * DAY_MS));
}

/** The last moment of a day in Lisbon, which has an hour less or more where the clocks change. */
export function endOfLisbonDay(moment: Date): Date {
  return new Date(startOfNextLisbonDay(moment).getTime() - 1);
}

const timeInLisbon = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short', timeZone: 'Europe/Lisbon' });

/** A moment as people in Lisbon write it: '5 de junho de 2026, às 10h30'. */
export function lisbonWords(moment: Date): string {
  return `${dayWords(lisbonDay(moment))}, às ${timeInLisbon.format(moment).replace(':', 'h')}`;
}

const hourInLisbon = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Lisbon' });

export function lisbonHour(moment: Date): number {
  return Number(hourInLisbon.format(moment));
}

/** The year of a moment as people read it in Lisbon: midnight of 1 January there belongs to the new year. */
export function lisbonYear(moment: Date): number {
  return Number(lisbonDay(moment).slice(0, 4));
}

const dayInWords = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, `2026-06-05`, as people say it: '5 de junho de 2026'. */
export function dayWords(day: string): string {
  return dayInWords.format(new Date(`${day}T00:00:00Z`));
}

/** The same day of the next month, or that month's last day: a month as the law counts it. `2026-11-22` → `2026-12-22` */
export function aMonthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

/** The day that comes so many days after another, or before it. `2026-06-05`, -5 → `2026-05-31` */
export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

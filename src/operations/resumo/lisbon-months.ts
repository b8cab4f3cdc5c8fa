import { HOUR_MS } from '../../platform/dates/durations.js';

const hourInLisbon = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Lisbon' });
const monthInLisbon = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Lisbon',
});

/** A calendar month as people in Lisbon have it: `from` is its first moment, `to` the next month's. */
export interface Month {
  /** `2026-04` */
  name: string;
  from: Date;
  to: Date;
}

/** The last `count` months, oldest first, the present one included. */
export function lastMonths(count: number, now = new Date()): Month[] {
  const [year, month] = monthInLisbon.format(now).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) => {
    const first = month - count + index;
    const name = new Date(Date.UTC(year, first, 1)).toISOString().slice(0, 7);
    return { name, from: firstMoment(year, first), to: firstMoment(year, first + 1) };
  });
}

/** Lisbon is at UTC or an hour ahead of it, so at UTC midnight its clock shows its offset. */
function firstMoment(year: number, month: number): Date {
  const midnight = new Date(Date.UTC(year, month, 1));
  return new Date(midnight.getTime() - Number(hourInLisbon.format(midnight)) * HOUR_MS);
}

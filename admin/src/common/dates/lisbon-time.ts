const ZONE = 'Europe/Lisbon';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function wallClock(moment: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** The value of a `datetime-local` input (yyyy-mm-ddThh:mm) that shows a moment as Lisbon's clocks do; '' for none. */
export function toLisbonInput(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const { year, month, day, hour, minute } = wallClock(moment);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** How far Lisbon's clocks are ahead of UTC at a moment, in milliseconds. */
function lisbonOffset(moment: Date): number {
  const { year, month, day, hour, minute, second } = wallClock(moment);
  const asUtc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return asUtc - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The moment, ISO 8601 in UTC, at which Lisbon's clocks show the value of a `datetime-local` input; null for none. */
export function fromLisbonInput(local: string): string | null {
  const asUtc = new Date(`${local}Z`);
  if (local === '' || Number.isNaN(asUtc.getTime())) return null;
  const guess = new Date(asUtc.getTime() - lisbonOffset(asUtc));
  return new Date(asUtc.getTime() - lisbonOffset(guess)).toISOString();
}

/** The calendar day (yyyy-mm-dd) on which a moment falls in Lisbon; '' for none. */
export function lisbonDay(iso: string | null | undefined): string {
  return toLisbonInput(iso).slice(0, 10);
}

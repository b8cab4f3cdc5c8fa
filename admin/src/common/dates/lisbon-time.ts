const ZONE = 'Europe/Lisbon';

/** Sweden writes yyyy-mm-dd hh:mm:ss. */
const clocks = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** Lisbon's clocks at a moment, yyyy-mm-ddThh:mm:ss; a year that is still being typed has zeros before it. */
function wallClock(moment: Date): string {
  return clocks.format(moment).replace(' ', 'T').padStart('yyyy-mm-ddThh:mm:ss'.length, '0');
}

/** The value of a `datetime-local` input (yyyy-mm-ddThh:mm) that shows a moment as Lisbon's clocks do; '' for none. */
export function toLisbonInput(iso: string | null | undefined): string {
  if (!iso) return '';
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : wallClock(moment).slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** How far Lisbon's clocks are ahead of UTC at a moment, in milliseconds. */
function lisbonOffset(moment: Date): number {
  return Date.parse(`${wallClock(moment)}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The message for a date and a time without a moment: the hour that summer time skips. */
export const SKIPPED_HOUR =
  'Esta hora não existe: nessa madrugada começa a hora de verão e os relógios passam da 1:00 para as 2:00. Escolha outra.';

/**
 * The moment, ISO 8601 in UTC, at which Lisbon's clocks show the value of a `datetime-local` input; null for none, which
 * of a whole value is the {@link SKIPPED_HOUR}.
 */
export function fromLisbonInput(local: string): string | null {
  const asUtc = new Date(`${local}Z`);
  if (local === '' || Number.isNaN(asUtc.getTime())) return null;
  const guess = new Date(asUtc.getTime() - lisbonOffset(asUtc));
  const moment = new Date(asUtc.getTime() - lisbonOffset(guess)).toISOString();
  return local.startsWith(toLisbonInput(moment)) ? moment : null;
}

/** The calendar day (yyyy-mm-dd) on which a moment falls in Lisbon; '' for none. */
export function lisbonDay(iso: string | null | undefined): string {
  return toLisbonInput(iso).slice(0, 10);
}

/** The present day in Lisbon: `2026-06-05`. */
export const lisbonToday = (): string => lisbonDay(new Date().toISOString());

/** The first moment of a calendar day (yyyy-mm-dd) in Lisbon, or its last; null for none. */
export function fromLisbonDay(day: string, edge: 'start' | 'end'): string | null {
  return fromLisbonInput(day === '' ? '' : `${day}T${edge === 'start' ? '00:00:00' : '23:59:59.999'}`);
}

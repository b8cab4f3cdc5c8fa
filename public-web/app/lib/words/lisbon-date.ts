type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const options = {
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  written: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Format = keyof typeof options;

const made: Partial<Record<Format, Intl.DateTimeFormat>> = {};

/** Returns a format, made when it is first asked for: all of them hold a slow phone up for a tenth of a second. */
const formatOf = (name: Format) =>
  (made[name] ??= new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', ...options[name] }));

function parts(iso: string | null | undefined, format: Format): Parts | undefined {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return Object.fromEntries(
    formatOf(format)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

function formatted(iso: string | null | undefined, format: Format): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : formatOf(format).format(date);
}

/** `DD.MM.YYYY`, or nothing when the date is missing or bad. */
export function shortDate(iso: string | null | undefined): string | undefined {
  const date = parts(iso, 'numeric');
  return date && `${date.day}.${date.month}.${date.year}`;
}

/** The long form, `sábado, 12 de dezembro de 2026`; nothing when it is missing or bad. */
export function longDate(iso: string | null | undefined): string | undefined {
  return formatted(iso, 'long');
}

/** The time of day, `09:30`; nothing when it is missing or bad. */
export function timeOfDay(iso: string | null | undefined): string | undefined {
  return formatted(iso, 'time');
}

/** A date as it is written out, `5 de junho de 2026`; nothing when it is missing or bad. */
export function writtenDate(iso: string | null | undefined): string | undefined {
  return formatted(iso, 'written');
}

/** A day of this year as it is written out, `5 de junho`. */
export function dayAndMonth(iso: string): string {
  return formatOf('dayAndMonth').format(new Date(iso));
}

/** A period of days as it is written out, `1 a 31 de maio`. */
export function dayPeriod(first: string, last: string): string {
  const isInOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isInOneMonth ? Number(first.slice(8)) : dayAndMonth(first)} a ${dayAndMonth(last)}`;
}

/** A moment as it is written out, `5 de junho de 2026, às 10h30`. */
export function dayAndTime(iso: string): string {
  return `${writtenDate(iso)}, às ${timeOfDay(iso)?.replace(':', 'h')}`;
}

/** The day of a moment in Portugal, `2026-06-05`; today where none is given. */
export function lisbonDay(iso = new Date().toISOString()): string {
  const day = parts(iso, 'numeric');
  return `${day?.year}-${day?.month}-${day?.day}`;
}

/** The current year in Portugal. */
export function currentYear(): number {
  return Number(parts(new Date().toISOString(), 'numeric')?.year);
}

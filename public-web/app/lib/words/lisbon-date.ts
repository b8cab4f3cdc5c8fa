type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formats = {
  numeric: new Intl.DateTimeFormat('pt-PT', {
    timeZone: 'Europe/Lisbon',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }),
  long: new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', dateStyle: 'full' }),
  time: new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', timeStyle: 'short' }),
  dayAndMonth: new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', day: 'numeric', month: 'long' }),
  written: new Intl.DateTimeFormat('pt-PT', { timeZone: 'Europe/Lisbon', dateStyle: 'long' }),
};

function parts(iso: string | null | undefined, format: Intl.DateTimeFormat): Parts | undefined {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

function formatted(iso: string | null | undefined, format: Intl.DateTimeFormat): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}

/** `DD.MM.YYYY`, or nothing when the date is missing or bad. */
export function shortDate(iso: string | null | undefined): string | undefined {
  const date = parts(iso, formats.numeric);
  return date && `${date.day}.${date.month}.${date.year}`;
}

/** The long form, `sábado, 12 de dezembro de 2026`; nothing when it is missing or bad. */
export function longDate(iso: string | null | undefined): string | undefined {
  return formatted(iso, formats.long);
}

/** The time of day, `09:30`; nothing when it is missing or bad. */
export function timeOfDay(iso: string | null | undefined): string | undefined {
  return formatted(iso, formats.time);
}

/** A date as it is written out, `5 de junho de 2026`; nothing when it is missing or bad. */
export function writtenDate(iso: string | null | undefined): string | undefined {
  return formatted(iso, formats.written);
}

/** A day of this year as it is written out, `5 de junho`. */
export function dayAndMonth(iso: string): string {
  return formats.dayAndMonth.format(new Date(iso));
}

/** A period of this year as it is written out, `1 a 31 de maio`, `20 de abril a 10 de maio`. */
export function daysBetween(first: string, last: string): string {
  const [day = '', ...month] = dayAndMonth(first).split(' ');
  const until = dayAndMonth(last);
  return `${until.endsWith(month.join(' ')) ? day : dayAndMonth(first)} a ${until}`;
}

/** A moment as it is written out, `5 de junho de 2026, às 10h30`. */
export function dayAndTime(iso: string): string {
  return `${writtenDate(iso)}, às ${timeOfDay(iso)?.replace(':', 'h')}`;
}

/** The day of a moment in Portugal, `2026-06-05`; today where none is given. */
export function lisbonDay(iso = new Date().toISOString()): string {
  const day = parts(iso, formats.numeric);
  return `${day?.year}-${day?.month}-${day?.day}`;
}

/** The current year in Portugal. */
export function currentYear(): number {
  return Number(parts(new Date().toISOString(), formats.numeric)?.year);
}

const format = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, `2026-06-05`, as people say it: '5 de junho de 2026'. */
export function dayWords(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

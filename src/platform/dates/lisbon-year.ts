const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/Lisbon' });

/** The year of a moment as people read it in Lisbon: midnight of 1 January there belongs to the new year. */
export function lisbonYear(moment: Date): number {
  return Number(year.format(moment));
}

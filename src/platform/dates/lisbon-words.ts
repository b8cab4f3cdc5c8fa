const format = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Lisbon' });

/** A moment as people in Lisbon say it: '5 de junho de 2026 às 10:30'. */
export function lisbonWords(moment: Date): string {
  return format.format(moment);
}

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

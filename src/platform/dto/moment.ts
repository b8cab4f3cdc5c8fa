const DATE_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Reads ISO 8601; without a zone it is UTC. @returns undefined where it is no such moment (30 February is none) */
export function parseMoment(written: string): Date | undefined {
  if (!DATE_TIME.test(written)) return undefined;
  const zoned = /(Z|[+-]\d{2}:\d{2})$/.test(written) || !written.includes('T');
  const moment = new Date(zoned ? written : `${written}Z`);
  const year = moment.getUTCFullYear();
  return isDay(written.slice(0, 10)) && year >= FIRST_YEAR && year <= LAST_YEAR ? moment : undefined;
}

/** JavaScript rolls a day that its month does not have over into the next month. */
function isDay(written: string): boolean {
  const day = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written);
}

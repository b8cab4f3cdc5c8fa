const FIRST = 2009;
const LAST = 2098;

/** Whether a value is the key of a school year: two years that follow on each other, `20252026`. */
export function isSchoolYear(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{8}$/.test(value)) return false;
  const first = Number(value.slice(0, 4));
  return first >= FIRST && first <= LAST && Number(value.slice(4)) === first + 1;
}

/** A school year as people write it: `2025/2026`. */
export function schoolYear(chave: string): string {
  return `${chave.slice(0, 4)}/${chave.slice(4)}`;
}

/** The key of the school year of a day, `2026-06-05`: it begins in September. */
export function schoolYearOn(day: string): string {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= '09-01' ? year : year - 1;
  return `${first}${first + 1}`;
}

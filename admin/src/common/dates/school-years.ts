/** The first year in which the association held the challenge. */
const FIRST = 2011;
/** From then on people speak of the next school year. */
const SEPTEMBER = 9;

const nameOf = (first: number) => ({ id: `${first}${first + 1}`, name: `${first}/${first + 1}` });

/** How people write the key of a school year: '2026/2027'. */
export const yearName = (key: string): string => `${key.slice(0, 4)}/${key.slice(4)}`;

/** The key of the school year that a day, `2026-06-05`, is in. */
export function schoolYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return nameOf(month >= SEPTEMBER ? year : year - 1).id;
}

/** The key of the school year after another, `2026/2027`. */
export function yearAfter(name: string): string {
  return nameOf(Number(name.slice(0, 4)) + 1).id;
}

/** The school years that an edition may be of, the newest first: to the one after that of a day. */
export function schoolYears(day: string): { readonly id: string; readonly name: string }[] {
  const last = Number(schoolYearOf(day).slice(0, 4)) + 1;
  return Array.from({ length: last - FIRST + 1 }, (_, index) => nameOf(last - index));
}

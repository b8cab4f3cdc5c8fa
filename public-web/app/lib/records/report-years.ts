import { currentYear } from '~/lib/words/lisbon-date';

const FIRST = 2021;

/** The years that the reports page offers, from the current one down. */
export function reportYears(): number[] {
  const current = currentYear();
  return Array.from({ length: current - FIRST + 1 }, (_, index) => current - index);
}

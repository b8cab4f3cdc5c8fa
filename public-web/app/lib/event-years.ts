import { currentYear } from './lisbon-date';

const FIRST = 2020;

/** The years that the events page offers, up to the current one. */
export function eventYears(): number[] {
  return Array.from({ length: currentYear() - FIRST + 1 }, (_, index) => FIRST + index);
}

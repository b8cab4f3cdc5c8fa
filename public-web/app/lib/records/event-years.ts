import { currentYear } from '~/lib/words/lisbon-date';

const FIRST = 2020;

/** The years that the events page offers: up to the current one, and those besides that have events. */
export function eventYears(withEvents: readonly number[] = []): number[] {
  const upToNow = Array.from({ length: currentYear() - FIRST + 1 }, (_, index) => FIRST + index);
  return [...new Set([...upToNow, ...withEvents])].sort((one, other) => one - other);
}

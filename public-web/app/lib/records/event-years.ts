import { currentYear } from '~/lib/words/lisbon-date';

const FIRST = 2020;

const inOrder = (years: readonly number[]) => [...new Set(years)].sort((one, other) => one - other);

/** The years that may be asked for: from 2020 to the current one, and those besides that have events. */
export function eventYears(withEvents: readonly number[] = []): number[] {
  const upToNow = Array.from({ length: currentYear() - FIRST + 1 }, (_, index) => FIRST + index);
  return inOrder([...upToNow, ...withEvents]);
}

/** The years that the events page offers: those that have events, the current one, and the one that it shows. */
export function offeredYears(withEvents: readonly number[], shown: number): number[] {
  return inOrder([...withEvents, currentYear(), shown]);
}

const FIRST = 2020;

/** The years that the events page offers, up to the given one. */
export function eventYears(current: number): number[] {
  return Array.from({ length: current - FIRST + 1 }, (_, index) => FIRST + index);
}

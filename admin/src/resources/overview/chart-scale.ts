const STEPS = [1, 2, 5, 10];
const MOST_STEPS = 5;

/**
 * The marks of an axis for counts, from 0 in even steps to the first that the highest count does not pass.
 * @param highest a whole number
 */
export function chartTicks(highest: number): number[] {
  const least = Math.max(1, highest) / MOST_STEPS;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = STEPS.map((factor) => factor * power).find((size) => size >= least) ?? power;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

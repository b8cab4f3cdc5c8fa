/** The counts that share a colour; both ends are of them. */
export interface TintStep {
  from: number;
  to: number;
}

const MOST = 4;

/**
 * Divides counts above 0 into at most four steps. Each is wider than the one before, since few districts have many
 * schools, and the last ends with the largest count.
 */
export function tintSteps(counts: readonly number[]): TintStep[] {
  const largest = Math.max(0, ...counts);
  const ends = Array.from({ length: MOST }, (_, index) => Math.round(largest ** ((index + 1) / MOST)));
  const distinct = [...new Set(ends)].filter((end) => end > 0);
  return distinct.map((to, index) => ({ from: (distinct[index - 1] ?? 0) + 1, to }));
}

/** How many times as much is read the second time. */
const TIMES = 10;
/** Sorting is within it, and what a processor does unevenly; the square is far outside. */
const LEEWAY = 2;
/** Of less work nobody can tell what is the machine's. */
const FLOOR_MS = 4;
const FEWEST_RUNS = 2;
const MOST_RUNS = 8;
/** So many times too much is no machine's doing. */
const FAR = 5;

/** The processor time of this process that something takes, in milliseconds: what else the machine does is not in it. */
async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Compares the work on an input with that on one of ten times its size, each the least of several runs.
 * @returns both times where the work grows faster than the input; nothing where it does not
 */
export async function disproportion<Input>(
  size: number,
  make: (size: number) => Input,
  work: (input: Input) => unknown,
): Promise<string | undefined> {
  const inputs = [make(size), make(size * TIMES)] as const;
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 1; run <= MOST_RUNS; run += 1) {
    small = Math.min(small, await workOf(() => work(inputs[0])));
    large = Math.min(large, await workOf(() => work(inputs[1])));
    const most = small * TIMES * LEEWAY + FLOOR_MS;
    if (run >= FEWEST_RUNS && large <= most) return undefined;
    if (run >= FEWEST_RUNS && large > most * FAR) break;
  }
  return `${small.toFixed(1)} ms for ${size}, ${large.toFixed(1)} ms for ${size * TIMES}`;
}

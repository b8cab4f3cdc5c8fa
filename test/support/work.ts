/** How many times as much is read the second time. */
const TIMES = 10;
/** Sorting is within it, and what a processor does unevenly; the square is far outside. */
const LEEWAY = 3;
/** Less work holds nobody up, and nobody can tell what of it is the machine's. */
const FLOOR_MS = 25;
const MOST_RUNS = 12;
/** So many times too much is no machine's doing. */
const FAR = 5;

/** How much of the processor a process has had: what else the machine does is not in it. */
type Usage = () => NodeJS.CpuUsage | Promise<NodeJS.CpuUsage>;

/** The processor time that something takes a process, in milliseconds. */
export async function workOf(run: () => unknown, usage: Usage = () => process.cpuUsage()): Promise<number> {
  const before = await usage();
  await run();
  const after = await usage();
  return (after.user - before.user + after.system - before.system) / 1000;
}

/**
 * Compares the work on an input with that on one of ten times its size, each without what next to nothing takes and the
 * least of several runs.
 * @param usage of the process that works; by default this one
 * @returns the times where the work grows faster than the input; nothing where it does not
 */
export async function disproportion<Input>(
  size: number,
  make: (size: number) => Input,
  work: (input: Input) => unknown,
  usage?: Usage,
): Promise<string | undefined> {
  const sized = (characters: number) => ({ input: make(characters), took: Number.POSITIVE_INFINITY });
  const [empty, small, large] = [sized(1), sized(size), sized(size * TIMES)] as const;
  for (let run = 1; run <= MOST_RUNS; run += 1) {
    for (const one of [large, small, empty]) {
      one.took = Math.min(one.took, await workOf(() => work(one.input), usage));
      if (large.took <= FLOOR_MS) return undefined;
    }
    const most = empty.took + Math.max(0, small.took - empty.took) * TIMES * LEEWAY + FLOOR_MS;
    if (run > 1 && large.took <= most) return undefined;
    if (run > 1 && large.took > most * FAR) break;
  }
  const [least, less, more] = [empty, small, large].map(({ took }) => `${took.toFixed(1)} ms`);
  return `${least} for nothing, ${less} for ${size}, ${more} for ${size * TIMES}`;
}

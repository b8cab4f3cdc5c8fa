/**
 * Equal servers behind one queue, first come, first served: a process has one, since Node works in one thread.
 * @typedef {object} Station
 * @property {number} servers
 */

/**
 * One step of a request: the work that it asks of a station.
 * @typedef {object} Step
 * @property {string} station
 * @property {number} ms that a server works on it
 * @property {boolean} [exact] always so long; else as long on average, exponentially distributed
 * @property {number} [patienceMs] it is refused where it was not begun by then
 */

/**
 * Requests of one kind: they come independently of each other, as visitors do (a Poisson process).
 * @typedef {object} Flow
 * @property {number} perSecond
 * @property {Step[]} steps one after the other
 */

/**
 * The outcome of the requests of one kind.
 * @typedef {object} Outcome
 * @property {number} arrived
 * @property {number} refused
 * @property {Float64Array} times milliseconds from coming to being answered, in rising order
 */

/** @typedef {{ flow: string, step: number, begun: number, queued: number }} Job */

/**
 * Simulates stations event by event: what comes within so many seconds, until the last of it is answered. The same seed
 * gives the same figures.
 * @template {string} Name
 * @param {{ stations: Record<string, Station>, flows: Record<Name, Flow>, seconds: number, seed?: number }} given
 * @returns {Record<Name, Outcome>}
 */
export function simulate({ stations, flows, seconds, seed = 1 }) {
  const random = randomFrom(seed);
  const about = (/** @type {number} */ mean) => -mean * Math.log(1 - random());
  const events = new Events();
  const states = new Map(
    Object.entries(stations).map(([name, { servers }]) => [name, { free: servers, queue: new Queue() }]),
  );
  const names = /** @type {Name[]} */ (Object.keys(flows));
  /** @type {Map<string, { arrived: number, refused: number, times: number[] }>} */
  const seen = new Map(names.map((name) => [name, { arrived: 0, refused: 0, times: [] }]));
  const end = seconds * 1_000;

  const seenOf = (/** @type {string} */ flow) =>
    /** @type {NonNullable<ReturnType<typeof seen.get>>} */ (seen.get(flow));
  const stepOf = (/** @type {Job} */ job) => flows[/** @type {Name} */ (job.flow)].steps[job.step];
  const stateOf = (/** @type {Step} */ step) => {
    const state = states.get(step.station);
    if (state === undefined) throw new Error(`No such station: ${step.station}`);
    return state;
  };

  /** @param {number} now @param {Job} job @param {Step} step */
  const begin = (now, job, step) => events.add(now + (step.exact ? step.ms : about(step.ms)), () => leave(job));

  /** Has a request go to where its next step is done. @param {number} now @param {Job} job */
  const enter = (now, job) => {
    const step = stepOf(job);
    if (step === undefined) {
      seenOf(job.flow).times.push(now - job.begun);
      return;
    }
    const state = stateOf(step);
    if (state.free > 0) {
      state.free -= 1;
      begin(now, job, step);
    } else state.queue.add({ ...job, queued: now });
  };

  /** @param {Job} job */
  const leave = (job) => {
    const now = events.now;
    const step = /** @type {Step} */ (stepOf(job));
    const state = stateOf(step);
    state.free += 1;
    while (state.free > 0) {
      const next = state.queue.take();
      if (next === undefined) break;
      const wanted = /** @type {Step} */ (stepOf(next));
      if (wanted.patienceMs !== undefined && now - next.queued > wanted.patienceMs) seenOf(next.flow).refused += 1;
      else {
        state.free -= 1;
        begin(now, next, wanted);
      }
    }
    enter(now, { ...job, step: job.step + 1 });
  };

  /** @param {Name} name */
  const arrive = (name) => {
    const at = events.now + about(1_000 / flows[name].perSecond);
    if (at > end) return;
    events.add(at, () => {
      seenOf(name).arrived += 1;
      arrive(name);
      enter(events.now, { flow: name, step: 0, begun: events.now, queued: events.now });
    });
  };

  for (const name of names) if (flows[name].perSecond > 0) arrive(name);
  events.runAll();
  return /** @type {Record<Name, Outcome>} */ (
    Object.fromEntries(
      [...seen].map(([name, { times, ...counts }]) => [name, { ...counts, times: Float64Array.from(times).sort() }]),
    )
  );
}

/**
 * @param {Outcome} outcome
 * @param {number} part 0.5 for the median
 * @returns {number} milliseconds; NaN where nothing was answered
 */
export function percentile({ times }, part) {
  return times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
}

/** First in, first out, without moving what is behind. */
class Queue {
  /** @type {(Job | undefined)[]} */
  #jobs = [];
  #head = 0;

  /** @param {Job} job */
  add(job) {
    this.#jobs.push(job);
  }

  take() {
    const job = this.#jobs[this.#head];
    if (job === undefined) return undefined;
    this.#jobs[this.#head] = undefined;
    this.#head += 1;
    if (this.#head > 1_000 && this.#head * 2 > this.#jobs.length) {
      this.#jobs = this.#jobs.slice(this.#head);
      this.#head = 0;
    }
    return job;
  }
}

/** The events to come, the earliest first, in a binary heap. */
class Events {
  now = 0;
  /** @type {{ at: number, happen: () => void }[]} */
  #heap = [];

  /** @param {number} at milliseconds @param {() => void} happen */
  add(at, happen) {
    const heap = this.#heap;
    const event = { at, happen };
    let index = heap.push(event) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = /** @type {typeof event} */ (heap[above]);
      if (parent.at <= at) break;
      heap[index] = parent;
      index = above;
    }
    heap[index] = event;
  }

  runAll() {
    for (let event = this.#next(); event !== undefined; event = this.#next()) {
      this.now = event.at;
      event.happen();
    }
  }

  #next() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let below = 2 * index + 1;
      if (below >= heap.length) break;
      const [left, right] = [heap[below], heap[below + 1]];
      if (left !== undefined && right !== undefined && right.at < left.at) below += 1;
      const child = /** @type {typeof last} */ (heap[below]);
      if (child.at >= last.at) break;
      heap[index] = child;
      index = below;
    }
    heap[index] = last;
    return first;
  }
}

/**
 * Numbers from 0 to 1 that a seed determines (mulberry32).
 * @param {number} seed
 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const LIMIT_MS = 20_000;
/** The limit is counted in turns of the watching thread: its clock stands still with the process, or with the machine. */
const TURNS = 20;

/** Cells of the memory that both threads share: how often the loop has turned, whether somebody debugs, and requests. */
const TURN = 0;
const DEBUGGED = 1;
const FIRST_ROUTE = 2;
/** Routes that are told apart. There are fewer; what came after them would be counted as the last. */
const MOST_ROUTES = 1_000;

/**
 * The watching thread. It writes by itself, since what a thread prints is printed by the loop that stands still, and it
 * tries again where the process is the first of its container, which the kernel lets nobody within kill
 * (docs/decisions/0092).
 */
const WATCH = `
const { parentPort, workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const { cells, limitMs, turns, isTerminal } = workerData;
const routes = [];
parentPort.on('message', (route) => routes.push(route));
let seen;
let still = 0;
setInterval(() => {
  const turn = Atomics.load(cells, ${TURN});
  still = turn === seen && Atomics.load(cells, ${DEBUGGED}) === 0 ? still + 1 : 0;
  seen = turn;
  if (still === 0 || still % turns !== 0) return;
  const now = new Date();
  const requests = routes.filter((_, index) => Atomics.load(cells, ${FIRST_ROUTE} + index) > 0);
  const message = { stuckMs: limitMs, requests };
  const line = isTerminal
    ? now.toTimeString().slice(0, 8) + ' FATAL Watchdog stuckMs=' + limitMs + ' requests=' + JSON.stringify(requests)
    : JSON.stringify({ level: 'fatal', pid: process.pid, timestamp: now.getTime(), message, context: 'Watchdog' });
  try {
    writeSync(2, line + '\\n');
  } catch {
    // nobody reads it
  }
  process.kill(process.pid, 'SIGKILL');
}, limitMs / turns);
`;

/** Ends this process when its event loop stands still: whoever looks after it begins it anew. */
export class Watchdog {
  private readonly cells: Int32Array;
  private readonly watcher: Worker;
  private readonly routes = new Map<string, number>();

  /** Watches from now on: what a start does before it listens takes the time that it takes. */
  constructor(limitMs = LIMIT_MS) {
    const cells = new Int32Array(new SharedArrayBuffer((FIRST_ROUTE + MOST_ROUTES) * Int32Array.BYTES_PER_ELEMENT));
    this.cells = cells;
    const turn = () => {
      Atomics.add(cells, TURN, 1);
      Atomics.store(cells, DEBUGGED, inspectorUrl() === undefined ? 0 : 1);
    };
    turn();
    setInterval(turn, limitMs / TURNS / 2).unref();
    const workerData = { cells, limitMs, turns: TURNS, isTerminal: process.stdout.isTTY };
    this.watcher = new Worker(WATCH, { eval: true, workerData, execArgv: [] });
    this.watcher.unref();
  }

  /**
   * Counts a request as one that is being answered, until what this hands back is called.
   * @param route its method and its route as it is declared: never the address itself, which can hold a name or a token
   */
  enter(route: string): () => void {
    const cell = this.cellOf(route);
    Atomics.add(this.cells, cell, 1);
    return () => void Atomics.sub(this.cells, cell, 1);
  }

  private cellOf(route: string): number {
    const known = this.routes.get(route);
    if (known !== undefined) return known;
    const cell = FIRST_ROUTE + Math.min(this.routes.size, MOST_ROUTES - 1);
    if (this.routes.size < MOST_ROUTES) {
      this.routes.set(route, cell);
      this.watcher.postMessage(route);
    }
    return cell;
  }
}

import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exitOf, launch } from '../../../scripts/lib/children.mjs';
import { processorMilliseconds } from './process-figures.mjs';

/** @typedef {import('./load.mjs').Load} Load */

/**
 * The figures of a server under full load.
 * @typedef {object} Measured
 * @property {number} perSecond answers of 200 to 299
 * @property {number} work milliseconds that processors worked in the server for a request, in any of its threads
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} refused answers of another status
 * @property {number} lost requests without an answer
 */

const CONNECTIONS = 32;
const LOOK_MS = 500;
/** A server that works less than this between two looks rests. */
const RESTING_MS = 25;
const LONGEST_WAIT_MS = 60_000;
const generator = fileURLToPath(new URL('load.mjs', import.meta.url));

/**
 * Puts a server under full load.
 * @param {Omit<Load, 'connections'> & { connections?: number }} load
 * @returns {Promise<Measured>}
 */
export async function measure(load) {
  const options = JSON.stringify({ connections: CONNECTIONS, ...load });
  const child = launch(process.execPath, [generator, options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, code] = await Promise.all([child.stdout === null ? '' : text(child.stdout), exitOf(child)]);
  if (code !== 0) throw new Error(`The load generator ended with ${code}.`);
  const measured = /** @type {Measured} */ (JSON.parse(output));
  if (measured.perSecond === 0 && measured.refused > 0)
    throw new Error(`${load.origin}${load.requests[0]?.path} answers nothing of use.`);
  return measured;
}

/**
 * Measures the same requests on several servers in turn, so that a machine that is busy for a while is so for all. Each
 * begins when all rest: mail that another has still to send would slow it down.
 * @template {string} Name
 * @param {Record<Name, { origin: string, pid: number }>} servers
 * @param {Load['requests']} requests
 * @param {{ rounds: number, seconds: number, warmUp: number }} length
 * @returns {Promise<Record<Name, Measured>>} of each the round in the middle
 */
export async function compare(servers, requests, { rounds, seconds, warmUp }) {
  const names = /** @type {Name[]} */ (Object.keys(servers));
  const seen = new Map(names.map((name) => [name, /** @type {Measured[]} */ ([])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { origin, pid } = servers[name];
      await Promise.all(names.map((other) => waitUntilIdle(servers[other].pid)));
      seen.get(name)?.push(await measure({ origin, pid, requests, seconds, warmUp }));
    }
  }
  const middle = (/** @type {Measured[]} */ all) =>
    [...all].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)];
  return /** @type {Record<Name, Measured>} */ (
    Object.fromEntries([...seen].map(([name, measured]) => [name, middle(measured)]))
  );
}

/** @param {number} pid */
async function waitUntilIdle(pid) {
  let before = processorMilliseconds(pid);
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_MS) {
    await delay(LOOK_MS);
    const now = processorMilliseconds(pid);
    // not a number where the system does not say
    if (!(now - before > RESTING_MS)) return;
    before = now;
  }
  throw new Error(`The server with process ${pid} does not come to rest.`);
}

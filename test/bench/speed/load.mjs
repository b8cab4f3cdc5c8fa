// Usage: node load.mjs '<a Load as JSON>'
// The load generator, a process of its own: asks as fast as it is answered and prints what it saw as JSON.
import { runClosedLoop } from './closed-loop.mjs';
import { processorMilliseconds } from './process-figures.mjs';

/**
 * @typedef {object} Load
 * @property {string} origin
 * @property {number} pid of the server
 * @property {import('./closed-loop.mjs').Asked[]} requests asked in turn; `{id}` in a body is another one each time
 * @property {number} connections
 * @property {number} warmUp seconds that do not count
 * @property {number} seconds
 */

const { origin, pid, requests, connections, warmUp, seconds } = /** @type {Load} */ (JSON.parse(process.argv[2] ?? ''));
let id = Date.now();
const next = () => {
  id += 1;
  const asked = requests[id % requests.length];
  if (asked === undefined) throw new Error('There is nothing to ask.');
  return asked.body === undefined ? asked : { ...asked, body: asked.body.replaceAll('{id}', id.toString(36)) };
};

if (warmUp > 0) await runClosedLoop(origin, { connections, seconds: warmUp, next });
const before = processorMilliseconds(pid);
const { answered, refused, lost, perSecond, p50, p99 } = await runClosedLoop(origin, { connections, seconds, next });
const worked = processorMilliseconds(pid) - before;
console.log(JSON.stringify({ perSecond, work: worked / Math.max(1, answered + refused), p50, p99, refused, lost }));

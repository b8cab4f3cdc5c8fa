// Usage: node load.mjs '<a Load as JSON>'
// The load generator, a process of its own: asks as fast as it is answered and prints what it saw as JSON.
import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { processorMilliseconds } from './process-figures.mjs';

/**
 * @typedef {object} Load
 * @property {string} origin
 * @property {number} pid of the server
 * @property {{ method?: 'GET' | 'POST', path: string, headers?: Record<string, string>, body?: string }[]} requests asked
 *   in turn; `{id}` in a body is another one each time
 * @property {number} connections
 * @property {number} warmUp seconds that do not count
 * @property {number} seconds
 */

const load = /** @type {Load} */ (JSON.parse(process.argv[2] ?? ''));
const MICROSECONDS = 1_000;
let id = Date.now();

const requests = load.requests.map(({ body, ...request }) =>
  body === undefined
    ? request
    : {
        ...request,
        setupRequest: (/** @type {autocannon.Request} */ base) => {
          id += 1;
          return { ...base, body: body.replaceAll('{id}', id.toString(36)) };
        },
      },
);

/**
 * @param {number} duration seconds
 * @returns {Promise<{ result: autocannon.Result, times: import('node:perf_hooks').RecordableHistogram }>}
 */
function ask(duration) {
  const times = createHistogram();
  return new Promise((resolve, reject) => {
    const options = { url: load.origin, connections: load.connections, duration, requests };
    const instance = autocannon(options, (/** @type {Error | null} */ error, result) => {
      if (error) reject(error);
      else resolve({ result, times });
    });
    instance.on('response', (_client, _status, _bytes, milliseconds) =>
      times.record(Math.max(1, Math.round(milliseconds * MICROSECONDS))),
    );
  });
}

if (load.warmUp > 0) await ask(load.warmUp);
const before = processorMilliseconds(load.pid);
const { result, times } = await ask(load.seconds);
const worked = processorMilliseconds(load.pid) - before;
console.log(
  JSON.stringify({
    perSecond: result['2xx'] / result.duration,
    work: worked / Math.max(1, result['2xx'] + result.non2xx),
    p50: times.percentile(50) / MICROSECONDS,
    p99: times.percentile(99) / MICROSECONDS,
    refused: result.non2xx,
    lost: result.errors,
  }),
);

import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { exitOf, launch } from '../../../scripts/lib/children.mjs';
import { measure } from '../speed/measure.mjs';
import { uncached } from '../speed/targets.mjs';
import { READ_PATIENCE_MS } from './day.mjs';
import { percentile, simulate } from './queue.mjs';

/** @typedef {{ offered: number, answered: number, refused: number, lost: number, sent: number, p50: number, p95: number }} Seen */

const LOADS = [0.5, 0.8, 2];
const SECONDS = 10;
const PATH = `/api/eventos?range=[0,24]&filter=${encodeURIComponent('{"q":"')}a{id}${encodeURIComponent('xx"}')}`;
const offerer = fileURLToPath(new URL('offer.mjs', import.meta.url));

/**
 * Offers an API less and more lists than it can answer, and says beside it what the simulation makes of the same.
 * @param {import('../speed/world.mjs').World} world
 */
export async function checkOverload(world) {
  const api = await world.start('api', { ...uncached.api, RATE_LIMIT_READS: '0' });
  const requests = Array.from({ length: 500 }, (_, index) => ({ path: PATH.replace('{id}', `w${index}`) }));
  const { perSecond: capacity } = await measure({ ...api, connections: 4, requests, warmUp: 2, seconds: 4 });
  const lines = [];
  for (const load of LOADS) {
    const seen = await offer({ origin: api.origin, path: PATH, perSecond: capacity * load, seconds: SECONDS });
    const { list } = simulate({
      stations: { api: { servers: 1 } },
      flows: {
        list: {
          perSecond: capacity * load,
          steps: [{ station: 'api', ms: 1_000 / capacity, patienceMs: READ_PATIENCE_MS }],
        },
      },
      seconds: SECONDS,
    });
    const cells = [
      `${load} × ${capacity.toFixed(0)}`,
      (list.times.length / SECONDS).toFixed(0),
      seen.answered.toFixed(0),
      share(list.refused, list.arrived),
      share(seen.refused + seen.lost, seen.sent),
      `${percentile(list, 0.5).toFixed(0)} (${percentile(list, 0.95).toFixed(0)})`,
      `${seen.p50.toFixed(0)} (${seen.p95.toFixed(0)})`,
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  await world.stop();
  return [
    '| offered a second | answered, simulated | answered, seen | refused, simulated | refused, seen | p50 (p95) ms, simulated | p50 (p95) ms, seen |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...lines,
  ].join('\n');
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return `${((part / whole) * 100).toFixed(0)} %`;
}

/**
 * @param {import('./offer.mjs').Offer} wanted
 * @returns {Promise<Seen>}
 */
async function offer(wanted) {
  const child = launch(process.execPath, [offerer, JSON.stringify(wanted)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, code] = await Promise.all([child.stdout === null ? '' : text(child.stdout), exitOf(child)]);
  if (code !== 0) throw new Error(`What offers the load ended with ${code}.`);
  return /** @type {Seen} */ (JSON.parse(output));
}

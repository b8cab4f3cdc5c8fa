import { measure } from './measure.mjs';
import { residentMegabytes } from './process-figures.mjs';
import { judge, whole } from './report.mjs';
import { pages, reads } from './targets.mjs';

/** @typedef {import('./world.mjs').World} World */

const MINUTE_S = 60;
/** How much higher the peak of the last half may be than that of the first, since a steady heap breathes. */
const BREATH = 1.1;
const LIMITS = { api: 200, site: 160 };

/**
 * Resident memory after each minute at full load.
 * @param {string} title
 * @param {World} world
 * @param {number} minutes
 */
export async function measureMemory(title, world, minutes) {
  console.log(`\n${title}: resident memory, MB: idle, then after each minute at full load`);
  const api = await world.start('api');
  const site = await world.start('site', { API_INTERNAL_URL: api.origin });
  const loads = { api: Object.values(reads), site: pages };
  for (const [name, server] of /** @type {const} */ ([
    ['api', api],
    ['site', site],
  ])) {
    const seen = [residentMegabytes(server.pid)];
    for (let minute = 0; minute < minutes; minute += 1) {
      const requests = loads[name].map((path) => ({ path }));
      await measure({ origin: server.origin, pid: server.pid, requests, warmUp: 0, seconds: MINUTE_S });
      seen.push(residentMegabytes(server.pid));
    }
    console.log(`${name.padEnd(6)}${seen.map(whole).join(' ')}`);
    const [, first = Number.NaN] = seen;
    const limit = LIMITS[name];
    judge(`${title}, memory of the ${name} after a minute`, `${whole(first)} MB`, `< ${limit} MB`, first < limit);
    if (minutes > 1) {
      const loaded = seen.slice(1);
      const half = Math.ceil(loaded.length / 2);
      const [early, late] = [Math.max(...loaded.slice(0, half)), Math.max(...loaded.slice(half))];
      const growth = `at most ${whole(early)}, then ${whole(late)} MB`;
      judge(`${title}, memory of the ${name} over ${minutes} minutes`, growth, 'no growth', late <= early * BREATH);
    }
  }
  await world.stop();
}

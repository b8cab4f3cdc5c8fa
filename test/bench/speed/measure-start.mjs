import { judge } from './report.mjs';

/** @typedef {import('./world.mjs').World} World */

const RUNS = 5;
const LIMITS = { api: 1.2, site: 0.6 };

/**
 * From the start of a finished build to its first answer, on a database that is there.
 * @param {string} title
 * @param {World} world
 */
export async function measureStart(title, world) {
  console.log(`\n${title}: seconds from the start to the first answer`);
  for (const name of /** @type {const} */ (['api', 'site'])) {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { seconds, stop } = await world.start(name);
      times.push(seconds);
      await stop();
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(RUNS / 2)] ?? Number.NaN;
    console.log(`${name.padEnd(6)}${times.map((time) => time.toFixed(2)).join(' ')}`);
    judge(`${title}, start of the ${name}`, `${median.toFixed(2)} s`, `< ${LIMITS[name]} s`, median < LIMITS[name]);
  }
}

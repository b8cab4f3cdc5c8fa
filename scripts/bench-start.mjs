// Usage: npm run bench -- start
// How long the API takes from the start of its finished build to its first answer: on a new database, which it fills
// with sample content, and on one that is there.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { end, launch } from './lib/children.mjs';
import { temporaryFolder } from './lib/temporary.mjs';

const RUNS = 5;
const LIMIT_MS = 3_000;
const LOOK_EVERY_MS = 10;
const PORT = 3460;

const folder = temporaryFolder('start');
await runOnBuilds(['api'], async () => {
  const fresh = await measure((run) => join(folder, String(run)));
  const existing = await measure(() => join(folder, '0'));
  return Math.max(report('on a new database', fresh), report('on an existing one', existing)) < LIMIT_MS;
});

/**
 * @param {(run: number) => string} dataDir
 * @returns {Promise<number[]>} milliseconds
 */
async function measure(dataDir) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir(run), API_PORT: String(PORT) };
    const started = performance.now();
    const child = launch('node', ['dist/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error('The API ended instead of answering.');
      await delay(LOOK_EVERY_MS);
    }
    times.push(performance.now() - started);
    await end(child);
  }
  return times;
}

async function answers() {
  return fetch(`http://127.0.0.1:${PORT}/api/eventos`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * @param {string} title
 * @param {number[]} times
 * @returns {number} the median
 */
function report(title, times) {
  const median = quantile(times);
  const all = times.map((ms) => Math.round(ms)).sort((a, b) => a - b);
  console.log(`First answer ${title}: median ${Math.round(median)} ms (${all.join(', ')})`);
  return median;
}

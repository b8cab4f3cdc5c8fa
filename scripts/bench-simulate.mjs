// Usage: npm run bench -- simulate [--write] [--no-check] [sqlite|mysql ...]
// Simulates the queues of a deadline day at 1, 10 and 1,000 times today's load, from service times that it measures on
// this machine, and says which resource gives first and how much of each to add. Then offers an API of this machine
// more than it can take, and prints the simulation's forecast beside the result. --write keeps the tables in
// docs/operations/capacity.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOverload } from '../test/bench/capacity/check-overload.mjs';
import { PLANNED_LOAD } from '../test/bench/capacity/day.mjs';
import { measureServices } from '../test/bench/capacity/measure-services.mjs';
import { resources, shown, waits } from '../test/bench/capacity/plan.mjs';
import { World } from '../test/bench/speed/world.mjs';
import { parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { root } from './lib/programs.mjs';

const ROWS = 1_000;
const TIMES = [1, 10, 1_000];
const FILE = join(root, 'docs/operations/capacity.md');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, 'no-check': { type: 'boolean', default: false } },
});
const wanted = parseDatabases(positionals);

await runOnBuilds(['api', 'site'], async () => {
  const parts = [];
  if (wanted.includes('sqlite')) parts.push(await planFor('SQLite'));
  if (wanted.includes('mysql')) {
    const server = await startMariadb({ durable: true });
    if (server === undefined) console.log('MariaDB: not measured, there is no server here.');
    else parts.push(await planFor('MariaDB', server));
  }
  if (!values['no-check'])
    parts.push(`## Checked against an overload\n\n${await checkOverload(await World.make(ROWS))}`);
  console.log(parts.join('\n\n'));
  if (values.write) {
    const [before = '', rest = ''] = readFileSync(FILE, 'utf8').split('<!-- capacity -->');
    const [, after = ''] = rest.split('<!-- /capacity -->');
    writeFileSync(FILE, `${before}<!-- capacity -->\n\n${parts.join('\n\n')}\n\n<!-- /capacity -->${after}`);
  }
});

/**
 * @param {string} title
 * @param {import('./lib/mariadb.mjs').Mariadb} [server]
 */
async function planFor(title, server) {
  const cores = availableParallelism();
  const services = await measureServices(await World.make(ROWS, server?.url), server?.pid());
  const limits = resources(services, cores);
  const used = (/** @type {string} */ name) => limits.find((limit) => limit.name.endsWith(name))?.used ?? 0;
  const count = (/** @type {string} */ name, /** @type {number} */ times) =>
    Math.max(1, Math.ceil((used(name) * times) / PLANNED_LOAD));
  // SQLite has one process that writes, whatever is added
  const grown = (/** @type {number} */ times) => ({
    api: server === undefined ? 1 : count('of the API', times),
    site: count('of the site', times),
  });
  const outcomes = TIMES.map((times) => ({
    asIs: waits(services, times, { api: 1, site: 1 }),
    grown: waits(services, times, grown(times)),
  }));
  const kinds = /** @type {(keyof typeof services)[]} */ (Object.keys(services));
  const percent = (/** @type {number} */ share) => `${(share * 100).toPrecision(2).replace(/e.*/, '')} %`;
  return [
    `## ${title}`,
    'What gives first stands first.',
    [
      '| used in the last minutes | today | × 10 | × 1,000 | holds until | to add at × 10 | to add at × 1,000 |',
      '| --- | --: | --: | --: | --: | --- | --- |',
      ...limits.map(
        ({ name, used: share, add }) =>
          `| ${name} | ${TIMES.map((times) => (share * times < 0.1 ? percent(share * times) : `${Math.round(share * times * 100).toLocaleString('en')} %`)).join(' | ')} | × ${whole(1 / share)} | ${add(10)} | ${add(1_000)} |`,
      ),
    ].join('\n'),
    'What somebody waits then, p50 (p99) in ms: with a process of each program, and with what is to be added.',
    [
      '| | work, ms | today | × 10 | × 10, added | × 1,000 | × 1,000, added |',
      '| --- | --: | --: | --: | --: | --: | --: |',
      ...kinds.map((kind) => {
        const { api, site, held, pictures } = services[kind];
        const [one, ten, thousand] = outcomes;
        const cells = [one?.asIs, ten?.asIs, ten?.grown, thousand?.asIs, thousand?.grown];
        return `| ${kind} | ${(api + site + held + pictures).toFixed(2)} | ${cells.map((outcome) => (outcome ? shown(outcome[kind]) : '')).join(' | ')} |`;
      }),
    ].join('\n'),
  ].join('\n\n');
}

/** @param {number} value */
function whole(value) {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

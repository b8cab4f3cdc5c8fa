// Usage: npm run test:only -- compose [<commit of the version before>] [--no-build] [--file further-compose-file.yml]
// Brings the production composition of an earlier version up with Docker, has visitors send forms through Caddy while it
// is upgraded, while each container's program is killed, and goes back to the earlier version by a copy; looks after each
// for what was lost. Needs Docker Engine with Compose on this machine and the right to end its processes. Takes nothing
// of an installation that runs here: it has a name, a port and volumes of its own, and removes them.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { check } from '../test/faults/check.mjs';
import { Clients } from '../test/faults/clients.mjs';
import { waitUntilHealthy, Composition } from '../test/compose/composition.mjs';
import { secureWay } from '../test/compose/secure-way.mjs';
import { freePorts } from './lib/ports.mjs';
import { root } from './lib/programs.mjs';
import { temporaryFolder } from './lib/temporary.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-build': { type: 'boolean', default: false },
    file: { type: 'string', multiple: true, default: [] },
  },
});
const CLIENTS = 4;

const before = temporaryFolder('compose-before');
const commit = positionals[0] ?? 'HEAD';
const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
execFileSync('tar', ['-x', '-C', before], { input: archive });

const [port = 0] = await freePorts(1);
const composition = new Composition({ port, sources: { before, now: root }, files: values.file });
let authority = '';
const [site, api, admin] = await Promise.all(
  [composition.origins.site, composition.origins.api, composition.origins.admin].map((origin) =>
    secureWay(origin, () => authority),
  ),
);
const well = [`${site}/`, `${api}/health/ready`, `${admin}/`];

/** @type {string[][]} */
const results = [];
/** @type {string[]} */
const failures = [];
/** @type {import('../test/faults/clients.mjs').Acknowledged[]} */
const all = [];

/**
 * Has visitors send forms while something is done, and looks afterwards for all that was ever acknowledged.
 * @param {string} what
 * @param {() => unknown} strike
 */
async function strikeUnderLoad(what, strike) {
  const clients = new Clients([api ?? ''], { expires: true }).begin(CLIENTS);
  await clients.upTo(CLIENTS * 2);
  await strike();
  const backMs = await waitUntilHealthy(well);
  await clients.upTo(CLIENTS * 2);
  await clients.finish();
  all.push(...clients.acknowledged);
  failures.push(...clients.wrong.map((wrong) => `${what}: ${wrong}`));
  await checkLosses(what, [clients.acknowledged.length, clients.refused, (backMs / 1_000).toFixed(1)]);
}

/**
 * @param {string} what
 * @param {(string | number)[]} figures
 */
async function checkLosses(what, [sent = 0, again = 0, back = '']) {
  const dataDir = composition.files();
  const world = { database: () => composition.database(), dataDir, mail: undefined };
  const { lost, doubled, stray } = await check(world, { acknowledged: all }, { awaitMail: false });
  failures.push(...[...lost, ...doubled, ...stray].map((found) => `${what}: ${found}`));
  if (composition.version === 'now' && !composition.isWhole()) failures.push(`${what}: npm run integrity`);
  results.push([what, ...[sent, all.length, lost.length, doubled.length, again, back].map(String)]);
  console.log(results.at(-1)?.join(' | '));
}

let isDone = false;
try {
  if (!values['no-build']) {
    composition.build('before');
    composition.build('now');
  }
  composition.up('before');
  authority = composition.authority();
  await waitUntilHealthy(well);
  await strikeUnderLoad(`${commit} runs`, () => undefined);

  const copy = composition.backUp();
  const untilCopy = all.length;
  await strikeUnderLoad('upgrade', () => composition.up('now'));
  for (const service of /** @type {const} */ (['api', 'public-web', 'admin', 'mysql', 'caddy'])) {
    await strikeUnderLoad(`${service} killed`, () => {
      process.kill(composition.pidOf(service), 'SIGKILL');
    });
  }

  composition.putBack(copy, 'before');
  await waitUntilHealthy(well);
  all.splice(untilCopy);
  await checkLosses('back to the version before, by the copy from before the upgrade', []);
  await strikeUnderLoad('upgrade again', () => composition.up('now'));
  isDone = true;
} catch (error) {
  const { message, stderr } = /** @type {Error & { stderr?: string }} */ (error);
  failures.push(`${message}\n${stderr ?? ''}`);
}
composition.down();
console.log(`\n${results.map((row) => `| ${row.join(' | ')} |`).join('\n')}`);
for (const failure of failures) console.error(failure);
process.exit(isDone && failures.length === 0 ? 0 : 1);

import { check } from './check.mjs';
import { Clients } from './clients.mjs';
import { faults } from './faults.mjs';
import { World } from './world.mjs';

const CLIENTS = 6;

/**
 * The outcome of a fault on a database, all rounds together.
 * @typedef {object} FaultResult
 * @property {string} fault
 * @property {'sqlite' | 'mysql'} database
 * @property {number} rounds
 * @property {number} acknowledged
 * @property {number} lost
 * @property {number} doubled
 * @property {number} refused how often a client was not answered, or 5xx, and tried again
 * @property {number} backMs the longest that the service took to be back once the fault was over
 * @property {string[]} failures
 */

/**
 * @param {{
 *   databases: ('sqlite' | 'mysql')[], words: string, rounds: number, short: boolean,
 *   server: import('../../scripts/lib/mariadb.mjs').Mariadb | undefined,
 * }} wanted
 */
export async function runFaults({ databases, words, rounds, short, server }) {
  /** @type {FaultResult[]} */
  const results = [];
  for (const fault of faults) {
    if (!fault.name.includes(words) || (short && !fault.short)) continue;
    for (const database of fault.databases) {
      if (!databases.includes(database)) continue;
      const lacks = database === 'mysql' && server === undefined ? 'mariadb-server' : fault.lacks?.();
      if (lacks !== undefined) {
        console.log(`NOT RUN, there is no ${lacks} here: ${fault.name} (${database})`);
        continue;
      }
      const result = emptyResult(fault.name, database);
      for (let round = 0; round < rounds; round += 1) {
        await runRound(fault, result, database === 'mysql' ? server : undefined, {
          awaitMail: Boolean(fault.mail) && !short && round === 0,
        }).catch((error) => {
          result.failures.push(String(error));
        });
      }
      console.log(`${result.failures.length === 0 ? 'ok  ' : 'FAIL'} ${fault.name} (${database})`);
      for (const failure of result.failures) console.log(`     ${failure}`);
      results.push(result);
    }
  }
  return results;
}

/**
 * @param {string} fault
 * @param {'sqlite' | 'mysql'} database
 * @returns {FaultResult}
 */
function emptyResult(fault, database) {
  return { fault, database, rounds: 0, acknowledged: 0, lost: 0, doubled: 0, refused: 0, backMs: 0, failures: [] };
}

/**
 * @param {import('./faults.mjs').Fault} fault
 * @param {FaultResult} result
 * @param {import('../../scripts/lib/mariadb.mjs').Mariadb | undefined} server
 * @param {{ awaitMail: boolean }} options
 */
async function runRound(fault, result, server, { awaitMail }) {
  const world = await (fault.make?.(server) ?? World.make({ server }));
  const clients = new Clients(world.origins, { expires: fault.expires ?? false });
  try {
    if (!fault.starts) {
      world.begin();
      await world.ready();
    }
    clients.begin(CLIENTS);
    await fault.strike(world, clients, /** @type {NonNullable<typeof server>} */ (server));
    const backMs = await world.ready();
    await clients.upTo(CLIENTS);
    await clients.finish();
    const { acknowledged, lost, doubled, stray } = await check(world, clients, { awaitMail });
    const twice = [...(world.mail?.taken ?? [])].flatMap(([id, times]) => (times > 1 ? [`mail twice: ${id}`] : []));
    result.rounds += 1;
    result.acknowledged += acknowledged;
    result.lost += lost.length;
    result.doubled += doubled.length + twice.length;
    result.refused += clients.refused;
    result.backMs = Math.max(result.backMs, backMs);
    result.failures.push(...lost, ...doubled, ...twice, ...stray, ...clients.wrong);
    if (!(await world.isWhole())) result.failures.push('npm run integrity finds something wrong');
    if (!(await world.stop())) result.failures.push('It did not end by itself.');
  } finally {
    await clients.finish();
    await world.stop();
    world.mail?.stop();
  }
}

import { build } from './build.mjs';
import { endAll, endAllOnSignal } from './children.mjs';
import { startMariadb } from './mariadb.mjs';

const databases = ['sqlite', 'mysql'];

/**
 * The databases that were asked for by name: both where none was.
 * @param {string[]} names
 * @param {string[]} [others] names that mean something else
 */
export function wantedDatabases(names, others = []) {
  const unknown = names.filter((name) => ![...databases, ...others].includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${[...databases, ...others].join(', ')}.`);
  const named = databases.filter((name) => names.includes(name));
  return named.length > 0 ? named : databases;
}

/**
 * Measures on each of the databases: on MariaDB where TEST_MYSQL_URL names a server or the machine has it.
 * @param {string[]} wanted
 * @param {(title: string, serverUrl?: string) => Promise<boolean | void>} measure false where the result is not good
 */
export async function onDatabases(wanted, measure) {
  let isGood = true;
  if (wanted.includes('sqlite')) isGood = (await measure('SQLite')) !== false;
  if (!wanted.includes('mysql')) return isGood;
  const serverUrl = process.env.TEST_MYSQL_URL ?? (await startMariadb())?.url;
  if (serverUrl !== undefined) return (await measure('MariaDB', serverUrl)) !== false && isGood;
  console.log('\nMariaDB: not measured, there is no server here.');
  return isGood;
}

/**
 * Measures with programs that are built where they are not, ends what was started, and this process with 1 where the
 * result is not good.
 * @param {import('./programs.mjs').ProgramName[]} programs
 * @param {() => Promise<boolean | void>} measure false where the result is not good
 * @returns {Promise<never>}
 */
export async function runBench(programs, measure) {
  endAllOnSignal();
  let isGood = false;
  try {
    await build(programs, { onlyStale: true });
    isGood = (await measure()) !== false;
  } catch (error) {
    console.error(error);
  } finally {
    await endAll();
  }
  process.exit(isGood ? 0 : 1);
}

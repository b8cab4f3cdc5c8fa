import { startMariadb } from './mariadb.mjs';

const databases = ['sqlite', 'mysql'];

/**
 * The databases that were asked for by name: both where none was.
 * @param {string[]} names
 * @param {string[]} [others] names that mean something else
 */
export function parseDatabases(names, others = []) {
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
 * Asks each side in turn, so that the ratio does not depend on how fast the machine is at the moment.
 * @template Side
 * @param {readonly Side[]} sides
 * @param {{ rounds: number, warmUp: number }} length
 * @param {(side: Side) => Promise<number>} ask
 * @returns {Promise<number[][]>} what each side answered, but for the warm-up
 */
export async function askInTurn(sides, { rounds, warmUp }, ask) {
  /** @type {number[][]} */
  const answers = sides.map(() => []);
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      const answer = await ask(side);
      if (round >= warmUp) answers[index]?.push(answer);
    }
  }
  return answers;
}

/**
 * Returns the value below which so large a part of all lies.
 * @param {readonly number[]} values
 */
export function quantile(values, part = 0.5) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}

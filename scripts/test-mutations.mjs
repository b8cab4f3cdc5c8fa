// Usage: npm run test:only -- mutations [row or words] [--sample=30]: those of a row of docs/security.md, or with these words
// in file, spec or what they break; of these as many as a sample has, drawn at random
// Breaks each promise of docs/security.md as test/mutations has it, in a copy of the tree, and expects its test to fail.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { mutations } from '../test/mutations/index.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { copyTree, runMutation, runSpec } from './lib/mutations.mjs';
import { tierOf } from './lib/tiers.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' } } });
const words = positionals.map((word) => word.toLowerCase());
const rows = new Set(mutations.map(({ row }) => row));
const named = mutations.filter(({ row, breaks, file, spec }) =>
  words.every((word) => (rows.has(word) ? row === word : `${breaks} ${file} ${spec}`.toLowerCase().includes(word))),
);
const wanted = values.sample === undefined ? named : drawn(named, Number(values.sample));

/**
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 */
function drawn(all, count) {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(randomInt(left.length), 1)).flat();
}

/** @type {{ row: string, breaks: string, spec: string, outcome: string, tier: string, seconds: number, test: string }[]} */
const table = [];
/** @type {Map<string, boolean>} */
const baselines = new Map();

endAllOnSignal();
const folder = copyTree();
const server = wanted.some(({ database }) => database) ? await startMariadb() : undefined;

/** @param {import('./lib/mutations.mjs').Mutation} mutation */
function environment({ database }) {
  if (!database) return { TEST_DATABASE: 'sqlite' };
  if (!server) throw new Error('Não há servidor MariaDB nesta máquina.');
  return { TEST_DATABASE: database, TEST_MYSQL_URL: server.url };
}

/** Whether a mutation's spec passes without it. @param {import('./lib/mutations.mjs').Mutation} mutation */
async function baseline(mutation) {
  const { spec, database } = mutation;
  const key = `${spec} ${database}`;
  const known = baselines.get(key);
  if (known !== undefined) return known;
  const { outcome, failed, said } = await runSpec(folder, { spec }, environment(mutation));
  if (outcome !== 'green') console.error(`!!! ${spec}, without a mutation: ${outcome} ${failed.join(', ')} ${said}`);
  baselines.set(key, outcome === 'green');
  return outcome === 'green';
}

for (const mutation of wanted) {
  const { row, breaks, spec, database } = mutation;
  const isGreen = await baseline(mutation);
  const started = performance.now();
  const { outcome, failed, said } = isGreen
    ? await runMutation(folder, mutation, environment(mutation))
    : { outcome: 'red without it', failed: [], said: '' };
  if (outcome === 'broken') console.error(said);
  const seconds = Math.round((performance.now() - started) / 1000);
  const tier = tierOf(spec, database) === 'test' ? 'npm test' : 'test:all';
  const shown = outcome === 'red' ? outcome : outcome.toUpperCase();
  table.push({ row, breaks, spec: spec.replace('src/', ''), outcome: shown, tier, seconds, test: failed[0] ?? '' });
  console.log(`${shown.padEnd(6)} ${String(seconds).padStart(4)} s  ${tier}  ${row}: ${breaks}`);
}
await endAll();

const green = table.filter(({ outcome }) => outcome !== 'red').length;
console.log(
  '\n| promise | mutation | spec | test that failed | outcome | tier | s |\n| --- | --- | --- | --- | --- | --- | --: |',
);
for (const { row, breaks, spec, test, outcome, tier, seconds } of table)
  console.log(`| ${[row, breaks, spec, test.replaceAll('|', '\\|'), outcome, tier, seconds].join(' | ')} |`);
console.log(`\n${table.length - green} red, ${green} not`);
process.exit(table.length > 0 && green === 0 ? 0 : 1);

// Usage: npm run test:only -- mutations [row or words]: those of a row of docs/security.md, or with these words in file, spec or what they break
// Breaks each promise of docs/security.md as test/mutations has it, in a copy of the tree, and expects its test to fail.
import { mutations } from '../test/mutations/index.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { copyTree, runMutation, runSpec } from './lib/mutations.mjs';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const rows = new Set(mutations.map(({ row }) => row));
const wanted = mutations.filter(({ row, breaks, file, spec }) =>
  words.every((word) => (rows.has(word) ? row === word : `${breaks} ${file} ${spec}`.toLowerCase().includes(word))),
);

/** @type {{ row: string, breaks: string, spec: string, outcome: string, seconds: number, test: string }[]} */
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
  const { row, breaks, spec } = mutation;
  const isGreen = await baseline(mutation);
  const started = performance.now();
  const { outcome, failed, said } = isGreen
    ? await runMutation(folder, mutation, environment(mutation))
    : { outcome: 'red without it', failed: [], said: '' };
  if (outcome === 'broken') console.error(said);
  const seconds = Math.round((performance.now() - started) / 1000);
  const shown = outcome === 'red' ? outcome : outcome.toUpperCase();
  table.push({ row, breaks, spec: spec.replace('src/', ''), outcome: shown, seconds, test: failed[0] ?? '' });
  console.log(`${shown.padEnd(6)} ${String(seconds).padStart(4)} s  ${row}: ${breaks}`);
}
await server?.stop();
await endAll();

const green = table.filter(({ outcome }) => outcome !== 'red').length;
console.log('\n| promise | mutation | spec | test that failed | outcome | s |\n| --- | --- | --- | --- | --- | --: |');
for (const { row, breaks, spec, test, outcome, seconds } of table)
  console.log(`| ${[row, breaks, spec, test.replaceAll('|', '\\|'), outcome, seconds].join(' | ')} |`);
console.log(`\n${table.length - green} red, ${green} not`);
process.exit(table.length > 0 && green === 0 ? 0 : 1);

// Usage: npm run bench -- address [sqlite|mysql ...]
// How long it takes to find all that is held under an address, with 1,000,000 submissions in the tables and with 10,000.
import { askInTurn, onDatabases, quantile, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { startSignedIn } from './lib/seeded-stack.mjs';

const SIZES = /** @type {const} */ ([10_000, 1_000_000]);
const ROUNDS = 100;
const WARM_UP = 10;
/** Milliseconds that nobody calls a wait. */
const LIMIT_MS = 100;
const ADDRESS = 'quem.procuramos@exemplo.pt';
const UNKNOWN = 'ninguem@exemplo.pt';

let worst = 0;
await runOnBuilds(['api'], async () => {
  await onDatabases(parseDatabases(process.argv.slice(2)), measure);
  console.log(`\nSlowest median ${worst.toFixed(1)} ms, limit ${LIMIT_MS}.`);
  return worst <= LIMIT_MS;
});

/**
 * @param {string} title
 * @param {string} [serverUrl]
 */
async function measure(title, serverUrl) {
  const apis = [];
  for (const size of SIZES)
    apis.push(await startSignedIn(size, serverUrl, ['test/bench/held.ts', String(size), ADDRESS]));
  console.log(`\n${title}: median and slowest milliseconds of ${ROUNDS} searches`);
  for (const [what, email] of [
    ['7 records', ADDRESS],
    ['nothing', UNKNOWN],
  ]) {
    const times = await askInTurn(apis, { rounds: ROUNDS, warmUp: WARM_UP }, (api) =>
      find(api, /** @type {string} */ (email), what === 'nothing' ? 0 : 7),
    );
    for (const [side, size] of SIZES.entries()) {
      const median = quantile(times[side] ?? []);
      worst = Math.max(worst, median);
      const told = `${median.toFixed(2).padStart(7)} ${quantile(times[side] ?? [], 1)
        .toFixed(2)
        .padStart(7)}`;
      console.log(`${`${what} among ${size.toLocaleString('en')} submissions`.padEnd(45)} ${told}`);
    }
  }
}

/**
 * @param {import('./lib/seeded-stack.mjs').SignedIn} of
 * @param {string} email
 * @param {number} expected how many records
 * @returns {Promise<number>} milliseconds
 */
async function find({ api, headers }, email, expected) {
  const started = performance.now();
  const response = await fetch(`${api}/api/dados-pessoais/pesquisa`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { registos } = /** @type {{ registos: unknown[] }} */ (await response.json());
  const took = performance.now() - started;
  if (registos.length !== expected) throw new Error(`${registos.length} records instead of ${expected}`);
  return took;
}

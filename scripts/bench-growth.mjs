// Usage: npm run bench -- growth [sqlite|mysql ...]
// Compares the cost of a page of 25 rows with 100,000 rows in every table and with 1,000.
import { askInTurn, onDatabases, quantile, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { startSignedIn } from './lib/seeded-stack.mjs';

const SIZES = /** @type {const} */ ([1_000, 100_000]);
const ROUNDS = 60;
const WARM_UP = 5;
const LIMIT = 1.5;

const newest = (/** @type {string} */ column) => ({ sort: [column, 'DESC'] });
const lists = [
  '/api/eventos /api/imprensa /equipa /materialpost /api/relatorios /api/relatorios2 /api/files /api/users',
  '/api/contactos /api/festival /api/voluntariados /api/oportunidades /formacoes /sessoes /material /Newsletter',
];
/** @type {[string, Record<string, unknown>][]} */
const requests = lists.flatMap((line) => line.split(' ')).map((path) => [path, {}]);
requests.push(
  ['/api/eventos', { filter: { tipo: 'anterior' } }],
  ['/api/eventos', { filter: { ano: 2024 } }],
  ['/api/eventos', { filter: { q: 'rarissimo' } }],
  ['/api/contactos', { filter: { lida: false } }],
  ['/api/contactos', { filter: { createdAt_gte: '2025-01-01T00:00:00Z' } }],
  ['/api/contactos', { filter: { q: 'rarissimo' } }],
  ['/api/contactos', newest('nome')],
  ['/api/contactos', newest('email')],
  ['/formacoes', { filter: { tipo: 'Oficina DFC' } }],
  ['/api/oportunidades', { filter: { motivoContacto: 'Outro' } }],
  ['/api/imprensa', { filter: { q: 'rarissimo' } }],
);

let worst = 0;
await runOnBuilds(['api'], async () => {
  await onDatabases(parseDatabases(process.argv.slice(2)), measure);
  console.log(`\nWorst ratio ${worst.toFixed(2)}, limit ${LIMIT}.`);
  return worst <= LIMIT;
});

/**
 * @param {string} title
 * @param {string} [serverUrl]
 */
async function measure(title, serverUrl) {
  const apis = await Promise.all(SIZES.map((size) => startSignedIn(size, serverUrl)));
  console.log(`\n${title}: median milliseconds for a page of 25 with ${SIZES.join(' and ')} rows in every table`);
  for (const [path, query] of requests) {
    const times = await askInTurn(apis, { rounds: ROUNDS, warmUp: WARM_UP }, (api) => page(api, path, query));
    const [small = NaN, large = NaN] = times.map((took) => quantile(took));
    worst = Math.max(worst, large / small);
    console.log(
      `${(path + JSON.stringify(query)).padEnd(70)} ${small.toFixed(2).padStart(7)} ${large.toFixed(2).padStart(7)}  × ${(large / small).toFixed(2)}`,
    );
  }
}

/**
 * @param {import('./lib/seeded-stack.mjs').SignedIn} of
 * @param {string} path
 * @param {Record<string, unknown>} query
 * @returns {Promise<number>} milliseconds
 */
async function page({ api, headers }, path, query) {
  /** @type {Record<string, string>} */
  const parameters = Object.fromEntries(
    Object.entries({ range: [0, 24], ...query }).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const started = performance.now();
  const response = await fetch(`${api}${path}?${new URLSearchParams(parameters).toString()}`, { headers });
  const body = /** @type {unknown} */ (await response.json());
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
  return performance.now() - started;
}

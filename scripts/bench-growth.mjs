// Usage: npm run bench -- growth
// Compares the cost of a page of 25 rows with 100,000 rows in every table and with 1,000: on SQLite, and on MySQL or
// MariaDB where TEST_MYSQL_URL (mysql://user:password@host:port) names a server. The two sizes are asked in turn, so
// that the ratio does not depend on how fast the machine is at the moment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { build } from './lib/build.mjs';
import { end, endAll, endAllOnSignal, launch, run } from './lib/children.mjs';
import { signIn } from './lib/sign-in.mjs';

const SIZES = /** @type {const} */ ([1_000, 100_000]);
const ROUNDS = 60;
const WARM_UP = 5;
const LIMIT = 1.5;
const FIRST_PORT = 3450;
const admin = { email: 'admin@exemplo.pt', password: 'palavra-passe-de-medida' };

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

endAllOnSignal();
const folder = mkdtempSync(join(tmpdir(), 'dfc-growth-'));
let worst = 0;
try {
  await build(['api'], { onlyStale: true });
  await measure('SQLite', (size) => `sqlite:${join(folder, `${size}.sqlite`)}`);
  const server = process.env.TEST_MYSQL_URL?.replace(/\/$/, '');
  if (server === undefined) console.log('\nMySQL: not measured, TEST_MYSQL_URL names no server.');
  else await onServer(server, () => measure('MySQL/MariaDB', (size) => `${server}/dfc_growth_${size}`));
} finally {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\nWorst ratio ${worst.toFixed(2)}, limit ${LIMIT}.`);
process.exitCode = worst <= LIMIT ? 0 : 1;

/**
 * @param {string} title
 * @param {(size: number) => string} databaseUrl
 */
async function measure(title, databaseUrl) {
  const apis = await Promise.all(SIZES.map((size, index) => start(databaseUrl(size), size, FIRST_PORT + index)));
  console.log(`\n${title}: median milliseconds for a page of 25 with ${SIZES.join(' and ')} rows in every table`);
  for (const [path, query] of requests) {
    /** @type {[number[], number[]]} */
    const times = [[], []];
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      for (const side of /** @type {const} */ ([0, 1])) {
        const took = await apis[side]?.page(path, query);
        if (round >= WARM_UP && took !== undefined) times[side].push(took);
      }
    }
    const [small, large] = /** @type {[number, number]} */ (times.map(median));
    worst = Math.max(worst, large / small);
    console.log(
      `${(path + JSON.stringify(query)).padEnd(70)} ${small.toFixed(2).padStart(7)} ${large.toFixed(2).padStart(7)}  × ${(large / small).toFixed(2)}`,
    );
  }
  for (const { child } of apis) await end(child);
}

/**
 * @param {string} databaseUrl
 * @param {number} size
 * @param {number} port
 */
async function start(databaseUrl, size, port) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, String(port)),
    API_PORT: String(port),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SAMPLE_CONTENT: 'false',
    RATE_LIMIT_LOGIN: '0',
    LOG_LEVEL: 'error',
    JWT_SECRET: 'a secret for measuring, of 32 characters or more',
  };
  if ((await run('npx', ['tsx', 'test/bench/seed.ts', String(size)], { env })) !== 0)
    throw new Error('Seeding failed.');
  const child = launch('node', ['dist/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const api = `http://127.0.0.1:${port}`;
  const token = await signIn(api, admin);
  return {
    child,
    /**
     * @param {string} path
     * @param {Record<string, unknown>} query
     * @returns {Promise<number>} milliseconds
     */
    async page(path, query) {
      /** @type {Record<string, string>} */
      const parameters = Object.fromEntries(
        Object.entries({ range: [0, 24], ...query }).map(([name, value]) => [name, JSON.stringify(value)]),
      );
      const started = performance.now();
      const response = await fetch(`${api}${path}?${new URLSearchParams(parameters).toString()}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const body = /** @type {unknown} */ (await response.json());
      if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(body)}`);
      return performance.now() - started;
    },
  };
}

/**
 * @param {string} server
 * @param {() => Promise<void>} work
 */
async function onServer(server, work) {
  const connection = await createConnection(server);
  const databases = SIZES.map((size) => `dfc_growth_${size}`);
  try {
    for (const name of databases) await connection.query(`CREATE DATABASE \`${name}\``);
    await work();
  } finally {
    for (const name of databases) await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
    await connection.end();
  }
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

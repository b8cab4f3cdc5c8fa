// Usage: npm run bench -- address
// How long it takes to find all that is held under an address, with 1,000,000 submissions in the tables and with 10,000:
// SQLite, and MySQL or MariaDB where TEST_MYSQL_URL (mysql://user:password@host:port) names a server or the machine has
// MariaDB. The two sizes are asked in turn, so that the ratio does not depend on how fast the machine is at the moment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { build } from './lib/build.mjs';
import { end, endAll, endAllOnSignal, launch, run } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { signIn } from './lib/sign-in.mjs';

const SIZES = /** @type {const} */ ([10_000, 1_000_000]);
const ROUNDS = 100;
const WARM_UP = 10;
/** Milliseconds that nobody calls a wait. */
const LIMIT_MS = 100;
const FIRST_PORT = 3460;
const ADDRESS = 'quem.procuramos@exemplo.pt';
const UNKNOWN = 'ninguem@exemplo.pt';
const admin = { email: 'admin@exemplo.pt', password: 'palavra-passe-de-medida' };

endAllOnSignal();
const folder = mkdtempSync(join(tmpdir(), 'dfc-address-'));
let worst = 0;
try {
  await build(['api'], { onlyStale: true });
  await measure('SQLite', (size) => `sqlite:${join(folder, `${size}.sqlite`)}`);
  const given = process.env.TEST_MYSQL_URL?.replace(/\/$/, '');
  const own = given === undefined ? await startMariadb() : undefined;
  const server = given ?? own?.url.replace(/\/$/, '');
  if (server === undefined) console.log('\nMySQL: not measured, there is no server.');
  else await onServer(server, () => measure('MySQL/MariaDB', (size) => `${server}/dfc_address_${size}`));
  await own?.stop();
} finally {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\nSlowest median ${worst.toFixed(1)} ms, limit ${LIMIT_MS}.`);
process.exitCode = worst <= LIMIT_MS ? 0 : 1;
process.exit();

/**
 * @param {string} title
 * @param {(size: number) => string} databaseUrl
 */
async function measure(title, databaseUrl) {
  const apis = [];
  for (const [index, size] of SIZES.entries()) apis.push(await start(databaseUrl(size), size, FIRST_PORT + index));
  console.log(`\n${title}: median and slowest milliseconds of ${ROUNDS} searches`);
  for (const [what, email] of [
    ['7 records', ADDRESS],
    ['nothing', UNKNOWN],
  ]) {
    /** @type {number[][]} */
    const times = SIZES.map(() => []);
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      for (const [side, api] of apis.entries()) {
        const took = await api.find(/** @type {string} */ (email), what === 'nothing' ? 0 : 7);
        if (round >= WARM_UP) times[side]?.push(took);
      }
    }
    for (const [side, size] of SIZES.entries()) {
      const sorted = (times[side] ?? []).sort((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      worst = Math.max(worst, median);
      const told = `${median.toFixed(2).padStart(7)} ${(sorted.at(-1) ?? 0).toFixed(2).padStart(7)}`;
      console.log(`${`${what} among ${size.toLocaleString('en')} submissions`.padEnd(45)} ${told}`);
    }
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
  if ((await run('npx', ['tsx', 'test/bench/held.ts', String(size), ADDRESS], { env })) !== 0)
    throw new Error('Seeding failed.');
  const child = launch('node', ['dist/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const api = `http://127.0.0.1:${port}`;
  const token = await signIn(api, admin);
  return {
    child,
    /**
     * @param {string} email
     * @param {number} expected how many records
     * @returns {Promise<number>} milliseconds
     */
    async find(email, expected) {
      const started = performance.now();
      const response = await fetch(`${api}/api/dados-pessoais/pesquisa`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const { registos } = /** @type {{ registos: unknown[] }} */ (await response.json());
      const took = performance.now() - started;
      if (registos.length !== expected) throw new Error(`${registos.length} records instead of ${expected}`);
      return took;
    },
  };
}

/**
 * Makes a database for each size, and takes them away after the measuring.
 * @param {string} server
 * @param {() => Promise<void>} work
 */
async function onServer(server, work) {
  const names = SIZES.map((size) => `dfc_address_${size}`);
  const connection = await createConnection(server);
  const each = async (/** @type {(name: string) => string} */ sql) => {
    for (const name of names) await connection.query(sql(name));
  };
  await each((name) => `DROP DATABASE IF EXISTS ${name}`);
  await each((name) => `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  try {
    await work();
  } finally {
    await each((name) => `DROP DATABASE ${name}`);
    await connection.end();
  }
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'rolldown';
import { bundleOptions } from '../../scripts/lib/bundle.mjs';
import { run } from '../../scripts/lib/children.mjs';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';

/** Inside the repository: what stays outside of it is looked for from there. */
const BUILT = '.cache/retention';
/** Between two forms, so that they are a visitor's and no load of their own. */
const PAUSE_MS = 50;
const ALONE_MS = 10_000;
const MEGABYTE = 1024 * 1024;

/**
 * Measures on one database, and prints it.
 * @param {string} title
 * @param {{ rows: number, due: number, serverUrl?: string }} options
 */
export async function measureRetention(title, { rows, due, serverUrl }) {
  const isolated = await isolatedEnvironment(temporaryFolder('retention'));
  const file = join(String(isolated.DATA_DIR), 'dfc.sqlite');
  const databaseUrl = serverUrl ? await createDatabase(serverUrl, `dfc_retention_${process.pid}`) : `sqlite:${file}`;
  const env = {
    ...process.env,
    ...isolated,
    DATABASE_URL: databaseUrl,
    SAMPLE_CONTENT: 'false',
    RATE_LIMIT_FORMS: '0',
    MAIL_DAILY_LIMIT: '0',
  };
  const seeded = await run('node', ['--import', 'tsx', 'test/bench/retention-seed.ts', String(rows), String(due)], {
    env,
  });
  if (seeded !== 0) throw new Error('the rows could not be made');
  const size = serverUrl ? '' : `, a file of ${Math.round(statSync(file).size / MEGABYTE)} MB`;
  await build(bundleOptions({ 'retention-api': 'test/bench/retention-api.ts' }, BUILT));
  const api = fork(`${BUILT}/retention-api.js`, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    await once(api, 'message');
    const url = `http://127.0.0.1:${isolated.API_PORT}/formacoes`;
    await forms(url, delay(ALONE_MS / 5));
    const alone = await forms(url, delay(ALONE_MS));
    const done = once(api, 'message');
    api.send('run');
    const meanwhile = await forms(url, done);
    const [{ took }] = /** @type {[{ took: number }]} */ (await done);
    console.log(`\n${title}: ${rows} submissions, of which ${due} are due${size}`);
    console.log(`  the day's turn: ${(took / 1_000).toFixed(1)} s`);
    report('a form alone', alone);
    report('a form meanwhile', meanwhile);
  } finally {
    api.kill('SIGKILL');
  }
}

/**
 * Sends one form after the other until something has happened.
 * @param {string} url
 * @param {Promise<unknown>} end
 * @returns {Promise<number[]>} milliseconds
 */
async function forms(url, end) {
  /** @type {number[]} */
  const times = [];
  let isOver = false;
  void end.then(() => (isOver = true));
  while (!isOver) {
    const body = { nome: 'Ana', email: 'ana@exemplo.pt', mensagem: `Olá ${Math.random()}`, tipo: 'Oficina DFC' };
    const started = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`a form was answered ${answer.status}`);
    times.push(performance.now() - started);
    await delay(PAUSE_MS);
  }
  return times;
}

/**
 * @param {string} title
 * @param {number[]} times
 */
function report(title, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(0).padStart(5);
  const figures = `median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, the slowest ${at(1)} ms`;
  console.log(`  ${title.padEnd(17)} ${figures} (${times.length} sent)`);
}

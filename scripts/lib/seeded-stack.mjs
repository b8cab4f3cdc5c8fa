import { join } from 'node:path';
import { run } from './children.mjs';
import { createDatabase } from './mariadb.mjs';
import { signIn } from './sign-in.mjs';
import { startStack } from './stack.mjs';
import { temporaryFolder } from './temporary.mjs';
import { isolatedEnvironment } from './test-stack.mjs';

const MINUTE_MS = 60_000;

/**
 * Runs production builds on a database with so many rows in every table but the accounts; the rows came in one a
 * minute until now, so that what counts by month has them to count.
 * @param {number} rows
 * @param {string} [serverUrl] of MySQL or MariaDB; left out, SQLite
 * @param {{ programs?: import('./programs.mjs').ProgramName[], seed?: string[] }} [options] which programs run, by default
 *   the API and the back office; what fills the database instead, with its arguments
 */
export async function startSeededStack(rows, serverUrl, { programs = ['api', 'admin'], seed } = {}) {
  const folder = temporaryFolder(`rows-${rows}`);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...(await isolatedEnvironment(folder)),
    DATABASE_URL: serverUrl
      ? await createDatabase(serverUrl, `dfc_admin_${rows}_${process.pid}`)
      : `sqlite:${join(folder, 'dfc.sqlite')}`,
    NODE_ENV: 'production',
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'error',
  };
  const first = new Date(Date.now() - rows * MINUTE_MS).toISOString();
  const seeded = await run('npx', ['tsx', ...(seed ?? ['test/bench/seed.ts', String(rows), first])], { env });
  if (seeded !== 0) throw new Error('Seeding failed.');
  const stack = startStack(programs, env, { stdio: ['ignore', 'ignore', 'inherit'] });
  await stack.healthy();
  return env;
}

/** @typedef {Awaited<ReturnType<typeof startSignedIn>>} SignedIn */

/**
 * Runs the API on such a database, for what an administrator asks it.
 * @param {number} rows
 * @param {string} [serverUrl]
 * @param {string[]} [seed]
 */
export async function startSignedIn(rows, serverUrl, seed) {
  const env = await startSeededStack(rows, serverUrl, { programs: ['api'], ...(seed && { seed }) });
  return { api: env.API_URL ?? '', headers: { Authorization: `Bearer ${await signIn(env)}` } };
}

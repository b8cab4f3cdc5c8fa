import { join } from 'node:path';
import { run } from './children.mjs';
import { createDatabase } from './mariadb.mjs';
import { startStack } from './stack.mjs';
import { temporaryFolder } from './temporary.mjs';
import { isolatedEnvironment } from './test-stack.mjs';

const MINUTE_MS = 60_000;

/**
 * Runs the API and the back office, production builds, on a database with so many rows in every table but the
 * accounts; the rows came in one a minute until now, so that what counts by month has them to count.
 * @param {number} rows
 * @param {string} [serverUrl] of MySQL or MariaDB; left out, SQLite
 */
export async function startSeededStack(rows, serverUrl) {
  const folder = temporaryFolder(`rows-${rows}`);
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
  const seeded = await run('npx', ['tsx', 'test/bench/seed.ts', String(rows), first], { env });
  if (seeded !== 0) throw new Error('Seeding failed.');
  const stack = startStack(['api', 'admin'], env, { stdio: ['ignore', 'ignore', 'inherit'] });
  await stack.healthy();
  return env;
}

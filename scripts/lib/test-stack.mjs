import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from './mariadb.mjs';
import { freePorts } from './ports.mjs';
import { allPrograms, root } from './programs.mjs';
import { startStack } from './stack.mjs';
import { memoryFolder } from './temporary.mjs';

/**
 * Variables for a whole system of its own: free ports, an empty data folder, a known administrator, no rate limits.
 * @param {string} dataDir
 * @returns {Promise<Record<string, string>>}
 */
export async function isolatedEnvironment(dataDir) {
  const [api, site, admin] = (await freePorts(3)).map(String);
  return {
    API_PORT: `${api}`,
    SITE_PORT: `${site}`,
    ADMIN_PORT: `${admin}`,
    API_URL: `http://localhost:${api}`,
    SITE_URL: `http://localhost:${site}`,
    ADMIN_URL: `http://localhost:${admin}`,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'true',
    ADMIN_EMAIL: 'admin@exemplo.pt',
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    ADMIN_NAME: 'Ana Administradora',
    JWT_SECRET: randomBytes(32).toString('hex'),
    FORM_READING_SECONDS: '0',
    RATE_LIMIT_FORMS: '0',
    RATE_LIMIT_LOGIN: '0',
    MAIL_DAILY_LIMIT: '0',
  };
}

/**
 * Runs the three production builds for the browser tests.
 * @param {{ database: 'sqlite' | 'mysql', serverUrl?: string }} options `serverUrl` is the MySQL server's address
 */
export async function startTestStack({ database, serverUrl }) {
  const env = await isolatedEnvironment(memoryFolder('data'));
  if (database === 'mysql') {
    if (!serverUrl) throw new Error('Falta TEST_MYSQL_URL.');
    env.DATABASE_URL = await createDatabase(serverUrl, `dfc_browser_${process.pid}`);
  }
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const log = join(root, `test-results/stack-${database}.log`);
  const output = openSync(log, 'w');
  const stack = startStack(allPrograms, { ...process.env, ...env }, { stdio: ['ignore', output, output] });
  const stop = async () => {
    await stack.stop();
  };
  try {
    await stack.healthy();
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\n${readFileSync(log, 'utf8').slice(-4000)}`);
  }
  return { env, log, stop };
}

import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { end, launch, run } from './children.mjs';
import { findCommand, findMariadb } from './machine.mjs';
import { freePorts } from './ports.mjs';
import { temporaryFolder } from './temporary.mjs';

/** Nothing here outlives the run, so nothing is worth waiting for the disk. */
const fast = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=128M',
  '--innodb-log-file-size=32M',
  '--skip-log-bin',
  '--debug-no-sync',
];

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
async function connects(url) {
  try {
    await (await mysql.createConnection(url)).end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a scratch MariaDB server on a free loopback port: root without password, data in a temporary folder.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} nothing where no server is installed
 */
export async function startMariadb() {
  const server = findMariadb();
  const installer = findCommand('mariadb-install-db');
  if (!server || !installer) return undefined;
  const folder = temporaryFolder('mariadb');
  const [port] = await freePorts(1);
  const common = ['--no-defaults', `--datadir=${folder}/data`, `--user=${userInfo().username}`];
  const install = [...common, '--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  if ((await run(installer, install, { stdio: 'ignore' })) !== 0) throw new Error('mariadb-install-db falhou.');
  const child = launch(
    server,
    [
      ...common,
      ...fast,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--socket=${folder}/socket`,
      `--pid-file=${folder}/pid`,
      `--log-error=${folder}/log`,
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--max-connections=300',
    ],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    await end(child);
  };
  const url = `mysql://root@127.0.0.1:${port}`;
  const deadline = Date.now() + 30_000;
  while (!(await connects(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const log = readFileSync(join(folder, 'log'), 'utf8');
      await stop();
      throw new Error(`O MariaDB de teste não arrancou:\n${log.slice(-2000)}`);
    }
    await delay(100);
  }
  return { url, stop };
}

/**
 * Makes an empty database on a server.
 * @param {string} serverUrl
 * @param {string} name
 * @returns {Promise<string>} its address
 */
export async function createDatabase(serverUrl, name) {
  const connection = await mysql.createConnection(serverUrl);
  await connection.query(`DROP DATABASE IF EXISTS \`${name}\``);
  await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await connection.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { end, exitOf, launch, run } from './children.mjs';
import { findCommand } from './machine.mjs';
import { freePorts } from './ports.mjs';
import { memoryFolder, temporaryFolder } from './temporary.mjs';

const small = ['--innodb-buffer-pool-size=128M', '--innodb-log-file-size=32M', '--skip-log-bin'];
// Each spec file makes and drops all tables: a file for each of them takes twice the time.
const fast = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-file-per-table=0',
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
 * A server that runs.
 * @typedef {object} Mariadb
 * @property {string} url
 * @property {() => number} pid of its process
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} again starts it once more, on the same port and data, after it was ended
 */

/**
 * Starts a scratch MariaDB server on a free loopback port: root without password, data in a temporary folder.
 * @param {{ durable?: boolean, further?: readonly string[] }} [options] whether it outlives being killed; else nothing is
 * worth waiting for the disk. And further arguments
 * @returns {Promise<Mariadb | undefined>} nothing where no server is installed
 */
export async function startMariadb({ durable = false, further = [] } = {}) {
  const server = findCommand('mariadbd');
  const installer = findCommand('mariadb-install-db');
  if (!server || !installer) return undefined;
  const folder = durable ? temporaryFolder('mariadb') : memoryFolder('mariadb');
  const [port] = await freePorts(1);
  const common = ['--no-defaults', `--datadir=${folder}/data`, `--user=${userInfo().username}`];
  const install = [...common, '--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'];
  if ((await run(installer, install, { stdio: 'ignore' })) !== 0) throw new Error('mariadb-install-db falhou.');
  const options = [
    ...common,
    ...small,
    ...(durable ? [] : fast),
    ...further,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${folder}/socket`,
    `--pid-file=${folder}/pid`,
    `--log-error=${folder}/log`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--max-connections=300',
  ];
  const url = `mysql://root@127.0.0.1:${port}`;
  const begin = async () => {
    const child = launch(server, options, { stdio: 'ignore' });
    const deadline = Date.now() + 30_000;
    while (!(await connects(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        const log = readFileSync(join(folder, 'log'), 'utf8');
        await end(child);
        throw new Error(`O MariaDB de teste não arrancou:\n${log.slice(-2000)}`);
      }
      await delay(100);
    }
    return child;
  };
  let child = await begin();
  return {
    url,
    pid: () => child.pid ?? 0,
    stop: async () => {
      await end(child);
    },
    again: async () => {
      await exitOf(child);
      child = await begin();
    },
  };
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

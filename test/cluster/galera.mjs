import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { end, exitOf, launch, run } from '../../scripts/lib/children.mjs';
import { findCommand } from '../../scripts/lib/machine.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';

const NODES = 3;
const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
const SYNCED_WITHIN_MS = 90_000;

/**
 * A node of the database's cluster.
 * @typedef {object} Node
 * @property {string} url
 * @property {() => Promise<void>} kill as a power cut does
 * @property {() => Promise<void>} again starts it once more and waits until it has what the others have
 */

/** Returns the first package or command that this machine lacks for a Galera cluster. */
export function galeraLacks() {
  if (!findCommand('mariadbd') || !findCommand('mariadb-install-db')) return 'mariadb-server';
  if (!existsSync(PROVIDER)) return 'galera-4';
  return ['rsync', 'lsof', 'ip'].find((name) => !findCommand(name));
}

/**
 * Starts a cluster of three nodes on loopback: root without password, data in a temporary folder.
 * @returns {Promise<Node[]>}
 */
export async function startGalera() {
  const folder = temporaryFolder('galera');
  const ports = await freePorts(NODES * 4);
  const places = Array.from({ length: NODES }, (_, index) => {
    const [sql = 0, group = 0, changes = 0, state = 0] = ports.slice(index * 4);
    return { sql, group, changes, state, folder: join(folder, `node${index}`) };
  });
  const members = places.map(({ group }) => `127.0.0.1:${group}`).join(',');
  for (const place of places) {
    mkdirSync(join(place.folder, 'tmp'), { recursive: true });
    writeFileSync(join(place.folder, 'my.cnf'), settings(place, members));
  }
  // what hands the whole state over would drop its rights as root, and then not read the data
  const user = process.getuid?.() === 0 ? 'mysql' : undefined;
  if (user !== undefined) execFileSync('chown', ['-R', user, folder]);
  const nodes = [];
  for (const place of places) nodes.push(await startNode(place, user, nodes.length === 0));
  return nodes;
}

/** @typedef {{ sql: number, group: number, changes: number, state: number, folder: string }} Place */

/**
 * @param {Place} place
 * @param {string} members
 */
function settings({ sql, group, changes, state, folder }, members) {
  const provider = [
    `gmcast.listen_addr=tcp://127.0.0.1:${group}`,
    `ist.recv_addr=127.0.0.1:${changes}`,
    'gcache.size=64M;gcache.recover=yes;pc.recovery=yes',
    // a node that is gone is known to be within seconds
    'evs.keepalive_period=PT0.5S;evs.inactive_check_period=PT0.5S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT5S',
  ].join(';');
  return `[mysqld]
datadir=${folder}/data
tmpdir=${folder}/tmp
socket=${folder}/socket
pid-file=${folder}/pid
log-error=${folder}/log.err
bind-address=127.0.0.1
port=${sql}
skip-name-resolve
character-set-server=utf8mb4
collation-server=utf8mb4_unicode_ci
max-connections=300
innodb-buffer-pool-size=64M
innodb-log-file-size=32M
innodb-autoinc-lock-mode=2
innodb-flush-log-at-trx-commit=2
binlog-format=ROW
wsrep-on=ON
wsrep-provider=${PROVIDER}
wsrep-cluster-name=test
wsrep-cluster-address=gcomm://${members}
wsrep-node-address=127.0.0.1:${group}
wsrep-node-incoming-address=127.0.0.1:${sql}
wsrep-sst-method=rsync
wsrep-sst-receive-address=127.0.0.1:${state}
wsrep-slave-threads=2
wsrep-provider-options="${provider}"
`;
}

/**
 * @param {Place} place
 * @param {string | undefined} user
 * @param {boolean} isFirst
 * @returns {Promise<Node>}
 */
async function startNode({ folder, sql }, user, isFirst) {
  const server = findCommand('mariadbd') ?? '';
  const as = user === undefined ? [] : [`--user=${user}`];
  const install = ['--no-defaults', `--datadir=${folder}/data`, '--auth-root-authentication-method=normal', ...as];
  const installer = findCommand('mariadb-install-db') ?? '';
  const installed = await run(installer, [...install, '--skip-test-db', '--skip-name-resolve'], { stdio: 'ignore' });
  if (installed !== 0) throw new Error('mariadb-install-db failed.');
  const url = `mysql://root@127.0.0.1:${sql}`;
  const defaults = `--defaults-file=${folder}/my.cnf`;
  /** @param {string[]} further */
  const begin = async (further) => {
    const child = launch(server, [defaults, ...as, ...further], { stdio: 'ignore' });
    const deadline = Date.now() + SYNCED_WITHIN_MS;
    while (!(await isSynced(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await end(child);
        throw new Error(`A node did not join:\n${readFileSync(`${folder}/log.err`, 'utf8').slice(-2_000)}`);
      }
      await delay(200);
    }
    return child;
  };
  let child = await begin(isFirst ? ['--wsrep-new-cluster'] : []);
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    again: async () => {
      // without its last position it would be given all that there is, and whoever gives stands still meanwhile
      await run(server, [
        defaults,
        ...as,
        '--skip-networking',
        '--wsrep-recover',
        `--log-error=${folder}/recovered.err`,
      ]);
      const [, position] = /Recovered position:\s*(\S+)/.exec(readFileSync(`${folder}/recovered.err`, 'utf8')) ?? [];
      child = await begin(position === undefined ? [] : [`--wsrep-start-position=${position}`]);
    },
  };
}

/** Whether a node takes part, and has what the others have. @param {string} url */
async function isSynced(url) {
  try {
    const connection = await mysql.createConnection({ uri: url, connectTimeout: 2_000 });
    const [rows] = await connection.query(
      "SHOW GLOBAL STATUS WHERE variable_name IN ('wsrep_ready', 'wsrep_local_state')",
    );
    await connection.end();
    const values = /** @type {{ Value: string }[]} */ (rows).map(({ Value }) => Value);
    return values.includes('ON') && values.includes('4');
  } catch {
    return false;
  }
}

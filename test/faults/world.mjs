import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { end, exitOf, launch, run } from '../../scripts/lib/children.mjs';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startArguments } from '../../scripts/lib/programs.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { openDatabase } from './database.mjs';

/** @typedef {import('../../scripts/lib/children.mjs').ChildProcess} ChildProcess */
/** @typedef {import('../../scripts/lib/mariadb.mjs').Mariadb} Mariadb */

const BACK_WITHIN_MS = 60_000;
let worlds = 0;

/** A database, a data folder, and the processes of the API that run on them. */
export class World {
  /** @type {(ChildProcess | undefined)[]} */
  #processes = [];
  /** The mail server, where it has one of its own. @type {Awaited<ReturnType<typeof import('./mail-server.mjs').mailServer>> | undefined} */
  mail;
  /** Where attachments are, where not in its folder. @type {import('./check.mjs').Files | undefined} */
  files;
  /** Slows the way to its database, where it has one that can be: milliseconds. @type {(ms: number) => void} */
  slow = () => undefined;

  /**
   * @param {NodeJS.ProcessEnv} env
   * @param {string[]} origins of the API's processes
   * @param {Mariadb | undefined} server none on SQLite
   */
  constructor(env, origins, server) {
    this.env = env;
    this.origins = origins;
    this.server = server;
    this.dataDir = env.DATA_DIR ?? '';
  }

  /**
   * @param {{ server?: Mariadb, env?: Record<string, string>, processes?: number, dataDir?: string }} given
   */
  static async make({ server, env = {}, processes = 1, dataDir = temporaryFolder('faults') }) {
    worlds += 1;
    const ports = await freePorts(processes);
    const databaseUrl = server
      ? await createDatabase(server.url, `dfc_faults_${process.pid}_${worlds}`)
      : `sqlite:${join(temporaryFolder('faults-database'), 'dfc.sqlite')}`;
    return new World(
      {
        ...process.env,
        ...(await isolatedEnvironment(dataDir)),
        NODE_ENV: 'production',
        SAMPLE_CONTENT: 'false',
        LOG_LEVEL: 'fatal',
        OVERLOAD_DELAY_MS: '0',
        DATABASE_URL: databaseUrl,
        ...env,
      },
      ports.map((port) => `http://127.0.0.1:${port}`),
      server,
    );
  }

  /** Starts a process of the API without waiting for it. @param {number} [index] which */
  launch(index = 0) {
    const port = new URL(this.origins[index] ?? '').port;
    const child = launch(process.execPath, startArguments('api'), {
      env: { ...this.env, API_PORT: port },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    this.#processes[index] = child;
    return child;
  }

  /** Starts every process, and waits for none. */
  begin() {
    this.origins.forEach((_, index) => this.launch(index));
  }

  /**
   * Waits until the API does its work again.
   * @returns {Promise<number>} how many milliseconds that took
   */
  async ready() {
    const asked = performance.now();
    for (const origin of this.origins) {
      while (!(await isReady(origin))) {
        if (performance.now() - asked > BACK_WITHIN_MS) throw new Error(`Not back within ${BACK_WITHIN_MS} ms.`);
        await delay(25);
      }
    }
    return performance.now() - asked;
  }

  /** Kills a process as a power cut does. @param {number} [index] which */
  async kill(index = 0) {
    const child = this.process(index);
    child.kill('SIGKILL');
    await exitOf(child);
  }

  /** @param {number} [index] which */
  process(index = 0) {
    const child = this.#processes[index];
    if (child === undefined) throw new Error('It was never started.');
    return child;
  }

  /** The database as it is, past the API. @returns {ReturnType<typeof openDatabase>} */
  database() {
    return openDatabase(this.env.DATABASE_URL ?? '');
  }

  /** Whether `npm run integrity` finds all well. */
  async isWhole() {
    const check = ['dist/operations/commands/check-integrity.js'];
    return (await run(process.execPath, check, { env: this.env, stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
  }

  /** Ends all processes. @returns {Promise<boolean>} whether each ended by itself in time */
  async stop() {
    const polite = await Promise.all(this.#processes.flatMap((child) => (child ? [end(child)] : [])));
    return polite.every(Boolean);
  }
}

/** @param {string} origin */
async function isReady(origin) {
  const answer = fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}

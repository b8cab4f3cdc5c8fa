import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { end, launch, run } from '../../../scripts/lib/children.mjs';
import { createDatabase } from '../../../scripts/lib/mariadb.mjs';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { startStack } from '../../../scripts/lib/stack.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../../scripts/lib/test-stack.mjs';

/**
 * A server that runs.
 * @typedef {object} Server
 * @property {string} origin
 * @property {number} pid
 * @property {number} seconds from its start to its first answer
 * @property {() => Promise<unknown>} stop
 */

/** A floor answers within this; after it, what it is asked fails. */
const FLOOR_MS = 30_000;

let worlds = 0;

/** A database with made-up rows, and the programs that run on it. */
export class World {
  /** @type {Server[]} */
  #servers = [];

  /** @param {Record<string, string | undefined>} env what every program of this world is told */
  constructor(env) {
    this.env = env;
  }

  /**
   * @param {number} rows of events and of the other lists that the site shows
   * @param {string} [serverUrl] of MySQL or MariaDB; left out, SQLite
   */
  static async make(rows, serverUrl) {
    worlds += 1;
    const folder = temporaryFolder('speed');
    const databaseUrl = serverUrl
      ? await createDatabase(serverUrl, `dfc_speed_${process.pid}_${worlds}`)
      : `sqlite:${join(folder, 'dfc.sqlite')}`;
    const env = {
      ...process.env,
      ...(await isolatedEnvironment(folder)),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SAMPLE_CONTENT: 'false',
      LOG_LEVEL: 'error',
      // A refused request costs nothing, so it would flatter the figures.
      OVERLOAD_DELAY_MS: '0',
    };
    const seeded = await run('npx', ['tsx', 'test/bench/seed.ts', String(rows)], { env });
    if (seeded !== 0) throw new Error('Seeding failed.');
    return new World(env);
  }

  /**
   * Starts a finished build on a port of its own.
   * @param {'api' | 'site'} name
   * @param {Record<string, string | undefined>} [also] what it is told besides
   * @returns {Promise<Server>}
   */
  async start(name, also = {}) {
    const [port] = await freePorts(1);
    const env = { ...this.env, [name === 'api' ? 'API_PORT' : 'SITE_PORT']: String(port), ...also };
    const stack = startStack([name], env, { stdio: ['ignore', 'ignore', 'inherit'] });
    /** @type {Server} */
    const server = { origin: `http://127.0.0.1:${port}`, pid: 0, seconds: 0, stop: stack.stop };
    await stack.healthy((_name, seconds, pid) => Object.assign(server, { seconds, pid }));
    this.#servers.push(server);
    return server;
  }

  /**
   * Starts one of the floors beside this file.
   * @param {string} file
   * @param {string} probe the address that it is to answer
   * @param {Record<string, string | undefined>} [also]
   * @returns {Promise<Server>}
   */
  async startFloor(file, probe, also = {}) {
    const [port] = await freePorts(1);
    const child = launch(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
      env: { ...this.env, ...also, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const origin = `http://127.0.0.1:${port}`;
    const started = performance.now();
    while (!(await answers(origin + probe))) {
      if (child.exitCode !== null) throw new Error(`${file} ended instead of answering.`);
      if (performance.now() - started > FLOOR_MS) throw new Error(`${file} does not answer ${probe}.`);
      await delay(20);
    }
    const seconds = (performance.now() - started) / 1000;
    const server = { origin, pid: child.pid ?? 0, seconds, stop: () => end(child) };
    this.#servers.push(server);
    return server;
  }

  async stop() {
    await Promise.all(this.#servers.map(({ stop }) => stop()));
    this.#servers = [];
  }
}

/** @param {string} url */
async function answers(url) {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { end, exitOf, launch } from '../../scripts/lib/children.mjs';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { programs, root, startArguments } from '../../scripts/lib/programs.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { World } from '../faults/world.mjs';
import { startBalancer } from './balancer.mjs';
import { openBucket } from './bucket.mjs';

const APIS = 3;
const SITES = 2;
const READY_WITHIN_MS = 60_000;

/** @typedef {import('./galera.mjs').Node} Node */
/** @typedef {import('../../scripts/lib/children.mjs').ChildProcess} ChildProcess */

/** @typedef {Awaited<ReturnType<typeof openBucket>>} Bucket */

/** Three processes of the API and two of the site behind a balancer, on the nodes of a database, with Redis and one place for files. */
export class Cluster {
  /** @type {ChildProcess[]} */
  #sites = [];
  /** @type {ChildProcess | undefined} */
  #redis;

  /**
   * @param {World} world the processes of the API
   * @param {ReturnType<typeof startBalancer>} balancer
   * @param {{ api: string, site: string, sites: number[], redis: number }} places
   * @param {Bucket | undefined} bucket none where files are in a folder that all share
   */
  constructor(world, balancer, places, bucket) {
    this.world = world;
    this.balancer = balancer;
    this.places = places;
    this.bucket = bucket;
  }

  /**
   * Starts all of it.
   * @param {string[]} nodes addresses of the database's nodes
   * @param {{ mayBeMySql: boolean, s3: string | undefined }} options whether they are others than the Galera nodes of
   *   `galera.mjs`; an S3 server for the files, which else are in a folder
   */
  static async start(nodes, { mayBeMySql, s3 }) {
    const dataDir = temporaryFolder('cluster');
    const [api = 0, site = 0, database = 0, state = 0, redis = 0, ...own] = await freePorts(5 + APIS + SITES);
    const [apis, sites] = [own.slice(0, APIS), own.slice(APIS)];
    const local = (/** @type {number} */ port) => `127.0.0.1:${port}`;
    const balancer = startBalancer({
      api: apis.map(local),
      site: sites.map(local),
      database: nodes.map((node) => new URL(node).host),
      mayBeMySql,
      ports: { api, site, database, state },
    });
    const databaseUrl = new URL(await createDatabase(nodes[0] ?? '', `dfc_cluster_${process.pid}`));
    databaseUrl.host = local(database);
    const bucket = s3 === undefined ? undefined : await openBucket(s3);
    const env = {
      ...process.env,
      ...(await isolatedEnvironment(dataDir)),
      NODE_ENV: 'production',
      SAMPLE_CONTENT: 'true',
      LOG_LEVEL: 'fatal',
      OVERLOAD_DELAY_MS: '0',
      RATE_LIMIT_READS: '0',
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: databaseUrl.href,
      STORAGE_URL: `file:${dataDir}`,
      REDIS_URL: `redis://${local(redis)}`,
      API_URL: `http://${local(api)}`,
      API_INTERNAL_URL: `http://${local(api)}`,
      SITE_URL: `http://${local(site)}`,
      ...bucket?.env,
    };
    const world = new World(
      env,
      apis.map((port) => `http://${local(port)}`),
      undefined,
    );
    const places = { api: `http://${local(api)}`, site: `http://${local(site)}`, sites, redis };
    world.files = bucket?.files;
    const cluster = new Cluster(world, balancer, places, bucket);
    await cluster.startRedis();
    await balancer.waitFor('database', nodes.length);
    world.begin();
    await world.ready();
    for (const index of sites.keys()) await cluster.startSite(index);
    await cluster.whole();
    return cluster;
  }

  /** Waits until everything is let in to. */
  async whole() {
    await this.balancer.waitFor('api', APIS);
    await this.balancer.waitFor('site', SITES);
  }

  async startRedis() {
    const { redis } = this.places;
    const options = ['--port', String(redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir'];
    this.#redis = launch('redis-server', [...options, temporaryFolder('redis')], { stdio: 'ignore' });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await listens(redis))) {
      if (Date.now() > deadline) throw new Error('Redis did not start.');
      await delay(50);
    }
  }

  async killRedis() {
    this.#redis?.kill('SIGKILL');
    if (this.#redis) await exitOf(this.#redis);
  }

  /** @param {number} index */
  async startSite(index) {
    const port = this.places.sites[index] ?? 0;
    this.#sites[index] = launch(process.execPath, startArguments('site'), {
      cwd: join(root, programs.site.folder),
      env: { ...this.world.env, SITE_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const deadline = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined);
      if (answer?.ok) return;
      if (Date.now() > deadline) throw new Error('A process of the site did not start.');
      await delay(50);
    }
  }

  /** @param {number} index @returns {ChildProcess} */
  site(index) {
    const child = this.#sites[index];
    if (child === undefined) throw new Error('It was never started.');
    return child;
  }

  /** Restarts every process, one after the other, each once the one before it is let in to again. */
  async restartAll() {
    for (const index of this.world.origins.keys()) {
      await end(this.world.process(index));
      this.world.launch(index);
      await this.world.ready();
      await this.whole();
    }
    for (const index of this.places.sites.keys()) {
      await end(this.site(index));
      await this.startSite(index);
      await this.whole();
    }
  }

  /** @returns {Promise<boolean>} whether each process ended by itself in time */
  async stop() {
    const sites = await Promise.all(this.#sites.map((child) => end(child)));
    const apis = await this.world.stop();
    await this.killRedis();
    return apis && sites.every(Boolean);
  }
}

/** @param {number} port @returns {Promise<boolean>} */
async function listens(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

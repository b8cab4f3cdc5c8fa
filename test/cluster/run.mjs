import { exitOf } from '../../scripts/lib/children.mjs';
import { check } from '../faults/check.mjs';
import { Clients } from '../faults/clients.mjs';
import { Readers } from './readers.mjs';

const CLIENTS = 4;
const READERS = 2;
/** How many forms must be accepted while something is away; half as many before it goes and after it is back. */
const MEANWHILE = 40;

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('./galera.mjs').Node} Node */

/**
 * One thing that goes wrong, or is done, while visitors write and read.
 * @typedef {object} Fault
 * @property {string} name
 * @property {boolean} [killsNode] whether it needs nodes that this program started
 * @property {boolean} [cutsBucket] whether it needs a bucket
 * @property {boolean} [unnoticed] whether nobody may meet a failure
 * @property {(cluster: Cluster, nodes: Node[], meanwhile: () => Promise<void>, clients: Clients) => Promise<void>} strike
 */

/** @type {Fault[]} */
const faults = [
  {
    name: 'a node of the database killed',
    killsNode: true,
    strike: async (_cluster, nodes, meanwhile) => {
      await nodes[1]?.kill();
      await meanwhile();
      await nodes[1]?.again();
    },
  },
  {
    name: 'the first node of the database killed',
    killsNode: true,
    strike: async (_cluster, nodes, meanwhile) => {
      await nodes[0]?.kill();
      await meanwhile();
      await nodes[0]?.again();
    },
  },
  {
    name: 'a process of the API killed',
    strike: async ({ world }, _nodes, meanwhile) => {
      await world.kill(1);
      await meanwhile();
      world.launch(1);
    },
  },
  {
    name: 'a process of the site killed',
    strike: async (cluster, _nodes, meanwhile) => {
      cluster.site(1).kill('SIGKILL');
      await exitOf(cluster.site(1));
      await meanwhile();
      await cluster.startSite(1);
    },
  },
  {
    name: 'Redis killed',
    strike: async (cluster, _nodes, meanwhile) => {
      await cluster.killRedis();
      await meanwhile();
      await cluster.startRedis();
    },
  },
  {
    name: 'the S3 server away',
    cutsBucket: true,
    strike: async ({ bucket }, _nodes, _meanwhile, clients) => {
      bucket?.cut(true);
      // whoever sends a file is told to send it again
      await clients.untilRefused(CLIENTS * 2);
      bucket?.cut(false);
    },
  },
  {
    name: 'every process restarted in turn',
    unnoticed: true,
    strike: (cluster) => cluster.restartAll(),
  },
];

/**
 * The outcome of one fault.
 * @typedef {object} ClusterResult
 * @property {string} fault
 * @property {number} acknowledged
 * @property {number} lost
 * @property {number} doubled
 * @property {number} refused how often a form was not answered, or 5xx, and tried again
 * @property {number} pages that were asked for
 * @property {number} failedPages of them, those that were not answered with the page
 * @property {number} backMs until all was as before once the fault was over
 * @property {string[]} failures
 */

/**
 * Does one thing after the other to a cluster.
 * @param {Cluster} cluster
 * @param {Node[]} nodes empty where they were started by somebody else
 * @param {string} words of a fault's name
 */
export async function runClusterFaults(cluster, nodes, words) {
  /** @type {ClusterResult[]} */
  const results = [];
  for (const fault of faults.filter(({ name }) => name.includes(words))) {
    if (fault.killsNode && nodes.length === 0) {
      console.log(`NOT RUN, the nodes are somebody else's: ${fault.name}`);
      continue;
    }
    if (fault.cutsBucket && cluster.bucket === undefined) {
      console.log(`NOT RUN, files are in a folder: ${fault.name}`);
      continue;
    }
    const result = await runOne(cluster, nodes, fault);
    console.log(`${result.failures.length === 0 ? 'ok  ' : 'FAIL'} ${fault.name}`);
    for (const failure of result.failures) console.log(`     ${failure}`);
    results.push(result);
  }
  return results;
}

/**
 * @param {Cluster} cluster
 * @param {Node[]} nodes
 * @param {Fault} fault
 * @returns {Promise<ClusterResult>}
 */
async function runOne(cluster, nodes, fault) {
  const { world, places } = cluster;
  const clients = new Clients([places.api], { expires: false });
  const readers = new Readers(places.site);
  /** @type {string[]} */
  const failures = [];
  let backMs = 0;
  try {
    clients.begin(CLIENTS);
    readers.begin(READERS);
    await clients.upTo(MEANWHILE / 2);
    await fault.strike(cluster, nodes, () => clients.upTo(MEANWHILE), clients);
    const over = performance.now();
    await world.ready();
    await cluster.whole();
    backMs = performance.now() - over;
    await clients.upTo(MEANWHILE / 2);
  } catch (error) {
    failures.push(String(error));
  }
  await Promise.all([clients.finish(), readers.finish()]);
  const { acknowledged, lost, doubled, stray } = await check(world, clients, { awaitMail: false });
  if (!(await world.isWhole())) failures.push('npm run integrity finds something wrong');
  if (fault.unnoticed && clients.refused > 0) failures.push(`${clients.refused} forms were refused`);
  if (fault.unnoticed) failures.push(...readers.failures);
  return {
    fault: fault.name,
    acknowledged,
    lost: lost.length,
    doubled: doubled.length,
    refused: clients.refused,
    pages: readers.asked,
    failedPages: readers.failures.length,
    backMs,
    failures: [...failures, ...lost, ...doubled, ...stray, ...clients.wrong],
  };
}

// Usage: npm run test:only -- cluster [--write] [words of a fault's name]
// Three processes of the API and two of the site behind HAProxy, on a Galera cluster of three nodes, with Redis: visitors
// send forms and look at pages while one of each is killed and comes back, and while every process is restarted in turn.
// Each form that was answered 2xx must be there once and whole. CLUSTER_DATABASE_URLS names nodes that run already,
// separated by commas (mysql://root@…, which may make a database); CLUSTER_S3_URL=http://key:secret@host:port an S3 server
// for the files, which is away for a while, too. --write keeps the table in docs/reliability.md.
import { parseArgs } from 'node:util';
import { Cluster } from '../test/cluster/cluster.mjs';
import { galeraLacks, startGalera } from '../test/cluster/galera.mjs';
import { printClusterTable, writeClusterTable } from '../test/cluster/report.mjs';
import { runClusterFaults } from '../test/cluster/run.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { findCommand } from './lib/machine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const given = process.env.CLUSTER_DATABASE_URLS?.split(',');
const lacks = ['haproxy', 'redis-server'].find((name) => !findCommand(name)) ?? (given ? undefined : galeraLacks());

if (lacks !== undefined) throw new Error(`There is no ${lacks} on this machine.`);
await runOnBuilds(['api', 'site'], async () => {
  const nodes = given ? [] : await startGalera();
  const cluster = await Cluster.start(given ?? nodes.map(({ url }) => url), {
    mayBeMySql: given !== undefined,
    s3: process.env.CLUSTER_S3_URL,
  });
  const results = await runClusterFaults(cluster, nodes, positionals.join(' '));
  const isPolite = await cluster.stop();
  if (!isPolite) console.log('Not every process ended by itself.');
  printClusterTable(results);
  if (values.write) writeClusterTable(results);
  return isPolite && results.length > 0 && results.every(({ failures }) => failures.length === 0);
});

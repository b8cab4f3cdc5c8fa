import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import routes from '../../public-web/app/routes.js';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { headers, paths, queries } from '../support/hostile-shapes.js';
import { until } from '../support/until.js';
import { disproportion } from '../support/work.js';
import { type OwnStack, startOwnStack } from './support/own-stack.js';

/** Ten times as much is near the most that a request's head may have. */
const HEAD_BYTES = 1_400;
/** Each route is tried with one attack in so many, and each attack at as many routes. */
const SHARE = 8;
const PATIENCE_MS = 600_000;
/** Has a process tell how much of the processor it has had. */
const TELLS_USAGE = `data:text/javascript,process.on('message',()=>process.send(process.cpuUsage()))`;

interface Asked {
  path: string;
  headers?: Record<string, string>;
}

type Attack = readonly [name: string, make: (size: number) => Asked];

let stack: OwnStack;
let site: ChildProcess;
let port: string;

beforeAll(async () => {
  stack = await startOwnStack({});
  const env = await isolatedEnvironment(temporaryFolder('site'));
  port = env['SITE_PORT'] ?? '';
  site = spawn(process.execPath, ['--import', TELLS_USAGE, 'public-web/build/server/index.js'], {
    env: { ...process.env, NODE_OPTIONS: '', ...env, API_URL: stack.api },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await until('the site answers', () =>
    ask({ path: '/health/live' }).then(
      () => true,
      () => false,
    ),
  );
});
afterAll(async () => {
  site.kill();
  await stack.stop();
});

async function ask({ path, headers: sent = {} }: Asked): Promise<void> {
  const asked = request({ host: '127.0.0.1', port, path, headers: sent, agent: false, maxHeaderSize: 1_000_000 }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
}

async function usage(): Promise<NodeJS.CpuUsage> {
  const told = once(site, 'message') as Promise<[NodeJS.CpuUsage]>;
  site.send('usage');
  return (await told)[0];
}

async function complaints(attacks: readonly Attack[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, make] of attacks) {
    const complaint = await disproportion(HEAD_BYTES, make, ask, usage);
    if (complaint !== undefined) found.push(`${name}: ${complaint}`);
  }
  return found;
}

const declared = routes.flatMap(({ path = '' }) => (path === '*' ? [] : [path]));

const inPath = (route: string): Attack[] =>
  Object.entries(paths).map(([name, path]) => [
    `/${route} of ${name}`,
    (size) => ({ path: `/${route.replace(/:\w+/, path(size).replaceAll('$', '')).replaceAll(/:\w+/g, '1')}` }),
  ]);

const inTheRest = (address: string): Attack[] => [
  ...Object.entries(queries).map(([name, query]): Attack => [
    `${address}, a query of ${name}`,
    (size) => ({ path: `${address}?${query(size)}` }),
  ]),
  ...headers.map(([header, name, value]): Attack => [
    `${address}, ${header} of ${name}`,
    (size) => ({ path: address, headers: { [header]: value(size) } }),
  ]),
];

it(
  'the work of the site is in proportion to the address, wherever it is open',
  async () => {
    const open = [...declared.filter((route) => route.includes(':')), ':qualquer', 'assets/:ficheiro'];
    expect(await complaints(open.flatMap(inPath))).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'the work of the site is in proportion to the query and the headers, at every route',
  async () => {
    const addresses = [...declared.map((route) => `/${route.replaceAll(/:\w+/g, '1')}`), '/favicon.ico', '/faq.data'];
    const attacks = addresses.flatMap((address, place) =>
      inTheRest(address).filter((_, index) => (index + place) % SHARE === 0),
    );
    expect(attacks.length).toBeGreaterThan(Object.keys(queries).length + headers.length);
    expect(await complaints(attacks)).toEqual([]);
  },
  PATIENCE_MS,
);

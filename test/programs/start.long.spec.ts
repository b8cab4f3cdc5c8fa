import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { until } from '../support/until.js';
import { StartedProcess } from './support/started-process.js';

const ready = /Está tudo a funcionar/;
let env: Record<string, string>;
let started: StartedProcess | undefined;

beforeEach(async () => {
  env = { ...(await isolatedEnvironment(temporaryFolder('data'))), SAMPLE_CONTENT: 'false' };
});

afterEach(async () => {
  await started?.dispose();
  started = undefined;
});

function urls(): string[] {
  return [env.API_URL, env.SITE_URL, env.ADMIN_URL].map((url) => `${url}/health/live`);
}

async function expectNothingListens(): Promise<void> {
  for (const url of urls()) await expect(fetch(url)).rejects.toThrow('fetch failed');
}

it('npm start serves all three programs and SIGTERM ends them cleanly within 10 s', async () => {
  started = new StartedProcess(['scripts/start.mjs'], env);
  await started.printed(ready);
  for (const url of urls()) expect((await fetch(url)).status).toBe(200);
  // the build that joins the API in one file keeps the names that the document is made of
  const document = (await (await fetch(`${env.API_URL}/docs-json`)).json()) as object;
  expect(document).toEqual(JSON.parse(await readFile('contract/openapi.json', 'utf8')));

  started.signal('SIGTERM');
  const { code, ms } = await started.exit();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  await expectNothingListens();
});

const titles = ['API', 'site público', 'back office'];

/** The process that was last said to be ready. */
function pidOf(title: string): number {
  const said = started?.output.matchAll(new RegExp(`${title}: pronto em .* \\(processo (\\d+)\\)`, 'g'));
  return Number([...(said ?? [])].at(-1)?.[1]);
}

/** Ends a program by force; what the starter says of it then is the only trace. */
const kill = (title: string) => process.kill(pidOf(title), 'SIGKILL');

it('npm start begins each one again when it dies, and leaves the others', async () => {
  started = new StartedProcess(['scripts/start.mjs'], env);
  await started.printed(ready);
  for (const title of titles) {
    const before = titles.map(pidOf);
    kill(title);
    await until(`${title} is begun again`, () => pidOf(title) !== before[titles.indexOf(title)]);
    for (const url of urls()) expect((await fetch(url)).status).toBe(200);
    expect(titles.map(pidOf).filter((pid) => !before.includes(pid))).toHaveLength(1);
    expect(started.output).toContain(`${title}: terminou inesperadamente (SIGKILL). A arrancar de novo …`);
  }
});

it('npm start ends them all when one dies again and again', async () => {
  const title = 'back office';
  started = new StartedProcess(['scripts/start.mjs', 'site', 'admin'], env);
  await started.printed(ready);
  for (let time = 1; time <= 2; time += 1) {
    const pid = pidOf(title);
    kill(title);
    await until(`${title} is begun again`, () => pidOf(title) !== pid);
  }
  kill(title);
  const { code, ms } = await started.exit();
  expect([code, ms < 10_000]).toEqual([1, true]);
  expect(started.output).toContain(`${title}: terminou 3 vezes num minuto (SIGKILL). A terminar os restantes …`);
  await expectNothingListens();
});

it('npm start does not begin again what never was ready', async () => {
  const DATA_DIR = join(temporaryFolder('data'), 'file');
  await writeFile(DATA_DIR, 'no folder');
  started = new StartedProcess(['scripts/start.mjs', 'api'], { ...env, DATA_DIR });
  expect((await started.exit()).code).toBe(1);
  expect(started.output).not.toContain('A arrancar de novo');
  expect(started.output).toMatch(/API: terminou inesperadamente .código 1.. A terminar os restantes/);
});

/** Holds the event loop for good once an answer is out whose request has this header; loaded ahead of each program. */
const BLOCKS = `
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('http.server.response.finish', ({ request }) => { if ('x-block' in request.headers) for (;;); });`;

it('a program whose event loop stands still is ended, told of by its route and begun again by npm start', async () => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(BLOCKS)}`;
  started = new StartedProcess(['scripts/start.mjs'], { ...env, NODE_OPTIONS });
  await started.printed(ready);
  const pids = titles.map(pidOf);
  const addresses = [
    `${env.API_URL}/api/eventos/999999?q=zarabatana`,
    `${env.SITE_URL}/robots.txt`,
    `${env.ADMIN_URL}/`,
  ];
  const block = (headers: Record<string, string>) =>
    Promise.all(
      addresses.map((url) =>
        fetch(url, { headers }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
  expect(await block({})).toEqual([404, 200, 200]);
  expect(titles.map(pidOf)).toEqual(pids);

  void block({ 'x-block': '1' });
  const told = () => [...(started?.output.matchAll(/^\{.*"context":"Watchdog"\}$/gm) ?? [])].map(([line]) => line);
  await until('all three are ended', () => told().length === 3);
  const requests = told().map((line) => (JSON.parse(line) as { message: { requests: string[] } }).message.requests);
  expect(requests).toContainEqual(expect.arrayContaining(['GET /api/eventos/:id']));
  expect(requests).toContainEqual(['GET /robots.txt']);
  expect(started.output).not.toMatch(/999999|zarabatana/);

  for (const [index, title] of titles.entries())
    await until(`${title} is begun again`, () => pidOf(title) !== pids[index]);
  expect(await block({})).toEqual([404, 200, 200]);
}, 150_000);

it('a start that is ended before all is ready does not say that all works', async () => {
  // a database that takes the connection and never answers keeps the API from being ready
  const silent = createTcpServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  try {
    started = new StartedProcess(['scripts/start.mjs'], {
      ...env,
      DATABASE_URL: `mysql://dfc:x@127.0.0.1:${port}/dfc`,
    });
    await started.printed(/back office: pronto/);
    started.signal('SIGINT');
    const { code, ms } = await started.exit();
    expect([code, ms < 10_000]).toEqual([0, true]);
    expect(started.output).not.toMatch(ready);
    await expectNothingListens();
  } finally {
    silent.close();
  }
});

it('npm start names a busy port and starts nothing', async () => {
  const squatter = createServer().listen(Number(env.SITE_PORT));
  await once(squatter, 'listening');
  try {
    started = new StartedProcess(['scripts/start.mjs'], env);
    const { code } = await started.exit();
    expect(code).toBe(1);
    expect(started.output).toContain(`porta ${env.SITE_PORT} (site público, SITE_PORT)`);
    await expect(fetch(`${env.API_URL}/health/live`)).rejects.toThrow('fetch failed');
  } finally {
    squatter.close();
  }
});

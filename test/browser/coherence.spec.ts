import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';
import { type CuttableProxy, cuttableProxy } from '../support/cuttable-proxy.js';
import { Ledger } from '../support/ledger.js';
import { expect, test } from './support/browser-test.js';
import { StartedProcess } from '../programs/support/started-process.js';

// Three processes of the API and two of the site, each of these behind another API. On SQLite one process alone may
// write, so there both sites follow that one. Playwright is here for its runner: what is asked for is the pages' bytes.

const serverUrl = process.env.DATABASE_URL?.startsWith('mysql:') ? process.env.DATABASE_URL : undefined;
/** A change is known to every API within a second, and no page is kept for longer than that until then. The rest is for
 * a machine on which a process waits for its turn; without a change a page is kept for a minute. */
const BOUND_MS = 15_000;
/** Longer than a page is kept where nothing tells of changes. */
const CALM_MS = 1_500;
const EVERY_MS = 20;

const fields = { data: '2019-05-04T09:30:00.000Z', ano: 2020, local: 'Porto', tipo: 'anterior' };

interface Site {
  origin: string;
  /** Its way to the API. */
  way: CuttableProxy;
}

let env: Record<string, string>;
const apis: { origin: string; process: StartedProcess }[] = [];
const sites: Site[] = [];
const processes: StartedProcess[] = [];
let token: string;
let id: number;
let ledger: Ledger;
let changes = 0;

async function startApi(port: number): Promise<{ origin: string; process: StartedProcess }> {
  const process = new StartedProcess(['dist/main.js'], { ...env, API_PORT: String(port) });
  processes.push(process);
  await process.printed(/API em/);
  return { origin: `http://127.0.0.1:${port}`, process };
}

async function startSite(port: number, apiPort: number): Promise<Site> {
  const way = await cuttableProxy('127.0.0.1', apiPort);
  const told = { ...env, SITE_PORT: String(port), API_INTERNAL_URL: `http://127.0.0.1:${way.port}` };
  const process = new StartedProcess(['public-web/build/server/index.js'], told);
  processes.push(process);
  await process.printed(/Site em/);
  return { origin: `http://127.0.0.1:${port}`, way };
}

async function tell(api: string, method: string, path: string, body: unknown): Promise<{ id: number }> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return (await response.json()) as { id: number };
}

/** Saves the event once more, by one of the APIs. */
async function change(by: number): Promise<void> {
  const api = apis[by % apis.length]?.origin ?? '';
  const titulo = `Mudança ${changes + 1}.`;
  await tell(api, 'PUT', `/api/eventos/${id}`, { ...fields, id, titulo });
  changes += 1;
  ledger.note(changes);
}

/**
 * Tells which change a site shows, once it is known to be none too old.
 * @param mayFail whether the API is away just now, so that a page that is not kept cannot be had
 */
async function look({ origin }: Site, mayFail = false): Promise<number | undefined> {
  const asked = performance.now();
  const response = await fetch(`${origin}/eventos/${id}`);
  const html = await response.text();
  if (mayFail && response.status === 503) return undefined;
  expect(response.status, /<h1.*?<\/h1>/s.exec(html)?.[0] ?? html).toBe(200);
  const shown = Number(/<h1[^>]*>Mudança (\d+)\.</.exec(html)?.[1]);
  expect(ledger.complaint(shown, asked, BOUND_MS)).toBeUndefined();
  return shown;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(EVERY_MS);
}

/** Until every site shows the last change; none of them shows an older one from then on. */
async function expectShown(mayFail = false): Promise<void> {
  for (const site of sites) await until(async () => (await look(site, mayFail)) === changes);
  for (const site of sites) expect(await look(site)).toBe(changes);
}

/** Until every site answers for longer than it may unless it knows that nothing has changed: from what it keeps. */
async function calm(): Promise<void> {
  for (const site of sites) {
    await until(async () => {
      await look(site);
      return performance.now() - site.way.askedAt() > CALM_MS;
    });
  }
}

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  // nobody is sent away by a machine that is busy with other tests
  env = { ...(await isolatedEnvironment(temporaryFolder('coherence'))), DATABASE_URL: '', OVERLOAD_DELAY_MS: '0' };
  if (serverUrl) env.DATABASE_URL = await createDatabase(serverUrl, `dfc_coherence_${process.pid}`);
  // one after the other: the first makes the tables
  for (const port of await freePorts(serverUrl ? 3 : 1)) apis.push(await startApi(port));
  const api = apis[0]?.origin ?? '';
  const credentials = JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${api}/api/login`, { method: 'POST', headers, body: credentials });
  token = ((await signedIn.json()) as { token: string }).token;
  ledger = new Ledger();
  ({ id } = await tell(api, 'POST', '/api/eventos', { ...fields, titulo: 'Mudança 0.' }));
  const [first, second] = await freePorts(2);
  sites.push(await startSite(Number(first), Number(new URL(apis.at(-1)?.origin ?? '').port)));
  sites.push(await startSite(Number(second), Number(new URL(apis.at(-2)?.origin ?? api).port)));
});

test.afterAll(async () => {
  await Promise.all(processes.map((process) => process.dispose()));
  await Promise.all(sites.map(({ way }) => way.cut()));
});

test('what is saved by any of the APIs is soon on every site, also where a page was kept for long', async () => {
  for (let by = 0; by < 3; by += 1) {
    await calm();
    await change(by);
    await expectShown();
  }
  // and while the site does not know yet that all have heard of the last change
  for (let by = 0; by < 6; by += 1) {
    await change(by);
    await expectShown();
  }
});

test('a stream that is killed makes a site only slower', async () => {
  for (const { way } of sites) {
    await calm();
    way.drop();
    await change(0);
    await expectShown();
  }
});

test('a way to the API that is broken for a while leaves nothing old behind', async () => {
  const [site] = sites as [Site];
  await calm();
  await site.way.cut();
  await change(0);
  // what cannot be had is answered as such, what is kept for a second longer is within the bound
  await until(async () => (await look(site, true)) === undefined);
  await site.way.mend();
  await expectShown(true);
  await calm();
  await change(1);
  await expectShown();
});

test('an API that is started again leaves nothing old behind', async () => {
  await calm();
  const last = apis.at(-1);
  last?.process.signal('SIGTERM');
  await last?.process.exit();
  if (apis.length > 1) await change(0);
  apis[apis.length - 1] = await startApi(Number(new URL(last?.origin ?? '').port));
  await expectShown(true);
  await calm();
  await change(apis.length - 1);
  await expectShown();
});

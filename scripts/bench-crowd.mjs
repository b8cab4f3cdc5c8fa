// Usage: npm run bench -- crowd [--clients 200] [sqlite|mysql ...]
// Measures how long three other clients wait while so many clients read, as fast as they can, answers that no cache
// has, and while 10,000 connections are open that send nothing. The three ask for a kept list, ask for a list of their
// own, and send a form. There are 1,000 rows in every table.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { onDatabases, quantile, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { startSeededStack } from './lib/seeded-stack.mjs';
import { runClosedLoop } from '../test/bench/speed/closed-loop.mjs';
import { openSilent } from '../test/faults/silent-connections.mjs';

const SECONDS = 6;
const IDLE = 10_000;
const ROWS = 1_000;
const EVERY_MS = 50;

let count = 0;
const next = () => (count += 1);
/** @param {string} path @param {object} filter */
const list = (path, filter) => `${path}?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const crowds = {
  'lists of 25': () => list('/api/eventos', { q: `a${next()}xx` }),
  'searches of 8 words': () => list('/api/eventos', { q: Array.from({ length: 8 }, () => `p${next()}x`).join(' ') }),
  'searches of the site': () => `/api/pesquisa?q=${encodeURIComponent(`esc ola ${next()}`)}`,
};
const form = () => ({ nome: 'Ana', email: `a${next()}@escola.pt`, tipo: 'Oficina DFC', mensagem: `Olá ${next()}` });
const headers = { 'Content-Type': 'application/json' };
/** @type {Record<string, (api: string) => Promise<Response>>} */
const others = {
  kept: (api) => fetch(`${api}/api/eventos`),
  read: (api) => fetch(`${api}/api/imprensa?range=[0,${next() % 900}]`),
  form: (api) => fetch(`${api}/formacoes`, { method: 'POST', headers, body: JSON.stringify(form()) }),
};

/** How long the others waited while something went on. @param {string} api @param {Promise<unknown>} meanwhile */
async function noticed(api, meanwhile) {
  let goesOn = true;
  const over = meanwhile.then(() => (goesOn = false));
  const told = Object.entries(others).map(async ([name, ask]) => {
    /** @type {number[]} */
    const times = [];
    let refused = 0;
    while (goesOn) {
      const begun = performance.now();
      const answer = await ask(api);
      await answer.arrayBuffer();
      times.push(performance.now() - begun);
      if (!answer.ok) refused += 1;
      await delay(EVERY_MS);
    }
    const at = (/** @type {number} */ part) => Math.round(quantile(times, part));
    return `${name} ${at(0.5)} (${at(0.95)}) ms${refused > 0 ? `, ${refused} of ${times.length} refused` : ''}`;
  });
  await over;
  return (await Promise.all(told)).join(' · ');
}

/** @param {string} api @param {number} connections @param {() => string} path */
async function crowd(api, connections, path) {
  const next = () => ({ path: path() });
  const { answered, refused, p50, p99 } = await runClosedLoop(api, { connections, seconds: SECONDS, next });
  return `${answered} answered, ${refused} refused, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`;
}

/** @param {string} title @param {number} clients @param {string} [serverUrl] */
async function measure(title, clients, serverUrl) {
  const { API_URL: api = '' } = await startSeededStack(ROWS, serverUrl);
  console.log(`\n${title}: p50 (p95) of what the others ask`);
  console.log(`nobody else: ${await noticed(api, delay(SECONDS * 1_000))}`);
  for (const [name, path] of Object.entries(crowds)) {
    const reading = crowd(api, clients, path);
    console.log(`${clients} × ${name}: ${await noticed(api, reading)}\n    they: ${await reading}`);
  }
  const silent = await openSilent(api, IDLE);
  console.log(`${IDLE} silent connections: ${await noticed(api, delay(SECONDS * 1_000))}`);
  silent.end();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { clients: { type: 'string', default: '200' } },
});
const wanted = parseDatabases(positionals);

await runOnBuilds(['api', 'admin'], () =>
  onDatabases(wanted, (title, serverUrl) => measure(title, Number(values.clients), serverUrl)),
);

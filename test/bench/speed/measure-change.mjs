import { setTimeout as delay } from 'node:timers/promises';
import { judge } from './report.mjs';

/** @typedef {import('./world.mjs').World} World */

const CHANGES = 10;
const LIMIT_MS = 100;
const PATIENCE_MS = 5_000;
const PATH = '/api/eventos/500';

/**
 * From the answer to an administrator who saved an event until both of two sites show it.
 * @param {string} title
 * @param {World} world
 * @param {number} processes of the API; on SQLite one alone may write
 */
export async function measureChange(title, world, processes) {
  const first = await world.start('api');
  const others = [];
  while (others.length < processes - 1) others.push(await world.start('api'));
  const [second = first, third = first] = others;
  const sites = [
    await world.start('site', { API_INTERNAL_URL: second.origin }),
    await world.start('site', { API_INTERNAL_URL: third.origin }),
  ];
  const token = await signIn(first.origin, world.env);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const times = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const titulo = `Mudança ${change} de ${process.pid}`;
    // all have it at hand as it was
    await Promise.all(sites.map(({ origin }) => fetch(`${origin}/eventos/500`).then((response) => response.text())));
    const event = /** @type {object} */ (await (await fetch(first.origin + PATH)).json());
    const saved = await fetch(first.origin + PATH, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...event, titulo }),
    });
    if (!saved.ok) throw new Error(`Not saved: ${saved.status} ${await saved.text()}`);
    const moment = performance.now();
    await Promise.all(sites.map(({ origin }) => shows(`${origin}/eventos/500`, titulo, moment)));
    times.push(performance.now() - moment);
  }
  const slowest = Math.max(...times);
  console.log(`\n${title}: milliseconds until two sites show what was saved, API processes: ${processes}`);
  console.log(times.map((time) => time.toFixed(0)).join(' '));
  judge(
    `${title}, a saved change is seen`,
    `${slowest.toFixed(0)} ms at most`,
    `≤ ${LIMIT_MS} ms`,
    slowest <= LIMIT_MS,
  );
  await world.stop();
}

/**
 * @param {string} url
 * @param {string} text
 * @param {number} since
 */
async function shows(url, text, since) {
  while (!(await (await fetch(url)).text()).includes(text)) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${url} does not show what was saved.`);
    await delay(5);
  }
}

/**
 * @param {string} origin
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string>}
 */
async function signIn(origin, env) {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  });
  return /** @type {{ token: string }} */ (await response.json()).token;
}

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '../../scripts/lib/mariadb.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../scripts/lib/test-stack.mjs';

/** So many accounts share the asking that none has more mail in a day than it may. */
const ACCOUNTS = 40;
const WARM_UP = 10;
/** A pause for the work that an answer leaves behind, so that it does not slow the next try. */
const SETTLE_MS = 40;
/** Beyond this share of right guesses a difference is no longer noise, with a few hundred tries of each. */
const LIMIT = 0.07;
const password = 'uma frase que não é a certa';

/** @typedef {'known' | 'also known' | 'unknown'} Side */
/** @type {readonly Side[]} */
const sides = ['known', 'also known', 'unknown'];

/**
 * Measures on one database, and prints it.
 * @param {string} title
 * @param {{ tries: number, serverUrl?: string }} options
 * @returns {Promise<boolean>} whether nothing can be told
 */
export async function measureGuessing(title, { tries, serverUrl }) {
  const isolated = await isolatedEnvironment(temporaryFolder('guessing'));
  const databaseUrl = serverUrl
    ? await createDatabase(serverUrl, `dfc_guessing_${process.pid}`)
    : `sqlite:${join(String(isolated.DATA_DIR), 'dfc.sqlite')}`;
  const env = { ...process.env, ...isolated, DATABASE_URL: databaseUrl, SAMPLE_CONTENT: 'false', LOG_LEVEL: 'error' };
  const stack = startStack(['api'], env, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await stack.healthy();
    const api = `http://127.0.0.1:${isolated.API_PORT}`;
    await register(api, isolated);
    console.log(`\n${title}: ${tries} tries of each, medians in milliseconds`);
    const login = (/** @type {string} */ email) => timed(api, '/api/login', { email, password });
    const ask = (/** @type {string} */ email) => timed(api, '/api/recuperar', { email });
    const after = async (/** @type {string} */ email) => {
      await ask(email);
      return login('seguinte@exemplo.pt');
    };
    const told = [
      await compare('a login with a wrong password', tries, login),
      await compare('asking for a new password', tries, ask),
      await compare('the login that follows the asking', tries, after),
    ];
    return told.every((share) => Math.abs(share - 0.5) <= LIMIT);
  } finally {
    await stack.stop();
  }
}

/**
 * @param {string} api
 * @param {Record<string, string>} env
 */
async function register(api, env) {
  const credentials = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const { token } = /** @type {{ token: string }} */ (await (await post(api, '/api/login', credentials)).json());
  for (let number = 0; number < 2 * ACCOUNTS; number += 1) {
    const account = { nome: 'Medida', email: emailOf(number < ACCOUNTS ? 'known' : 'also known', number), password };
    const made = await post(api, '/api/register', { ...account, password: env.ADMIN_PASSWORD }, token);
    if (!made.ok) throw new Error(`register: ${made.status} ${await made.text()}`);
  }
}

/**
 * Alike in length, so that nothing but the account tells them apart.
 * @param {Side} side
 * @param {number} number
 */
const emailOf = (side, number) =>
  `${{ known: 'ana', 'also known': 'eva', unknown: 'rui' }[side]}${String(number % ACCOUNTS).padStart(2, '0')}@exemplo.pt`;

/**
 * @param {string} what
 * @param {number} tries
 * @param {(email: string) => Promise<number>} one
 * @returns {Promise<number>} how often the known address is the slower one
 */
async function compare(what, tries, one) {
  /** @type {Record<Side, number[]>} */
  const times = { known: [], 'also known': [], unknown: [] };
  for (let round = 0; round < tries + WARM_UP; round += 1) {
    for (const side of shuffled(sides)) {
      const took = await one(emailOf(side, round));
      if (round >= WARM_UP) times[side].push(took);
      await delay(SETTLE_MS);
    }
  }
  const told = slowerShare(times.known, times.unknown);
  const noise = slowerShare(times.known, times['also known']);
  const figures = sides.map((side) => `${side} ${median(times[side]).toFixed(2)}`).join(', ');
  const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)} %`;
  console.log(`${what.padEnd(36)} ${figures}; told ${percent(told)}, noise ${percent(noise)}`);
  return told;
}

/**
 * @param {string} api
 * @param {string} path
 * @param {object} body
 * @param {string} [token]
 */
const post = (api, path, body, token) =>
  fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

/**
 * @param {string} api
 * @param {string} path
 * @param {object} body
 * @returns {Promise<number>} milliseconds to the end of the answer
 */
async function timed(api, path, body) {
  const started = performance.now();
  await (await post(api, path, body)).arrayBuffer();
  return performance.now() - started;
}

/**
 * Of all pairs of one time of each, the share in which the first is the greater one.
 * @param {number[]} first
 * @param {number[]} second
 */
function slowerShare(first, second) {
  let greater = 0;
  for (const one of first) for (const other of second) greater += one > other ? 1 : one === other ? 0.5 : 0;
  return greater / (first.length * second.length);
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * @template One
 * @param {readonly One[]} all
 * @returns {One[]}
 */
const shuffled = (all) =>
  all
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);

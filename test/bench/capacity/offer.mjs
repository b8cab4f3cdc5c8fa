// Usage: node offer.mjs '<an Offer as JSON>'
// Asks as visitors do, whether or not they are answered: independently of each other, so many a second on average.
// Prints what it saw as JSON.
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {{ origin: string, path: string, perSecond: number, seconds: number }} Offer `{id}` in the path is another one each time */

const offer = /** @type {Offer} */ (JSON.parse(process.argv[2] ?? ''));
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** @type {number[]} */
const times = [];
let [sent, refused, lost] = [0, 0, 0];

/** @param {string} path @returns {Promise<number>} the status */
const ask = (path) =>
  new Promise((resolve, reject) => {
    get(offer.origin + path, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });

async function visit() {
  sent += 1;
  const begun = performance.now();
  try {
    const status = await ask(offer.path.replaceAll('{id}', `${process.pid}x${sent}`));
    if (status === 200) times.push(performance.now() - begun);
    else refused += 1;
  } catch {
    lost += 1;
  }
}

/** @type {Promise<void>[]} */
const visits = [];
const start = performance.now();
for (let due = 0; due < offer.seconds * 1_000; due += (-1_000 * Math.log(1 - Math.random())) / offer.perSecond) {
  const early = start + due - performance.now();
  if (early > 0) await delay(early);
  visits.push(visit());
}
const seconds = (performance.now() - start) / 1_000;
await Promise.all(visits);
times.sort((a, b) => a - b);
const at = (/** @type {number} */ part) => times[Math.floor((times.length - 1) * part)];
console.log(
  JSON.stringify({
    offered: sent / seconds,
    answered: times.length / seconds,
    refused,
    lost,
    sent,
    p50: at(0.5),
    p95: at(0.95),
  }),
);
agent.destroy();

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { signIn } from '../../../scripts/lib/sign-in.mjs';
import { measure } from '../speed/measure.mjs';
import { processorMilliseconds } from '../speed/process-figures.mjs';
import { form, reads, uncached } from '../speed/targets.mjs';
import { REGISTRATION_BYTES } from './day.mjs';

/** @typedef {import('../speed/world.mjs').World} World */

/**
 * The milliseconds of work that one request of a kind takes in the API, in the site and in the database's own process,
 * and for how many it holds a connection to the database.
 * @typedef {{ api: number, site: number, database: number, held: number, pictures: number }} Service
 */

/** @typedef {Record<import('./day.mjs').Kind, Service>} Services */

const LENGTH = { warmUp: 1, seconds: 2 };
const FORMS = 60;
const UPLOADS = 3;
const PHOTO = { width: 4_000, height: 3_000 };
/** How many of its pixels lie beside one another between two that are chance; both sides are divided by it. */
const GRAIN = 20;
const QUIET_MS = 1_500;

/**
 * Measures one request of each kind on programs of their own.
 * @param {World} world
 * @param {number | undefined} databasePid none on SQLite, which works in the API's process
 * @returns {Promise<Services>}
 */
export async function measureServices(world, databasePid) {
  const api = await world.start('api');
  const plainApi = await world.start('api', { ...uncached.api, RATE_LIMIT_READS: '0' });
  const told = { API_INTERNAL_URL: api.origin };
  const site = await world.start('site', told);
  const plainSite = await world.start('site', { ...told, ...uncached.site });
  const databaseWork = () => (databasePid === undefined ? 0 : processorMilliseconds(databasePid));

  /**
   * Many at once, so that what a request costs is seen and not what a computer does when it is idle.
   * @param {{ origin: string, pid: number }} server
   * @param {string} path
   */
  const loaded = async (server, path) => {
    const before = databaseWork();
    const { work, perSecond } = await measure({ ...server, requests: [{ path }], ...LENGTH });
    const database = (databaseWork() - before) / (perSecond * (LENGTH.seconds + LENGTH.warmUp));
    return { work, database };
  };
  /**
   * One after the other: how long each holds what it needs.
   * @param {number} count
   * @param {() => Promise<Response>} send
   */
  const inTurn = async (count, send) => {
    await answered(send());
    const before = { work: processorMilliseconds(api.pid), database: databaseWork(), at: performance.now() };
    for (let sent = 0; sent < count; sent += 1) await answered(send());
    const wall = (performance.now() - before.at) / count;
    const work = (processorMilliseconds(api.pid) - before.work) / count;
    const database = (databaseWork() - before.database) / count;
    // SQLite answers, and waits for the disk, in the thread that answers everybody
    return databasePid === undefined
      ? { ...nothing, api: Math.max(wall, work) }
      : { ...nothing, api: work, database, held: Math.max(0, wall - work) };
  };

  const token = await signIn({ ...world.env, API_URL: api.origin });
  const headers = { Authorization: `Bearer ${token}` };
  const photos = await Promise.all(Array.from({ length: UPLOADS }, photo));
  const before = processorMilliseconds(api.pid);
  let stored = '';
  for (const bytes of photos) {
    const body = new FormData();
    body.set('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
    const answer = await answered(fetch(`${api.origin}/upload`, { method: 'POST', headers, body }));
    stored = /** @type {{ filePaths: string[] }} */ (await answer.json()).filePaths[0] ?? '';
  }
  const pictures = ((await waitUntilIdle(api.pid)) - before) / UPLOADS;

  const home = await (await answered(fetch(site.origin))).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0];
  if (script === undefined) throw new Error('The home page loads no script.');
  const kept = await loaded(site, '/');
  const rendered = await loaded(plainSite, '/eventos/500');
  const keptRead = await loaded(api, reads['one record']);
  const read = await loaded(plainApi, reads['list of 20']);
  let id = 0;
  const plain = await inTurn(FORMS, () => {
    id += 1;
    const body = form.body.replace('{id}', `${process.pid}-${id}`);
    return fetch(api.origin + form.path, { method: 'POST', headers: form.headers, body });
  });
  const proofs = await Promise.all(Array.from({ length: FORMS / 3 + 1 }, () => proof(api.origin)));
  const challenge = await loaded(api, '/api/captcha');
  const registered = await inTurn(FORMS / 3, () =>
    fetch(`${api.origin}/contactos`, { method: 'POST', body: registration(proofs.pop() ?? '') }),
  );
  const asset = await loaded(site, script);
  const picture = await loaded(api, `/uploads/${stored}?w=640`);
  await world.stop();
  return {
    'page, kept': { ...nothing, site: kept.work },
    'page, not kept': { ...nothing, site: rendered.work, api: 2 * keptRead.work },
    'file of the site': { ...nothing, site: asset.work },
    picture: { ...nothing, api: picture.work },
    'search or list': {
      ...nothing,
      api: read.work,
      database: read.database,
      held: databasePid === undefined ? 0 : read.work,
    },
    form: plain,
    registration: { ...registered, api: registered.api + challenge.work },
    'picture uploaded': { ...nothing, pictures },
  };
}

const nothing = { api: 0, site: 0, database: 0, held: 0, pictures: 0 };

/** @param {Promise<Response>} sent */
async function answered(sent) {
  const answer = await sent;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** A photograph that compresses as one does. */
async function photo() {
  const noise = { width: PHOTO.width / GRAIN, height: PHOTO.height / GRAIN, channels: /** @type {const} */ (3) };
  const raw = randomBytes(noise.width * noise.height * noise.channels);
  return sharp(raw, { raw: noise }).resize(PHOTO.width, PHOTO.height).jpeg({ quality: 88 }).toBuffer();
}

/** Waits until a process works no more. @param {number} pid @returns {Promise<number>} what it has worked by then */
async function waitUntilIdle(pid) {
  for (let before = Number.NaN; ;) {
    const now = processorMilliseconds(pid);
    if (now - before < QUIET_MS / 20) return now;
    before = now;
    await delay(QUIET_MS);
  }
}

/** @param {string} api */
async function proof(api) {
  const { challenge } = /** @type {{ challenge: import('altcha-lib/types').Challenge }} */ (
    await (await answered(fetch(`${api}/api/captcha`))).json()
  );
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** @param {string} recaptcha */
function registration(recaptcha) {
  const body = new FormData();
  const mark = randomBytes(8).toString('hex');
  const fields = {
    nome: 'Ana',
    email: `${mark}@exemplo.pt`,
    assunto: 'Olá',
    descricao: mark,
    privacidade: 'true',
    recaptcha,
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const pdf = `%PDF-1.7\n${`% ${mark}\n`.repeat(REGISTRATION_BYTES / 19)}trailer\n<< >>\nstartxref\n0\n%%EOF\n`;
  body.set('documento', new Blob([pdf], { type: 'application/pdf' }), 'carta.pdf');
  return body;
}

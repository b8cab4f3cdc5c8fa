import { tsImport } from 'tsx/esm/api';
import { signIn } from './sign-in.mjs';

/**
 * A page to measure.
 * @typedef {object} WebPage
 * @property {string} path
 */

/** @typedef {{ id: number, fotos?: string[] | null, galeria?: string[] | null }} Entry */

/**
 * Every public page that answers 200: those the browser tests name by address (of the
 * editions, which are one page with different facts, the newest), the event and the article with the
 * most pictures, and the testimonial form of a new invitation.
 * @param {Record<string, string>} env of the stack that runs
 * @returns {Promise<WebPage[]>}
 */
export async function webPages(env) {
  const listed = /** @type {{ pages: { path: string }[] }} */ (
    await tsImport('../../test/browser/site/support/pages.ts', import.meta.url)
  );
  const addresses = listed.pages.map(({ path }) => path);
  const editions = addresses.filter((path) => /^\/\d{8}$/.test(path));
  const paths = [
    ...addresses.filter((path) => !editions.includes(path)),
    ...editions.slice(-1),
    `/eventos/${await richest(`${env.API_URL}/api/eventos`)}`,
    `/imprensa/${await richest(`${env.API_URL}/api/imprensa`)}`,
  ];
  return [...paths.map((path) => ({ path })), { path: new URL(await invitation(env)).pathname }];
}

/** @param {string} list */
async function richest(list) {
  const entries = /** @type {Entry[]} */ (await json(list));
  const pictures = (/** @type {Entry} */ entry) => (entry.fotos ?? entry.galeria ?? []).length;
  const [first] = entries.sort((a, b) => pictures(b) - pictures(a));
  if (!first) throw new Error(`${list}: no sample content.`);
  return first.id;
}

/**
 * @param {Record<string, string>} env
 * @returns {Promise<string>} the invitation's address
 */
async function invitation(env) {
  const created = await json(`${env.API_URL}/api/convites`, {}, { Authorization: `Bearer ${await signIn(env)}` });
  return /** @type {{ url: string }} */ (created).url;
}

/**
 * @param {string} url
 * @param {object} [body] sent by POST
 * @param {Record<string, string>} [headers]
 * @returns {Promise<unknown>}
 */
async function json(url, body, headers = {}) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return await response.json();
}

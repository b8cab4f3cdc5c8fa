// Usage: npm run bench -- admin [sqlite|mysql ...]
// The back office in a real Chromium: from the click on a section to its rows with 100,000 rows in every table, against
// 100, asked in turn; that no section comes with the overview; and how long a key takes on a slow phone, in a list of
// 100,000 rows and in a form of 60 fields, against one in the login's field.
import {
  growForm,
  launchBrowser,
  openBackOffice,
  openOverview,
  openSection,
  sections,
  typeInto,
} from './lib/admin-browser.mjs';
import { askInTurn, onDatabases, quantile, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';
import { startSeededStack } from './lib/seeded-stack.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = /** @type {const} */ ([100, 100_000]);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const LIMIT = 1.5;
const KEY_LIMIT = 2;
const KEY_MS = 50;
const KEY_ROUNDS = 3;
const FORM_FIELDS = 60;
/** The field of the login, which keys are measured against, the search of the longest list, and a field of the page that can have the most. */
const TYPED = {
  '/login': 'input',
  '/dashboard/contactos': 'main input[type=text]',
  '/editar/paginas/associacao': 'main form li input',
};

let missed = 0;
const wanted = parseDatabases(process.argv.slice(2));
const browser = await launchBrowser();
await runOnBuilds(['api', 'admin'], async () => {
  await onDatabases(wanted, measure);
  await browser.close();
  console.log(missed === 0 ? '\nEvery budget is kept.' : `\n${missed} missed.`);
  return missed === 0;
});

/**
 * @param {string} title
 * @param {string} [serverUrl]
 */
async function measure(title, serverUrl) {
  const stacks = [];
  for (const rows of SIZES) stacks.push(await startSeededStack(rows, serverUrl));
  if (serverUrl === undefined) {
    await openFirst(/** @type {NodeJS.ProcessEnv} */ (stacks[0]));
    await type(/** @type {NodeJS.ProcessEnv} */ (stacks[1]));
  }
  const pages = await Promise.all(stacks.map((env) => openBackOffice(browser, env)));

  console.log(`\n${title}: median milliseconds until the rows are there, ${SIZES.join(' and ')} rows in every table`);
  /** @type {[string, (page: Page) => Promise<number>][]} */
  const openings = [['Visão Geral', openOverview]];
  for (const section of sections) openings.push([section.title, (page) => openSection(page, section)]);
  for (const [name, open] of openings) {
    // the first round fills the browser's cache
    const sides = await askInTurn(pages, { rounds: ROUNDS, warmUp: 1 }, open);
    const [small = NaN, large = NaN] = sides.map((took) => quantile(took));
    const ratio = large / small;
    console.log(
      `${name.padEnd(28)}${small.toFixed(0).padStart(7)}${large.toFixed(0).padStart(7)}  × ${ratio.toFixed(2)}`,
    );
    if (ratio > LIMIT) noteMiss(`${name}: × ${ratio.toFixed(2)}, limit ${LIMIT}`);
  }
}

/**
 * Checks that no section comes with the overview.
 * @param {NodeJS.ProcessEnv} env
 */
async function openFirst(env) {
  for (const section of sections) {
    const page = await openBackOffice(browser, env);
    const scripts = scriptsOf(page);
    await page.goto('/dashboard');
    await page.waitForLoadState('networkidle');
    const first = scripts.size;
    await openSection(page, section);
    if (scripts.size === first) noteMiss(`${section.title} comes with the overview`);
    await page.context().close();
  }
}

/**
 * Checks how long a key takes with 100,000 rows, on a phone four times slower than this machine.
 * @param {NodeJS.ProcessEnv} env
 */
async function type(env) {
  console.log(
    '\nMilliseconds that a key keeps a slow phone busy, against the login, and the median until it is painted',
  );
  /** @type {Map<string, { busy: number, painted: number }[]>} */
  const rounds = new Map(Object.keys(TYPED).map((path) => [path, []]));
  for (let round = 0; round < KEY_ROUNDS; round += 1) {
    for (const [path, field] of Object.entries(TYPED)) {
      const page = await openPage(path, env);
      if (path.startsWith('/editar/')) await growForm(page, FORM_FIELDS);
      rounds.get(path)?.push(await typeInto(page, field));
      await page.context().close();
    }
  }
  const least = (/** @type {string} */ path) => Math.min(...(rounds.get(path) ?? []).map(({ busy }) => busy));
  for (const [path, took] of rounds) {
    const ratio = least(path) / least('/login');
    const painted = quantile(took.map((one) => one.painted));
    console.log(
      `${path.padEnd(28)}${least(path).toFixed(0).padStart(7)}  × ${ratio.toFixed(2)}${painted.toFixed(0).padStart(7)}`,
    );
    if (ratio > KEY_LIMIT) noteMiss(`${path}: × ${ratio.toFixed(2)} a key, limit ${KEY_LIMIT}`);
    if (least(path) > KEY_MS) noteMiss(`${path}: ${least(path).toFixed(0)} ms a key, limit ${KEY_MS}`);
  }
}

/**
 * @param {string} path
 * @param {NodeJS.ProcessEnv} env
 */
async function openPage(path, env) {
  const baseURL = env.ADMIN_URL ?? '';
  const page = path === '/login' ? await browser.newPage({ baseURL }) : await openBackOffice(browser, env);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  return page;
}

/** @param {Page} page */
function scriptsOf(page) {
  /** @type {Set<string>} */
  const urls = new Set();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return urls;
}

/** @param {string} what */
function noteMiss(what) {
  missed += 1;
  console.log(`  missed: ${what}`);
}

// Usage: npm run bench -- admin
// The back office in a real Chromium: from the click on a section to its rows with 100,000 rows in every table, against
// 100, asked in turn; what JavaScript the login and the overview load; and that each section is a chunk of its own.
// SQLite, and MySQL or MariaDB where TEST_MYSQL_URL names a server. Ends with 1 when a budget is missed.
import { launchBrowser, openBackOffice, openOverview, openSection, sections } from './lib/admin-browser.mjs';
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { pageWeight } from './lib/page-weight.mjs';
import { startSeededStack } from './lib/seeded-stack.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = /** @type {const} */ ([100, 100_000]);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const LIMIT = 1.5;
const KILOBYTES = { '/login': 208, '/dashboard': 235 };

endAllOnSignal();
let missed = 0;
const browser = await launchBrowser();
try {
  await build(['api', 'admin'], { onlyStale: true });
  await measure('SQLite');
  const server = process.env.TEST_MYSQL_URL?.replace(/\/$/, '');
  if (server) await measure('MySQL/MariaDB', server);
  else console.log('\nMySQL: not measured, TEST_MYSQL_URL names no server.');
} catch (error) {
  console.error(error);
  missed += 1;
} finally {
  await browser.close();
  await endAll();
}
console.log(missed === 0 ? '\nEvery budget is kept.' : `\n${missed} missed.`);
process.exit(missed === 0 ? 0 : 1);

/**
 * @param {string} title
 * @param {string} [serverUrl]
 */
async function measure(title, serverUrl) {
  const stacks = [];
  for (const rows of SIZES) stacks.push(await startSeededStack(rows, serverUrl));
  if (serverUrl === undefined) await weigh(/** @type {NodeJS.ProcessEnv} */ (stacks[0]));
  const pages = await Promise.all(stacks.map((env) => openBackOffice(browser, env)));

  console.log(`\n${title}: median milliseconds until the rows are there, ${SIZES.join(' and ')} rows in every table`);
  /** @type {[string, (page: Page) => Promise<number>][]} */
  const openings = [
    ['Visão Geral', openOverview],
    ...sections.map((section) => {
      /** @type {[string, (page: Page) => Promise<number>]} */
      const opening = [section.title, (page) => openSection(page, section)];
      return opening;
    }),
  ];
  /** @type {Map<string, [number[], number[]]>} */
  const times = new Map(openings.map(([name]) => [name, [[], []]]));
  // the first round fills the browser's cache
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, open] of openings) {
      for (const side of /** @type {const} */ ([0, 1])) {
        const took = await open(/** @type {Page} */ (pages[side]));
        if (round > 0) times.get(name)?.[side].push(took);
      }
    }
  }
  for (const [name, sides] of times) {
    const [small, large] = /** @type {[number, number]} */ (sides.map(median));
    const ratio = large / small;
    console.log(
      `${name.padEnd(28)}${small.toFixed(0).padStart(7)}${large.toFixed(0).padStart(7)}  × ${ratio.toFixed(2)}`,
    );
    if (ratio > LIMIT) miss(`${name}: × ${ratio.toFixed(2)}, limit ${LIMIT}`);
  }
}

/**
 * Checks how much JavaScript a first load takes, and that each section is a chunk of its own.
 * @param {NodeJS.ProcessEnv} env
 */
async function weigh(env) {
  console.log('\nJavaScript of a first load, kB as gzip makes it');
  for (const [path, limit] of Object.entries(KILOBYTES)) {
    const page =
      path === '/login' ? await browser.newPage({ baseURL: env.ADMIN_URL ?? '' }) : await openBackOffice(browser, env);
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const { js } = await pageWeight([...scripts].map((url) => ({ url, resourceType: 'Script', transferSize: 0 })));
    console.log(`${path.padEnd(28)}${js.toFixed(1).padStart(7)}  budget ${limit}`);
    if (js > limit) miss(`${path}: ${js.toFixed(1)} kB, budget ${limit}`);
    await page.context().close();
  }

  /** @type {Map<string, Set<string>>} */
  const loaded = new Map();
  for (const section of sections) {
    const page = await openBackOffice(browser, env);
    const scripts = scriptsOf(page);
    await openSection(page, section);
    loaded.set(section.title, scripts);
    await page.context().close();
  }
  for (const [title, scripts] of loaded) {
    const others = [...loaded].filter(([other]) => other !== title).map(([, set]) => set);
    const own = [...scripts].filter((url) => others.every((set) => !set.has(url)));
    // the invitations are a part of the team's section
    if (own.length === 0 && title !== 'Equipa') miss(`${title} has no chunk of its own`);
  }
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
function miss(what) {
  missed += 1;
  console.log(`  missed: ${what}`);
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

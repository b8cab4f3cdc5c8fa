// Usage: npm run bench -- web [/eventos ...]
// Measures the weight of every public page and its speed on a slow phone (slow 4G, 4 × slower processor), with sample
// content, in its first view and once somebody uses it, against the budgets of lib/web-misses.mjs; ends with 1 when one is
// missed. Paths choose the pages that start with them. A busy machine only ever makes a page slower, so a page that
// misses on time is measured again, up to ATTEMPTS times (3), and the best counts.
import { launchBrowser } from './lib/admin-browser.mjs';
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { measurePage } from './lib/measure-page.mjs';
import { allPrograms } from './lib/programs.mjs';
import { startTestStack } from './lib/test-stack.mjs';
import { missesOf } from './lib/web-misses.mjs';
import { webPages } from './lib/web-pages.mjs';

/** @typedef {import('./lib/measure-page.mjs').Measured} Measured */

const ATTEMPTS = Number(process.env.ATTEMPTS ?? 3);
const PATH_WIDTH = 24;
const columns = 'JS JS-in-use CSS images fonts HTML requests TTFB FCP LCP CLS TBT TBT-in-use'.split(' ');

endAllOnSignal();
try {
  process.exitCode = await benchWeb(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();

/**
 * @param {string[]} chosen
 * @returns {Promise<number>} the exit code
 */
async function benchWeb(chosen) {
  await build(allPrograms, { onlyStale: true });
  const { env } = await startTestStack({ database: 'sqlite' });
  const pages = (await webPages(env)).filter(({ path }) => chosen.length === 0 || chosen.some(matches(path)));
  if (pages.length === 0) throw new Error(`No public page starts with ${chosen.join(' or ')}.`);
  const browser = await launchBrowser();

  console.log(
    '\nSizes in kB (JavaScript as gzip makes it, the rest as sent), FCP and LCP in seconds, TTFB (unthrottled) and TBT in milliseconds\n',
  );
  console.log('page'.padEnd(PATH_WIDTH) + columns.map((name) => name.padStart(11)).join(''));
  let missed = 0;
  for (const page of pages) {
    const measured = await bestOf(() => measurePage(browser, env.SITE_URL ?? '', page));
    console.log(line(measured));
    const misses = missesOf(measured);
    for (const { what } of misses) console.log(`  missed: ${what}`);
    missed += misses.length;
  }
  await browser.close();
  console.log(missed === 0 ? '\nEvery budget is kept.' : `\n${missed} missed.`);
  return missed === 0 ? 0 : 1;
}

/** @param {string} path */
function matches(path) {
  return (/** @type {string} */ start) => (start === '/' ? path === '/' : path.startsWith(start));
}

/** @param {() => Promise<Measured>} measure */
async function bestOf(measure) {
  let best = await measure();
  for (let attempt = 1; attempt < ATTEMPTS && missesOf(best).some(({ timing }) => timing); attempt += 1) {
    const next = await measure();
    if (missesOf(next).length < missesOf(best).length || next.lcp < best.lcp) best = next;
  }
  return best;
}

/** @param {Measured} measured */
function line({ page, weight, jsInUse, ttfb, fcp, lcp, cls, tbt, blockedInUse }) {
  const sizes = [weight.js, jsInUse, weight.css, weight.images, weight.fonts, weight.html].map((kilobytes) =>
    kilobytes.toFixed(1),
  );
  const times = [
    ttfb.toFixed(0),
    fcp.toFixed(2),
    lcp.toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    blockedInUse.toFixed(0),
  ];
  const cells = [...sizes, weight.requests, ...times];
  return (
    page.path.slice(0, PATH_WIDTH - 1).padEnd(PATH_WIDTH) + cells.map((cell) => String(cell).padStart(11)).join('')
  );
}

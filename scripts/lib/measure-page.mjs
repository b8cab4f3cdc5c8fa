import lighthouse from 'lighthouse';
import { pageWeight } from './page-weight.mjs';

/** @typedef {import('./web-pages.mjs').WebPage} WebPage */
/** @typedef {Awaited<ReturnType<typeof measurePage>>} Measured */
/** @typedef {import('lighthouse').Result} Result */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const GOOD = 0.9;
const TRIES = 3;

/**
 * Loads a page once, on Lighthouse's phone (slow 4G, 4 × slower processor) with nothing cached.
 * @param {WebPage} page
 * @param {{ origin: string, port: number }} where the site's origin and Chromium's debugging port
 */
export async function measurePage(page, { origin, port }) {
  const { lhr, report } = await runLighthouse(origin + page.path, {
    port,
    skip: page.unlisted ? ['is-crawlable'] : [],
  });
  const value = (/** @type {string} */ id) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    page,
    report: String(report),
    weight: await pageWeight(/** @type {import('./page-weight.mjs').LoadedFile[]} */ (rows(lhr, 'network-requests'))),
    ttfb: value('server-response-time'),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    lcpElement: lcpElement(lhr),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])),
    failed: Object.fromEntries(categories.map((id) => [id, failedAudits(lhr, id)])),
    machine: lhr.environment.benchmarkIndex,
  };
}

/**
 * On a busy machine Lighthouse now and then fails to record the page: it may try again.
 * @param {string} url
 * @param {{ port: number, skip: string[] }} options
 * @returns {Promise<import('lighthouse').RunnerResult>}
 */
async function runLighthouse(url, { port, skip }) {
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'html',
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      skipAudits: skip.length > 0 ? skip : null,
    });
    if (run && !run.lhr.runtimeError) return run;
    if (attempt === TRIES) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
  }
}

/**
 * @param {Result} lhr
 * @param {string} audit
 * @returns {unknown[]}
 */
function rows(lhr, audit) {
  const details = lhr.audits[audit]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}

/** @param {Result} lhr */
function lcpElement(lhr) {
  const [table] = /** @type {{ items?: { node?: { selector?: string } }[] }[]} */ (
    rows(lhr, 'largest-contentful-paint-element')
  );
  return table?.items?.[0]?.node?.selector ?? 'element unknown';
}

/**
 * The audits a category's score suffers from; for speed, also those that say why.
 * @param {Result} lhr
 * @param {string} category
 */
function failedAudits(lhr, category) {
  return (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ weight, group }) => weight > 0 || group === 'diagnostics' || group === 'insights')
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < GOOD)
    .map((audit) => [audit?.id, audit?.displayValue].filter(Boolean).join(' '));
}

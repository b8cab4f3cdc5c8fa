/// <reference lib="dom" />
import { weighPage } from './page-weight.mjs';

/** @typedef {import('./web-pages.mjs').WebPage} WebPage */
/** @typedef {Awaited<ReturnType<typeof measurePage>>} Measured */
/** @typedef {{ start: number, duration: number, value: number, element: string }} Seen what an observer of the page saw, in ms */
/** @typedef {{ [type: string]: Seen[] }} Timeline */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
// 1.6 Mbit/s down, 750 kbit/s up and 150 ms for each request.
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const QUIET_MS = 1000;
// The part of a long task that keeps a person waiting is what is over 50 ms.
const LONG_TASK_MS = 50;

/**
 * Loads a page once, on a slow phone with nothing cached, and uses it once its first view is there.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin the site's
 * @param {WebPage} page
 */
export async function measurePage(browser, origin, page) {
  const url = origin + page.path;
  const ttfb = await timeToFirstByte(url);
  const context = await browser.newContext(phone);
  try {
    const tab = await context.newPage();
    const { files, isLineQuiet } = await recordFiles(tab);
    await tab.addInitScript(recordTimeline);
    await tab.goto(url);
    const quiet = async () => {
      do await tab.waitForFunction(isQuiet, QUIET_MS);
      while (!isLineQuiet());
      return tab.evaluate(() => /** @type {{ timeline?: Timeline }} */ (window).timeline ?? {});
    };
    const timeline = await quiet();
    const weight = await weighPage(files);
    // the scripts of a page start when somebody uses it
    const usedAt = await tab.evaluate(() => {
      dispatchEvent(new Event('touchstart'));
      return performance.now();
    });
    const used = await quiet();
    const fcp = timeline.paint?.at(-1)?.start ?? Number.NaN;
    const lcp = timeline['largest-contentful-paint']?.at(-1);
    return {
      page,
      weight,
      jsInUse: (await weighPage(files)).js,
      blockedInUse: totalBlockingTime(used.longtask ?? [], usedAt),
      ttfb,
      fcp: fcp / 1000,
      lcp: (lcp?.start ?? Number.NaN) / 1000,
      lcpElement: lcp?.element ?? 'element unknown',
      cls: cumulativeLayoutShift(timeline['layout-shift'] ?? []),
      tbt: totalBlockingTime(timeline.longtask ?? [], fcp),
    };
  } finally {
    await context.close();
  }
}

/**
 * @param {string} url
 * @returns {Promise<number>} milliseconds, of a connection that nothing slows down
 */
async function timeToFirstByte(url) {
  const started = performance.now();
  const response = await fetch(url);
  const took = performance.now() - started;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return took;
}

/**
 * Slows the tab down and notes what it loads.
 * @param {import('@playwright/test').Page} tab
 */
async function recordFiles(tab) {
  const devtools = await tab.context().newCDPSession(tab);
  /** @type {import('./page-weight.mjs').LoadedFile[]} */
  const files = [];
  /** @type {Map<string, Omit<import('./page-weight.mjs').LoadedFile, 'transferSize'>>} */
  const answers = new Map();
  const underWay = new Set();
  let lastActivity = performance.now();
  devtools.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    lastActivity = performance.now();
  });
  /** @param {{ requestId: string }} ended */
  const end = ({ requestId }) => {
    underWay.delete(requestId);
    lastActivity = performance.now();
  };
  devtools.on('Network.loadingFailed', end);
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { url: response.url, resourceType: type, mimeType: response.mimeType }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end({ requestId });
    const answer = answers.get(requestId);
    if (answer) files.push({ ...answer, transferSize: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { files, isLineQuiet: () => underWay.size === 0 && performance.now() - lastActivity > QUIET_MS };
}

/** Runs in the page, before anything of its own. */
function recordTimeline() {
  /** @type {Timeline} */
  const timeline = {};
  Object.assign(window, { timeline });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    /** @type {Seen[]} */
    const seen = [];
    timeline[type] = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, element } = /** @type {{ value?: number, element?: Element }} */ (
          /** @type {unknown} */ (entry)
        );
        const name = element ? `${element.localName}${element.id && `#${element.id}`}.${element.className}` : '';
        seen.push({ start: entry.startTime, duration: entry.duration, value, element: name });
      }
    }).observe({ type, buffered: true });
  }
}

/**
 * Runs in the page.
 * @param {number} quiet milliseconds without a long task
 */
function isQuiet(quiet) {
  const last = /** @type {{ timeline?: Timeline }} */ (window).timeline?.longtask?.at(-1);
  return performance.now() - (last ? last.start + last.duration : 0) > quiet;
}

/**
 * The largest sum of shifts that follow each other within a second, in five seconds at most: the definition of CLS.
 * @param {Seen[]} shifts of a page that nobody touches
 */
function cumulativeLayoutShift(shifts) {
  let largest = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, value } of shifts) {
    if (start - last >= 1000 || start - first >= 5000) {
      sum = 0;
      first = start;
    }
    last = start;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * @param {Seen[]} tasks
 * @param {number} from
 * @returns {number} milliseconds of long tasks over 50 ms each, from a moment until the page is quiet
 */
function totalBlockingTime(tasks, from) {
  return tasks.reduce((sum, { start, duration }) => {
    const seen = start + duration - Math.max(start, from);
    return sum + Math.max(0, seen - LONG_TASK_MS);
  }, 0);
}

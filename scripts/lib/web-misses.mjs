/** @typedef {import('./measure-page.mjs').Measured} Measured */

const JS_KB = 130;
const JS_KB_WITH_FORM = 160;
// Measures are rounded; what the eye would notice starts far above this.
const CLS = 0.005;
const LCP_SECONDS = 2;
const TBT_MS = 200;

/**
 * Lists the budgets that a page's measures miss, each with its cause.
 * @param {Measured} measured
 * @returns {{ what: string, timing: boolean }[]} `timing` where a busy machine may be the cause
 */
export function missesOf({ page, weight, cls, lcp, lcpElement, tbt }) {
  const misses = [];
  const budget = page.form ? JS_KB_WITH_FORM : JS_KB;
  if (weight.js > budget)
    misses.push({ what: `JavaScript ${weight.js.toFixed(1)} kB, budget ${budget}`, timing: false });
  if (cls >= CLS) misses.push({ what: `CLS ${cls.toFixed(3)}, budget 0`, timing: false });
  if (!(lcp < LCP_SECONDS))
    misses.push({ what: `LCP ${lcp.toFixed(2)} s, budget ${LCP_SECONDS} (${lcpElement})`, timing: true });
  if (tbt >= TBT_MS) misses.push({ what: `TBT ${tbt.toFixed(0)} ms, budget ${TBT_MS}`, timing: true });
  return misses;
}

/** @typedef {import('./measure-page.mjs').Measured} Measured */

const JS_KB = 115;
const JS_KB_IN_USE = 150;
const HOME_KB = 350;
// Measures are rounded; what the eye would notice starts far above this.
const CLS = 0.005;
const LCP_SECONDS = 1;
const TBT_MS = 150;

/**
 * Lists the budgets that a page's measures miss, each with its cause.
 * @param {Measured} measured
 * @returns {{ what: string, timing: boolean }[]} `timing` where a busy machine may be the cause
 */
export function missesOf({ page, weight, jsInUse, cls, lcp, lcpElement, tbt }) {
  const misses = [];
  if (weight.js > JS_KB) misses.push({ what: `JavaScript ${weight.js.toFixed(1)} kB, budget ${JS_KB}`, timing: false });
  if (jsInUse > JS_KB_IN_USE)
    misses.push({ what: `JavaScript in use ${jsInUse.toFixed(1)} kB, budget ${JS_KB_IN_USE}`, timing: false });
  const whole = weight.html + weight.js + weight.css + weight.images + weight.fonts;
  if (page.path === '/' && whole > HOME_KB)
    misses.push({ what: `whole page ${whole.toFixed(1)} kB, budget ${HOME_KB}`, timing: false });
  if (cls >= CLS) misses.push({ what: `CLS ${cls.toFixed(3)}, budget 0`, timing: false });
  if (!(lcp < LCP_SECONDS))
    misses.push({ what: `LCP ${lcp.toFixed(2)} s, budget ${LCP_SECONDS} (${lcpElement})`, timing: true });
  if (tbt >= TBT_MS) misses.push({ what: `TBT ${tbt.toFixed(0)} ms, budget ${TBT_MS}`, timing: true });
  return misses;
}

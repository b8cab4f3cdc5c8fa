import { residentMegabytes } from './process-figures.mjs';

/** @typedef {import('./measure.mjs').Measured} Measured */

/**
 * A row of the table at the end.
 * @typedef {object} Verdict
 * @property {string} title
 * @property {string} seen
 * @property {string} goal
 * @property {boolean} reached
 */

/** @type {Verdict[]} */
const verdicts = [];

/** @param {string} title */
export function heading(title) {
  console.log(`\n${title}`);
  console.log(
    `${''.padEnd(46)}${'per second'.padStart(11)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'work ms'.padStart(9)}  RSS MB`,
  );
}

/**
 * @param {string} title
 * @param {Measured} measured
 * @param {number} pid whose memory is shown
 */
export function line(title, { perSecond, p50, p99, work, refused, lost }, pid) {
  const trouble = refused + lost === 0 ? '' : `  ${refused} refused, ${lost} lost`;
  console.log(
    `${title.padEnd(46)}${whole(perSecond).padStart(11)}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}${work.toFixed(2).padStart(9)}${whole(residentMegabytes(pid)).padStart(8)}${trouble}`,
  );
}

/**
 * @param {string} title
 * @param {string} seen
 * @param {string} goal
 * @param {boolean} reached
 */
export function judge(title, seen, goal, reached) {
  verdicts.push({ title, seen, goal, reached });
}

/** Prints the table. @returns {number} how many rows are not reached */
export function printVerdicts() {
  console.log(`\n${'Reached'.padEnd(9)}${''.padEnd(52)}${'seen'.padEnd(30)}to reach`);
  for (const { title, seen, goal, reached } of verdicts) {
    console.log(`${(reached ? 'yes' : 'NO').padEnd(9)}${title.padEnd(52)}${seen.padEnd(30)}${goal}`);
  }
  return verdicts.filter(({ reached }) => !reached).length;
}

/** @param {number} number */
export function whole(number) {
  return Math.round(number).toLocaleString('en');
}

/** @param {number} ratio */
export function percent(ratio) {
  return `${(ratio * 100).toFixed(0)} %`;
}

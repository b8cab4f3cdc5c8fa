import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/programs.mjs';
import { describeFailure } from '../../scripts/lib/runners.mjs';

const FILE = join(root, 'docs/reliability.md');

/** @typedef {import('./run.mjs').FaultResult} FaultResult */

/** @param {FaultResult[]} results */
function table(results) {
  const titles = { sqlite: 'SQLite', mysql: 'MariaDB' };
  return [
    '| fault | database | rounds | acknowledged | lost | doubled | tried again | back after, s |',
    '| --- | --- | --: | --: | --: | --: | --: | --: |',
    ...results.map(({ fault, database, rounds, acknowledged, lost, doubled, refused, backMs }) =>
      ['', fault, titles[database], rounds, acknowledged, lost, doubled, refused, (backMs / 1_000).toFixed(1), '']
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}

/**
 * @param {FaultResult[]} results
 * @returns {import('../../scripts/lib/runners.mjs').Tally}
 */
export function tallyOf(results) {
  const failures = results.filter((result) => result.failures.length > 0);
  return {
    passed: results.length - failures.length,
    failed: failures.length,
    failures: failures.map((result) =>
      describeFailure(`${result.fault} (${result.database})`, result.failures.join('\n')),
    ),
  };
}

/** @param {FaultResult[]} results */
export function printTable(results) {
  console.log(`\n${table(results)}`);
}

/** Keeps the table in the documentation. @param {FaultResult[]} results */
export function writeTable(results) {
  writeBetween('faults', table(results));
}

/**
 * Puts a table in the place of the one in docs/reliability.md that has this name.
 * @param {string} name
 * @param {string} written
 */
export function writeBetween(name, written) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before = '', rest = ''] = readFileSync(FILE, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(FILE, `${before}${begin}\n\n${written}\n\n${end}${after}`);
}

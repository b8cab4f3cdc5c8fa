import { writeBetween } from '../faults/report.mjs';

/** @typedef {import('./run.mjs').ClusterResult} ClusterResult */

/** @param {ClusterResult[]} results */
function table(results) {
  return [
    '| meanwhile | acknowledged | lost | doubled | tried again | pages | of them failed | back after, s |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...results.map(({ fault, acknowledged, lost, doubled, refused, pages, failedPages, backMs }) =>
      ['', fault, acknowledged, lost, doubled, refused, pages, failedPages, (backMs / 1_000).toFixed(1), '']
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}

/** @param {ClusterResult[]} results */
export function printClusterTable(results) {
  console.log(`\n${table(results)}`);
}

/** Keeps the table in the documentation. @param {ClusterResult[]} results */
export function writeClusterTable(results) {
  writeBetween('cluster', table(results));
}

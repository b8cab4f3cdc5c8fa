import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { jestArgs } from '../../scripts/lib/runners.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';

// Jest runs on a `runtime` of our own: each kind of failure is seen to be one, and none keeps the next file from its turn.

/** @typedef {{ name: string, status: string, message: string, assertionResults: { title: string, status: string }[] }} FileResult */

/** @type {{ code: number | string | null | undefined, results: FileResult[] }} */
let run;

beforeAll(async () => {
  const report = join(temporaryFolder('failures'), 'report.json');
  const args = [...jestArgs('test/jest/failing/jest.config.mjs'), '--json', `--outputFile=${report}`];
  /** @type {typeof run.code} */
  const code = await new Promise((resolve) => {
    execFile(process.execPath, args, (error) => resolve(error?.code));
  });
  const { testResults } = /** @type {{ testResults: FileResult[] }} */ (JSON.parse(await readFile(report, 'utf8')));
  run = { code, results: testResults };
}, 120_000);

/** @param {string} name */
const resultOf = (name) => run.results.find((result) => result.name.endsWith(`/${name}.case.mjs`));

it('a run in which something failed ends with 1, and has tried every file', () => {
  expect(run.code).toBe(1);
  expect(run.results).toHaveLength(11);
});

it.each([
  ['assertion', 'Expected: 2'],
  ['time-out', 'Exceeded timeout of 50 ms'],
  ['project-time-out', 'Exceeded timeout of 500 ms'],
  ['rejection', 'nobody waited for this'],
  ['uncaught', 'nobody caught this'],
  ['row', 'row 2'],
  ['before-all', 'not ready'],
  ['after-all', 'not cleared away'],
  ['import', 'nowhere.mjs'],
  ['empty', 'must contain at least one test'],
])('%s is told as a failure', (name, message) => {
  expect(resultOf(name)).toMatchObject({ status: 'failed', message: expect.stringContaining(message) });
});

it('of a table the one row that is wrong fails, and a file that is well passes', () => {
  expect(resultOf('row')?.assertionResults.map(({ status }) => status)).toEqual(['passed', 'failed']);
  expect(resultOf('well')).toMatchObject({ status: 'passed', assertionResults: [{ status: 'passed' }] });
});

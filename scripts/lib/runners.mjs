import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { findChromium } from './machine.mjs';
import { root } from './programs.mjs';
import { temporaryFolder } from './temporary.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {string} file
 * @returns {unknown} nothing when the runner never wrote its report
 */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * What the report of Jest says, or of Vitest, which writes the same.
 * @param {string} file
 * @returns {Tally | undefined}
 */
function tallyOf(file) {
  const report =
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites?: number } | undefined} */ (
      readReport(file)
    );
  if (!report) return undefined;
  const { numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites = 0 } = report;
  return {
    passed: report.numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  };
}

/**
 * A run counts as failed when its process says so, when nothing ran, and for every test that was skipped: a skipped
 * test proves nothing.
 * @param {number} exitCode
 * @param {Tally | undefined} tally
 * @returns {Tally}
 */
function resultOf(exitCode, tally) {
  if (!tally) return { passed: 0, failed: 1 };
  const silent = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

/** @param {string} name */
function freshReport(name) {
  const file = join(root, 'test-results', `${name}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs the API's tests.
 * @param {string} name of the run
 * @param {NodeJS.ProcessEnv} env added to this process's
 * @param {string[]} [args] for Jest
 * @returns {Promise<Tally>}
 */
export async function runJest(name, env, args = []) {
  const file = freshReport(name);
  const code = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args],
    {
      env: {
        ...process.env,
        // Whatever a failed test leaves behind goes with the run.
        TMPDIR: temporaryFolder('jest'),
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return resultOf(code, tallyOf(file));
}

/**
 * Runs the front ends' unit tests.
 * @param {string} name of the run
 * @returns {Promise<Tally>}
 */
export async function runVitest(name) {
  const file = freshReport(name);
  const code = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return resultOf(code, tallyOf(file));
}

/**
 * Runs browser tests.
 * @param {string} name of the run
 * @param {NodeJS.ProcessEnv} env added to this process's
 * @param {string[]} args for Playwright
 * @param {string} [config] the folder of its configuration
 * @returns {Promise<Tally>}
 */
export async function runPlaywright(name, env, args, config = 'test/browser') {
  const file = freshReport(name);
  const code = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, ...args],
    {
      env: { ...process.env, CHROMIUM_PATH: findChromium(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const report =
    /** @type {{ errors: unknown[], stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} */ (
      readReport(file)
    );
  return resultOf(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped + report.errors.length,
    },
  );
}

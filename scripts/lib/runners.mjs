import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from './children.mjs';
import { findChromium } from './machine.mjs';
import { root } from './programs.mjs';
import { memoryFolder } from './temporary.mjs';
import { runs, specsOf } from './tiers.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Tally what failed is told by name and message */

const MESSAGE_LINES = 12;
const VITEST = 'node_modules/vitest/vitest.mjs';

/** Vitest, with the settings for both front ends. */
export const vitestArgs = () => [VITEST, 'run', '--config=test/vitest.config.ts'];

/**
 * @param {string} title
 * @param {string} [message]
 */
export function describeFailure(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [title, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n').trimEnd();
}

/**
 * Prints what failed, and the line that sums all up: the last that .ci/run reads.
 * @param {Tally} tally
 */
export function printTally({ passed, failed, failures }) {
  if (failures.length > 0) console.log(`\nO que falhou:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}

/**
 * @typedef {{
 *   numPassedTests: number,
 *   testResults: {
 *     name: string, message: string, status: string,
 *     assertionResults: { fullName: string, status: string, failureMessages: string[] }[],
 *   }[],
 * }} SpecReport of Jest, and of Vitest
 *
 * @typedef {{ title: string, file: string, suites?: Suite[], specs?: Spec[] }} Suite of Playwright
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{
 *   errors: { message?: string }[], suites: Suite[],
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 * }} PlaywrightReport
 */

/**
 * @param {string} file
 * @returns {unknown} nothing when the runner never wrote its report
 */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Reads the report of Jest or Vitest.
 * @param {string} file
 * @returns {Tally | undefined}
 */
function tallyOf(file) {
  const report = /** @type {SpecReport | undefined} */ (readReport(file));
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const spec = relative(root, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0) return status === 'failed' ? [describeFailure(spec, message)] : [];
    return failed.map((test) =>
      describeFailure(`${spec} › ${test.fullName} (${test.status})`, test.failureMessages.join('\n')),
    );
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * A run counts as failed when its process says so, when nothing ran, and for every test that was skipped: a skipped
 * test proves nothing.
 * @param {number} exitCode
 * @param {Tally | undefined} tally
 * @returns {Tally}
 */
function resultOf(exitCode, tally) {
  if (!tally) return { passed: 0, failed: 1, failures: [`nenhum relatório, código ${exitCode}`] };
  const silent = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1, failures: [`nenhum teste falhou, código ${exitCode}`] } : tally;
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresIn({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) =>
        describeFailure(
          `[${projectName}] ${file} › ${title} (${status})`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n'),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/**
 * Reads the report of Playwright.
 * @param {string} file
 * @returns {Tally | undefined}
 */
export function browserTallyOf(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (readReport(file));
  return (
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped + report.errors.length,
      failures: [
        ...report.suites.flatMap(failuresIn),
        ...report.errors.map(({ message }) => describeFailure('Playwright', message)),
      ],
    }
  );
}

/** @param {string} name */
function freshReport(name) {
  const file = join(root, 'test-results', `${name}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Jest, with our TypeScript and Node's own modules. */
export const jestArgs = (config = 'test/jest/jest.config.mjs') => [
  '--import',
  './test/jest/register.mjs',
  'node_modules/jest/bin/jest.js',
  `--config=${config}`,
];

/**
 * @param {string} name of the run
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to this process's
 * @returns {Promise<Tally>}
 */
async function runSpecs(name, args, env) {
  const file = freshReport(name);
  const reporters =
    args[0] === VITEST ? ['--reporter=json', `--outputFile.json=${file}`] : ['--json', `--outputFile=${file}`];
  const code = await run(process.execPath, [...args, ...reporters], {
    // Whatever a failed test leaves behind goes with the run.
    env: { ...process.env, TMPDIR: memoryFolder('specs'), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return resultOf(code, tallyOf(file));
}

/** Runs the rules of both front ends. */
export const runFrontEnds = () => runSpecs('front-ends', vitestArgs());

/**
 * Runs specs of one of Jest's projects.
 * @param {'api' | 's3' | 'programs' | 'scripts'} project
 * @param {string} name of the run
 * @param {NodeJS.ProcessEnv} [env] added to this process's
 * @param {string[]} [files] all without them
 */
export const runJest = (project, name, env, files) =>
  runSpecs(name, [...jestArgs(), ...(files ? ['--runTestsByPath', ...files] : []), `--selectProjects=${project}`], env);

/**
 * Runs the specs that a run of a tier takes.
 * @param {import('./tiers.mjs').RunName} name
 * @param {string} [serverUrl] MariaDB's
 */
export async function runTier(name, serverUrl) {
  const { project, database } = runs[name];
  const env = { TEST_DATABASE: database, ...(serverUrl === undefined ? {} : { TEST_MYSQL_URL: serverUrl }) };
  return await runJest(project, name, env, specsOf(name));
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
  return resultOf(code, browserTallyOf(file));
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { end, exitOf, launch } from './children.mjs';
import { root } from './programs.mjs';
import { browserTallyOf, jestArgs, vitestArgs } from './runners.mjs';
import { temporaryFolder } from './temporary.mjs';

/**
 * A fault to put into the product, which a test is to see.
 * @typedef {object} Mutation
 * @property {string} row of docs/security.md: what its last column says
 * @property {string} breaks what no longer holds with it
 * @property {string} file relative to the repository
 * @property {string} find exactly once in the file
 * @property {string} replace
 * @property {string} spec the one that is to fail: the API's, one that needs no server, or a browser's
 * @property {string} [test] a pattern of the names of the spec's tests that are run; all without it
 * @property {'mysql'} [database] where the fault shows; SQLite without it
 */

/** The outcome of a run of a spec. @typedef {'green' | 'red' | 'broken'} Outcome */

/** A fault that goes round in circles is no red test. */
const LIMIT_MS = 10 * 60_000;

/** The file with the fault in it. @param {Mutation} mutation */
export function mutated({ file, find, replace }) {
  const [before, after, ...more] = readFileSync(join(root, file), 'utf8').split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file}: has this ${more.length > 0 ? 'more than once' : 'nowhere'}: ${find}`);
  return before + replace + after;
}

/** The rows of docs/security.md: what is promised, and the name under which its mutations are recorded. */
export function promises() {
  const table = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n');
  return table
    .filter((line) => /^\| (?!promise |-)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\||\|$/g, '').trim()))
    .map(([promise = '', test = '', row = '']) => ({ promise, test, row: row.replaceAll('`', '') }));
}

/** Copies the working tree, so that no fault is ever in it. */
export function copyTree() {
  const folder = temporaryFolder('mutations');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0'))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  for (const modules of ['node_modules', 'admin/node_modules', 'public-web/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules));
  mkdirSync(join(folder, 'tmp'));
  return folder;
}

/**
 * Runs a spec in a copy of the tree.
 * @param {string} folder the copy
 * @param {Pick<Mutation, 'spec' | 'test'>} what
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ outcome: Outcome, failed: string[], said: string }>} red only where a test failed, not where none could begin
 */
export async function runSpec(folder, { spec, test }, env) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const inBrowser = spec.startsWith('test/browser/');
  const child = launch(process.execPath, inBrowser ? playwrightArgs(spec, test) : specArgs(spec, test, report), {
    cwd: folder,
    env: { ...process.env, TMPDIR: join(folder, 'tmp'), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    stdio: 'ignore',
  });
  const timer = new AbortController();
  const tooLong = delay(LIMIT_MS, undefined, { signal: timer.signal }).then(() => end(child));
  await Promise.race([exitOf(child), tooLong]);
  timer.abort();
  await tooLong.catch(() => {});
  if (!existsSync(report)) return { outcome: 'broken', failed: [], said: 'no report' };
  return inBrowser ? browserOutcome(report) : specOutcome(report);
}

/**
 * @param {string} spec
 * @param {string | undefined} test
 */
function playwrightArgs(spec, test) {
  return ['scripts/test-browser.mjs', spec, '--max-failures=1', ...(test ? ['--grep', test] : [])];
}

/**
 * @param {string} spec
 * @param {string | undefined} test
 * @param {string} report
 */
function specArgs(spec, test, report) {
  const isOfFrontEnd = /^(public-web|admin)\//.test(spec);
  const named = test ? ['-t', test] : [];
  if (isOfFrontEnd) {
    const reporters = ['--reporter=json', `--outputFile.json=${report}`];
    return [...vitestArgs(), '--bail=1', spec, ...named, ...reporters];
  }
  const runner = /^(scripts|test\/jest)\//.test(spec) ? jestArgs() : ['scripts/test-api.mjs'];
  return [...runner, '--bail=1', '--runTestsByPath', spec, ...named, '--json', `--outputFile=${report}`];
}

/**
 * @param {string} report
 * @returns {{ outcome: Outcome, failed: string[], said: string }}
 */
function browserOutcome(report) {
  const { passed = 0, failures = [] } = browserTallyOf(report) ?? {};
  const failed = failures.flatMap((told) => /^\[.*› (.*) \(unexpected\)$/m.exec(told)?.[1] ?? []);
  if (failed.length > 0) return { outcome: 'red', failed, said: '' };
  return { outcome: passed > 0 && failures.length === 0 ? 'green' : 'broken', failed, said: failures.join('\n') };
}

/**
 * @param {string} report
 * @returns {{ outcome: Outcome, failed: string[], said: string }}
 */
function specOutcome(report) {
  const { success, numPassedTests, testResults } =
    /** @type {import('./runners.mjs').SpecReport & { success: boolean }} */ (JSON.parse(readFileSync(report, 'utf8')));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName.trim());
  if (failed.length > 0) return { outcome: 'red', failed, said: '' };
  const said = testResults.map(({ message }) => message).join('\n');
  return { outcome: success && numPassedTests > 0 ? 'green' : 'broken', failed, said: said || 'no test ran' };
}

/**
 * @param {string} folder the copy
 * @param {Mutation} mutation
 * @param {NodeJS.ProcessEnv} env
 */
export async function runMutation(folder, mutation, env) {
  const file = join(folder, mutation.file);
  const whole = readFileSync(file);
  writeFileSync(file, mutated(mutation));
  try {
    return await runSpec(folder, mutation, env);
  } finally {
    writeFileSync(file, whole);
  }
}

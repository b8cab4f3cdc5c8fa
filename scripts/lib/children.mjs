import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './programs.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches it once, through us, and
 * so that what it started ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function launch(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Resolves with the exit code, or 1 when a signal ended it.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitOf(child) {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  if (child.signalCode !== null) return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command to its end and resolves with its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function run(command, args, options) {
  return exitOf(launch(command, args, options));
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends a program: politely, and after `graceMs` by force. Resolves with whether it ended by itself.
 * @param {ChildProcess} child
 * @param {number} [graceMs]
 */
export async function end(child, graceMs = 9000) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return true;
  const ended = exitOf(child).then(() => true);
  child.kill('SIGTERM');
  const timer = new AbortController();
  const polite = await Promise.race([ended, delay(graceMs, false, { signal: timer.signal })]);
  timer.abort();
  signalGroup(child, 'SIGKILL');
  await ended;
  return polite;
}

/** Ends everything started here that still runs. */
export async function endAll() {
  await Promise.all([...running].map((child) => end(child)));
}

/**
 * Ends everything and then this process with the signal's usual code when the person or the machine asks for it.
 * @param {() => void} [cleanUp]
 */
export function endAllOnSignal(cleanUp = () => {}) {
  const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => {
      void endAll().finally(() => {
        cleanUp();
        process.exit(code);
      });
    });
  }
}

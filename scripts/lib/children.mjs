import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './programs.mjs';
import { SHUTDOWN_GRACE_MS } from './shutdown-grace.mjs';

const LOOK_EVERY_MS = 250;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();
let ending = false;
/** @type {Promise<never>} */
const never = new Promise(() => {});

// The last net: an error that nobody expected ends this process too.
process.on('exit', () => {
  for (const child of running) killGroup(child);
});

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches it once, through us, and
 * so that what it started ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function launch(command, args, options = {}) {
  if (ending) throw new Error(`Not started, all is ending: ${command}`);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, detached: true });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    killGroup(child);
  });
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
 * Runs a command to its end and resolves with its exit code; never when all is ending, so that nothing is made of a
 * command that was cut short.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function run(command, args, options) {
  const code = await exitOf(launch(command, args, options));
  return ending ? await never : code;
}

/** @param {ChildProcess} child */
function killGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends a program: politely, and after a grace by force. Resolves with whether it ended by itself.
 * @param {ChildProcess} child
 */
export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return true;
  const ended = exitOf(child).then(() => true);
  child.kill('SIGTERM');
  const timer = new AbortController();
  const polite = await Promise.race([ended, delay(SHUTDOWN_GRACE_MS, false, { signal: timer.signal })]);
  timer.abort();
  if (!polite) killGroup(child);
  await ended;
  return polite;
}

/** Ends everything started here that still runs, for good: nothing can be started after it. */
export async function endAll() {
  ending = true;
  await Promise.all([...running].map((child) => end(child)));
}

/** The exit code that a shell gives a program which one of these ended. */
const signalCodes = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });

/** @typedef {keyof typeof signalCodes} StopSignal */

/**
 * Resolves with the first request to end. The ones after it are taken too and change nothing: of one Ctrl+C two
 * signals arrive here, the terminal's and the one that npm passes on. The death of the npm that runs a script counts as
 * its terminal closed, since npm passes on neither SIGHUP nor SIGKILL.
 * @returns {Promise<StopSignal>}
 */
export function stopRequest() {
  return new Promise((resolve) => {
    for (const signal of /** @type {StopSignal[]} */ (Object.keys(signalCodes)))
      process.on(signal, () => resolve(signal));
    if (!process.env.npm_lifecycle_event) return;
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('SIGHUP'), LOOK_EVERY_MS).unref();
  });
}

/** Ends everything, and then this process with the signal's usual code, when the person or the machine asks for it. */
export function endAllOnSignal() {
  void stopRequest().then(async (signal) => {
    await endAll();
    process.exit(signalCodes[signal]);
  });
}

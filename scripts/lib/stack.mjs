import { isIPv6 } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { end, exitOf, launch } from './children.mjs';
import { portOf, programs, root, startArguments } from './programs.mjs';

/** @typedef {import('./programs.mjs').ProgramName} ProgramName */

/**
 * How this machine names the address that the programs listen on.
 * @param {string | undefined} host as `HOST` has it
 */
function nameOf(host) {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether it answers 200 now
 */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

const endWithStarter = ['--import', new URL('end-with-starter.mjs', import.meta.url).href];

/** Keeps glibc's first limit: it raises it with each large buffer that is freed, and what is freed later stays resident. */
const allocator = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** A program that ends so often within so long is not begun again. */
const MOST_ENDS = 3;
const WITHIN_MS = 60_000;

/** @typedef {{ name: ProgramName, how: string, often: number }} Death how a program ended, for the how-manieth time in a short while */
/** @typedef {(name: ProgramName, seconds: number, pid: number) => void} OnReady */

/**
 * Runs the finished builds of the named programs, each a process of its own.
 * @param {ProgramName[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {object} [options]
 * @param {Extract<import('node:child_process').StdioOptions, unknown[]>} [options.stdio]
 * @param {(death: Death) => void} [options.onRestart] told of a program that ended unasked after it had been ready, and
 * is begun again; without it none is
 */
export function startStack(names, env, { stdio = ['inherit', 'inherit', 'inherit'], onRestart } = {}) {
  let ending = false;
  /** @type {OnReady | undefined} */
  let tell;
  /** @type {Promise<never>} */
  const never = new Promise(() => {});
  const members = names.map((name) => ({ name, hasRun: false, ends: /** @type {number[]} */ ([]), ...begin(name) }));

  /** @param {ProgramName} name */
  function begin(name) {
    const began = performance.now();
    const child = launch(process.execPath, [...endWithStarter, ...startArguments(name)], {
      cwd: join(root, programs[name].folder),
      env: { ...allocator, ...env, NODE_ENV: 'production' },
      stdio: [...stdio, 'ipc'],
    });
    return { child, ready: ready(name, child, began) };
  }

  /**
   * Resolves when the program answers its health check; never when it ends before.
   * @param {ProgramName} name
   * @param {import('node:child_process').ChildProcess} child
   * @param {number} began
   */
  async function ready(name, child, began) {
    const url = `http://${nameOf(env.HOST)}:${portOf(name, env)}/health/live`;
    const isOver = () => ending || child.exitCode !== null || child.signalCode !== null;
    while (!isOver() && !(await answers(url))) await delay(50);
    if (isOver()) await never;
    tell?.(name, (performance.now() - began) / 1000, child.pid ?? 0);
  }

  /**
   * Begins a program again as often as it ends; resolves with how it ended for good.
   * @param {typeof members[number]} member
   * @returns {Promise<Death>}
   */
  async function supervise(member) {
    for (;;) {
      const { name, child } = member;
      await Promise.race([member.ready.then(() => (member.hasRun = true)), exitOf(child)]);
      await exitOf(child);
      if (ending) return never;
      const now = performance.now();
      member.ends = [...member.ends.filter((end) => now - end < WITHIN_MS), now];
      const how = child.signalCode ?? `código ${child.exitCode}`;
      const death = { name, how, often: member.ends.length };
      if (!onRestart || !member.hasRun || death.often >= MOST_ENDS) return death;
      onRestart(death);
      Object.assign(member, begin(name));
    }
  }

  /** Resolves with the first program that ends for good although nobody asked it to. */
  const death = Promise.race(members.map(supervise));

  /**
   * Resolves when every program answers its health check, with how long each took, now and whenever it is begun again;
   * rejects when one dies before, and does neither when they are ended before.
   * @param {OnReady} [onReady]
   */
  async function healthy(onReady) {
    tell = onReady;
    const first = await Promise.race([Promise.all(members.map((member) => member.ready)), death]);
    if (!Array.isArray(first)) throw new Error(`${programs[first.name].title}: terminou ao arrancar (${first.how}).`);
  }

  /** Ends them all; resolves with whether each ended by itself in time. */
  async function stop() {
    ending = true;
    const polite = await Promise.all(members.map(({ child }) => end(child)));
    return polite.every(Boolean);
  }

  return { death, healthy, stop };
}

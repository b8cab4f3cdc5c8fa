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

/**
 * Runs the finished builds of the named programs, each a process of its own.
 * @param {ProgramName[]} names
 * @param {NodeJS.ProcessEnv} env
 * @param {Extract<import('node:child_process').StdioOptions, unknown[]>} [stdio]
 */
export function startStack(names, env, stdio = ['inherit', 'inherit', 'inherit']) {
  const started = performance.now();
  let ending = false;
  const members = names.map((name) => {
    const child = launch(process.execPath, [...endWithStarter, ...startArguments(name)], {
      cwd: join(root, programs[name].folder),
      env: { ...allocator, ...env, NODE_ENV: 'production' },
      stdio: [...stdio, 'ipc'],
    });
    return { name, child, port: portOf(name, env) };
  });

  /** @type {Promise<never>} */
  const never = new Promise(() => {});

  /** Resolves with the first program that ends although nobody asked it to. */
  const death = Promise.race(
    members.map(async ({ name, child }) => {
      const code = await exitOf(child);
      return ending ? never : { name, code };
    }),
  );

  /**
   * Resolves when every program answers its health check, with how long each took; rejects when one dies before, and
   * does neither when they are ended before.
   * @param {(name: ProgramName, seconds: number, pid: number) => void} [onReady]
   */
  async function healthy(onReady) {
    let dead = false;
    const all = Promise.all(
      members.map(async ({ name, child, port }) => {
        while (!dead && !ending && !(await answers(`http://${nameOf(env.HOST)}:${port}/health/live`))) await delay(50);
        if (!dead && !ending) onReady?.(name, (performance.now() - started) / 1000, child.pid ?? 0);
      }),
    );
    const first = await Promise.race([all.then(() => undefined), death]);
    if (!first) return ending ? await never : undefined;
    dead = true;
    throw new Error(`${programs[first.name].title}: terminou ao arrancar (código ${first.code}).`);
  }

  /** Ends them all; resolves with whether each ended by itself in time. */
  async function stop() {
    ending = true;
    const polite = await Promise.all(members.map(({ child }) => end(child)));
    return polite.every(Boolean);
  }

  return { death, healthy, stop };
}

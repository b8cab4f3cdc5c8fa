import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endAll, endAllOnSignal, run } from './children.mjs';
import { isFresh, markFresh, sourceHash } from './freshness.mjs';
import { programs, root } from './programs.mjs';

/** How many are made at once: one keeps one core busy most of its time, and a small machine has little memory. */
const AT_ONCE = Math.min(2, availableParallelism());

/**
 * Makes the production builds of the named programs.
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {{ onlyStale: boolean }} options
 */
export async function build(names, { onlyStale }) {
  const ahead = names.filter((name) => !(onlyStale && isFresh(name))).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const name of ahead) await buildOne(name);
    }),
  );
}

/** @param {import('./programs.mjs').ProgramName} name */
async function buildOne(name) {
  const { title, out, buildCommand } = programs[name];
  console.log(`A construir: ${title} …`);
  const started = performance.now();
  const hash = sourceHash(name);
  // Whatever is left of an older build would be served or run as part of the new one: a removed migration, say.
  rmSync(join(root, out), { recursive: true, force: true });
  const [command = '', ...args] = buildCommand;
  const code = await run(command, args, { env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`A construção falhou: ${title}.`);
  markFresh(name, hash);
  console.log(`Construído: ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/**
 * Does the work of a script with programs that are built where they are not, ends what was started, and this process with
 * 1 where the result is not good.
 * @param {import('./programs.mjs').ProgramName[]} names
 * @param {() => Promise<boolean | void>} work false where the result is not good
 * @returns {Promise<never>}
 */
export async function runOnBuilds(names, work) {
  endAllOnSignal();
  let isGood = false;
  try {
    await build(names, { onlyStale: true });
    isGood = (await work()) !== false;
  } catch (error) {
    console.error(error);
  } finally {
    await endAll();
  }
  process.exit(isGood ? 0 : 1);
}

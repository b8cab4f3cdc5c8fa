import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endAll, endAllOnSignal, run } from './children.mjs';
import { programs, root } from './programs.mjs';

const notSources = new Set(['node_modules', 'build', 'dist', '.react-router', '.vite', 'test-results', 'coverage']);
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
  writeFileSync(stampFile(name), hash);
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

/**
 * @param {string} path relative to the repository
 * @returns {string[]} the files under it, in a fixed order; tests do not count, they are in no build
 */
function filesUnder(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return /\.(spec|test)\.tsx?$|\.tsbuildinfo$/.test(path) ? [] : [path];
  return readdirSync(absolute)
    .filter((name) => !notSources.has(name))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/**
 * A hash of all that a program's build is made from. Content and not time: a fresh clone has new times on old files.
 * @param {import('./programs.mjs').ProgramName} name
 */
function sourceHash(name) {
  const hash = createHash('sha256');
  for (const file of programs[name].sources.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {import('./programs.mjs').ProgramName} name */
const stampFile = (name) => join(root, programs[name].out, '.stamp');

/**
 * Whether a finished build of exactly these sources is there.
 * @param {import('./programs.mjs').ProgramName} name
 */
function isFresh(name) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === sourceHash(name);
}

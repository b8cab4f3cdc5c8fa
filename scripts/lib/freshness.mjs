import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programs, root } from './programs.mjs';

const notSources = new Set(['node_modules', 'build', 'dist', '.react-router', '.vite', 'test-results', 'coverage']);

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
export function sourceHash(name) {
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
export function isFresh(name) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === sourceHash(name);
}

/**
 * Marks a build as made from sources with this hash.
 * @param {import('./programs.mjs').ProgramName} name
 * @param {string} hash
 */
export function markFresh(name, hash) {
  writeFileSync(stampFile(name), hash);
}

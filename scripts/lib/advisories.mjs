import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { root } from './programs.mjs';

/**
 * A known problem with some versions of a package.
 * @typedef {object} Advisory
 * @property {string} package its name in the registry
 * @property {string} vulnerable a range as npm writes them
 * @property {string} id
 * @property {string} title
 * @property {string} source where it can be read
 */

/** The packages that npm has locked, by place. @typedef {{ packages: import('./sbom.mjs').Places }} Lock */

/** @param {string} file relative to the repository */
const readJson = (file) => /** @type {unknown} */ (JSON.parse(readFileSync(join(root, file), 'utf8')));

/** The list that the repository keeps. */
export const knownAdvisories = () =>
  /** @type {{ reviewed: string, advisories: Advisory[] }} */ (readJson('scripts/lib/advisories.json')).advisories;

/** Reads the list of packages that `npm ci` installs. */
export const lockedPackages = () => /** @type {Lock} */ (readJson('package-lock.json'));

/**
 * Every copy that is locked at a version against which something is known, in one line each.
 * @param {Lock} lock
 * @param {readonly Advisory[]} advisories
 */
export function vulnerableCopies({ packages }, advisories) {
  return Object.entries(packages).flatMap(([place, { name, version }]) => {
    const called = name ?? place.split('node_modules/').at(-1);
    return advisories
      .filter((known) => known.package === called && version !== undefined)
      .filter(({ vulnerable }) => semver.satisfies(version ?? '', vulnerable, { includePrerelease: true }))
      .map(({ id, title, source }) => `${place} ${version}: ${title} (${id}, ${source})`);
  });
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/**
 * A spec's name says when it is run. Without a mark: by `npm test`, on SQLite. `.long.`: by `npm run test:all` alone.
 * `.db.`: what may differ on MariaDB, where `test:all` runs it, too. `.both.`: on both already by `npm test`.
 * `.s3.`: on an S3 server, where there is one. `.journey.`: in the browser by `npm test`; all others there by `test:all`.
 */
export const marks = ['long', 'db', 'both', 's3', 'journey'];

/** The marks in a spec's name. @param {string} file */
export const marksOf = (file) => (file.split('/').at(-1) ?? '').split('.').slice(1, -2);

/** @typedef {'test' | 'all'} Tier of `npm test`, or of what `npm run test:all` adds to it */

const isShort = (/** @type {string[]} */ found) => !found.includes('long') && !found.includes('s3');
const isLong = (/** @type {string[]} */ found) => found.includes('long');
const mayDiffer = (/** @type {string[]} */ found) => found.includes('db');

/**
 * The runs of specs that need no browser, and which of their project's each takes.
 * @typedef {{ tier: Tier, project: 'api' | 'programs', database: 'sqlite' | 'mysql', takes: (found: string[]) => boolean }} Run
 */
export const runs = {
  'api-sqlite': /** @type {Run} */ ({ tier: 'test', project: 'api', database: 'sqlite', takes: isShort }),
  'api-mysql': /** @type {Run} */ ({
    tier: 'test',
    project: 'api',
    database: 'mysql',
    takes: (found) => found.includes('both'),
  }),
  'api-sqlite-long': /** @type {Run} */ ({ tier: 'all', project: 'api', database: 'sqlite', takes: isLong }),
  'api-mysql-db': /** @type {Run} */ ({ tier: 'all', project: 'api', database: 'mysql', takes: mayDiffer }),
  programs: /** @type {Run} */ ({ tier: 'test', project: 'programs', database: 'sqlite', takes: isShort }),
  'programs-long': /** @type {Run} */ ({
    tier: 'all',
    project: 'programs',
    database: 'sqlite',
    takes: (found) => isLong(found) && !mayDiffer(found),
  }),
  'programs-mysql': /** @type {Run} */ ({ tier: 'all', project: 'programs', database: 'mysql', takes: mayDiffer }),
};

/** @typedef {keyof typeof runs} RunName */

/** The browser's projects, which take their files by folder and name (test/browser/playwright.config.ts). */
export const browserProjects = {
  test: ['story', 'site-journeys', 'admin-journeys'],
  all: ['coherence', 'site', 'admin'],
};

const folders = { api: ['src', 'contract', 'test/bench'], programs: ['test/programs'] };

/** All specs of a project. @param {keyof typeof folders} project */
export const specs = (project) =>
  folders[project].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => `${folder}/${file}`)
      .toSorted(),
  );

/** Those of a run. @param {RunName} name */
export function specsOf(name) {
  const { project, takes } = runs[name];
  return specs(project).filter((file) => takes(marksOf(file)));
}

/**
 * The tier in which a spec is run first.
 * @param {string} file
 * @param {'sqlite' | 'mysql'} [database] MariaDB where only there it can fail
 * @returns {Tier}
 */
export function tierOf(file, database = 'sqlite') {
  const found = marksOf(file);
  const isInBrowser = file.startsWith('test/browser/');
  const isEarly = isInBrowser
    ? found.includes('journey')
    : isShort(found) && (database === 'sqlite' || found.includes('both'));
  return isEarly ? 'test' : 'all';
}

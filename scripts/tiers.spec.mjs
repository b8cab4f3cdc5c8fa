import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './lib/programs.mjs';
import { browserProjects, marks, marksOf, specs, specsOf } from './lib/tiers.mjs';

const inBrowser = readdirSync(join(root, 'test/browser'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.spec.ts') && !file.startsWith('walk/'),
);

/** @typedef {{ file: string, suites?: Suite[], specs?: { tests: { projectName: string }[] }[] }} Suite of Playwright */

/** The files of each of Playwright's projects, which it tells without running a test. */
function filesByProject() {
  // Playwright starts nowhere within Jest
  const env = {
    ...process.env,
    JEST_WORKER_ID: undefined,
    API_URL: '-',
    SITE_URL: 'http://-',
    ADMIN_URL: 'http://-',
    DATA_DIR: '-',
  };
  const listed = execFileSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config=test/browser', '--list', '--reporter=json'],
    { cwd: root, env: { ...env, ADMIN_EMAIL: '-', ADMIN_PASSWORD: '-', PLAYWRIGHT_JSON_OUTPUT_FILE: '' } },
  );
  const { suites } = /** @type {{ suites: Suite[] }} */ (JSON.parse(listed.toString()));
  /** @type {Map<string, Set<string>>} */
  const projects = new Map();
  /** @param {Suite} suite */
  const walk = (suite) => {
    for (const { tests } of suite.specs ?? [])
      for (const { projectName } of tests)
        projects.set(suite.file, (projects.get(suite.file) ?? new Set()).add(projectName));
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of suites) walk(suite);
  return projects;
}

describe('a spec', () => {
  it('has no mark in its name that no tier knows', () => {
    // a source may have a dot in its name, and so has its spec
    const ofItsSource = (/** @type {string} */ file) => existsSync(join(root, file.replace('.spec.', '.')));
    const isKnown = (/** @type {string} */ mark) => marks.includes(mark) || mark === 'properties';
    const all = [...specs('api'), ...specs('programs'), ...inBrowser.map((file) => `test/browser/${file}`)];
    expect(all.filter((file) => !marksOf(file).every(isKnown) && !ofItsSource(file))).toEqual([]);
  });

  it('of the API is in one tier of SQLite alone, or wants an S3 server', () => {
    const taken = [...specsOf('api-sqlite'), ...specsOf('api-sqlite-long')];
    const wanted = specs('api').filter((file) => !marksOf(file).includes('s3'));
    expect(taken.toSorted()).toEqual(wanted.toSorted());
  });

  it('of the API is run on MariaDB by one tier, or by none', () => {
    const [now, later] = [specsOf('api-mysql'), specsOf('api-mysql-db')];
    expect(now.filter((file) => later.includes(file))).toEqual([]);
    expect([now.length, later.length].every((count) => count > 0)).toBe(true);
  });

  it('of the programs is in one tier alone', () => {
    const taken = [...specsOf('programs'), ...specsOf('programs-long'), ...specsOf('programs-mysql')];
    expect(taken.toSorted()).toEqual(specs('programs'));
  });

  it('that asks which database it is on is run on both', () => {
    const asks = execFileSync('git', ['grep', '-lE', 'settings.embedded|TEST_DATABASE', '--', '*.spec.ts'], {
      cwd: root,
    });
    const asking = asks.toString().trim().split('\n');
    expect(asking.filter((file) => !marksOf(file).some((mark) => mark === 'db' || mark === 'both'))).toEqual([]);
  });

  it('of the browser is of one project, whose tier is known', () => {
    const projects = filesByProject();
    const known = Object.values(browserProjects).flat();
    const odd = [...projects].filter(([, of]) => of.size !== 1 || ![...of].every((name) => known.includes(name)));
    expect(odd).toEqual([]);
    expect([...projects.keys()].toSorted()).toEqual(inBrowser.toSorted());
  }, 120_000);
});

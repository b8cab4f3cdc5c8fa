import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from './lib/programs.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** @typedef {{ uses?: string, run?: string }} Step */
const { jobs } = /** @type {{ jobs: { check: { strategy: { matrix: { image: string[] } }, steps: Step[] } } }} */ (
  parse(read('.github/workflows/ci.yml'))
);

it('the check runs on the oldest Node that package.json allows and on the one that the images run', () => {
  const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(read('package.json')));
  const oldest = engines.node.replace('>=', '');
  const [, shipped] = /^FROM (node:\d+-\w+)-slim(?:@\S+)? AS packages$/m.exec(read('Dockerfile')) ?? [];
  expect(jobs.check.strategy.matrix.image).toEqual([`node:${oldest}.0-bookworm`, shipped]);
});

it('it is .ci/run, and what else runs there is named by its commit', () => {
  const uses = jobs.check.steps.flatMap(({ uses: action }) => action ?? []);
  expect(jobs.check.steps.at(-1)).toEqual({ run: '.ci/run' });
  expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sqliteDriverPath } from './sqlite-driver.js';

// Memory is also cleared away while no script runs: better-sqlite3 12, compiled for Node 24.19 or later, ends the process.
const CLEARED_BETWEEN = `
const database = new (require(process.argv[1]))(':memory:');
(async () => {
  for (let round = 0; round < 20; round++) {
    for (let i = 0; i < 500; i++) database.prepare('SELECT ' + i).get();
    await new Promise(setImmediate);
    await gc({ type: 'major', execution: 'async' });
  }
  console.log(database.prepare("SELECT 'still there'").pluck().get());
})();`;

it('a statement that nobody holds any more is cleared away between events', () => {
  const args = ['--expose-gc', '--eval', CLEARED_BETWEEN, sqliteDriverPath()];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })).toBe('still there\n');
});

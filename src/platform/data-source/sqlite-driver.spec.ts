import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { sqliteDriverPath } from './sqlite-driver.js';

// Memory is also cleared away while no script runs: better-sqlite3 12, compiled for Node 24.19 or later, ends the process.
const CLEARED_BETWEEN = `
const database = new (require(process.argv[1]))(':memory:');
let round = 0;
const timer = setInterval(() => {
  for (let i = 0; i < 5_000; i++) database.prepare('SELECT ' + i).get();
  if (++round < 20) return;
  clearInterval(timer);
  console.log(database.prepare("SELECT 'still there'").pluck().get());
}, 5);`;

it('a statement that nobody holds any more is cleared away between events', () => {
  const args = ['--eval', CLEARED_BETWEEN, sqliteDriverPath()];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('still there\n');
});

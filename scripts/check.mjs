// Usage: npm run check -- [contract] [format] [types] [lint] [knip] [advisories]
// Runs the checks that need only the sources: all of them, or those that are named.
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { Timetable } from './lib/timetable.mjs';

/** @type {Record<string, string[][]>} */
const checks = {
  contract: [
    ['npm', 'run', '--silent', 'contract'],
    ['git', 'diff', '--exit-code', '--', 'contract'],
  ],
  format: [['npx', '--no', '--', 'prettier', '--check', '--log-level=warn', '.']],
  // makes the site's route types, which the next one reads
  types: [['npm', 'run', '--silent', 'typecheck']],
  lint: [['npm', 'run', '--silent', '--ignore-scripts', 'lint']],
  knip: [['npx', '--no', '--', 'knip']],
  advisories: [[process.execPath, 'scripts/check-advisories.mjs']],
};

endAllOnSignal();
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(checks);
const times = new Timetable();
/** @type {string[]} */
const failed = [];
for (const name of names) {
  const commands = checks[name];
  if (!commands) throw new Error(`${name}: não é uma de ${Object.keys(checks).join(', ')}.`);
  const check = async () => {
    for (const [command = '', ...args] of commands) if ((await run(command, args)) !== 0) return false;
    return true;
  };
  if (!(await times.measure(name, check()))) failed.push(name);
}
await endAll();
times.print();
if (failed.length > 0) console.error(`\nFalhou: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

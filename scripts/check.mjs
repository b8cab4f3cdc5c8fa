// Usage: npm run check -- [contract] [format] [types] [lint] [knip] [advisories]
// Runs the checks that need only the sources: all of them, or those that are named.
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { Timetable } from './lib/timetable.mjs';

/** TypeScript 7: four times as fast as 6, whose API openapi-typescript asks for by the name `typescript`. */
const tsc = [process.execPath, 'node_modules/@typescript/native/bin/tsc', '--noEmit', '--project'];
const projects = ['.', 'scripts', 'test/browser', 'public-web', 'admin', 'admin/tsconfig.server.json'];

/** @type {Record<string, string[][]>} */
const checks = {
  contract: [
    ['npm', 'run', '--silent', 'contract'],
    ['git', 'diff', '--exit-code', '--', 'contract'],
  ],
  format: [['npx', '--no', '--', 'oxfmt', '--check']],
  types: [['npm', 'run', '--silent', 'prelint'], ...projects.map((project) => [...tsc, project])],
  // the route types that it reads are made by now
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

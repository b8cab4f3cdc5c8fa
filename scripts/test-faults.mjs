// Usage: npm run test:only -- faults [--rounds 5] [--short] [--write] [sqlite|mysql ...] [words of a fault's name]
// Visitors send forms while something goes wrong, and note each answer 2xx; afterwards every one of them must be there
// once and whole, and the service back by itself. Prints a table; --write keeps it in docs/reliability.md. --short is
// what `npm run test:all` does: a round of the faults that show most in little time, without waiting for mail.
import { parseArgs } from 'node:util';
import { runOnBuilds } from './lib/build.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { runFaults } from '../test/faults/run.mjs';
import { printTable, tallyOf, writeTable } from '../test/faults/report.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const all = /** @type {const} */ (['sqlite', 'mysql']);
const named = all.filter((database) => positionals.includes(database));
const words = positionals.filter((word) => !all.some((database) => database === word)).join(' ');

await runOnBuilds(['api'], async () => {
  const results = await runFaults({
    databases: named.length > 0 ? named : [...all],
    words,
    rounds: values.short ? 1 : Number(values.rounds),
    short: values.short,
    server: await startMariadb({ durable: true }),
  });
  printTable(results);
  if (values.write) writeTable(results);
  const { passed, failed } = tallyOf(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  return passed > 0 && failed === 0;
});

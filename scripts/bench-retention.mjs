// Usage: npm run bench -- retention [--rows 100000] [--due 30000] [sqlite|mysql ...]
// How long the day's turn of retention takes where many submissions are due, and how long a form takes meanwhile.
import { parseArgs } from 'node:util';
import { measureRetention } from '../test/bench/retention.mjs';
import { onDatabases, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '100000' }, due: { type: 'string', default: '30000' } },
});
const size = { rows: Number(values.rows), due: Number(values.due) };
const wanted = parseDatabases(positionals);

await runOnBuilds([], () => onDatabases(wanted, (title, serverUrl) => measureRetention(title, { ...size, serverUrl })));

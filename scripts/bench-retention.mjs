// Usage: npm run bench -- retention [--rows 100000] [--due 30000] [sqlite|mysql ...]
// How long the day's turn of retention takes where many submissions are due, and how long a form takes meanwhile.
import { parseArgs } from 'node:util';
import { measureRetention } from '../test/bench/retention.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';

const databases = ['sqlite', 'mysql'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '100000' }, due: { type: 'string', default: '30000' } },
});
const unknown = positionals.filter((name) => !databases.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${databases.join(', ')}.`);
const wanted = positionals.length > 0 ? positionals : databases;
const size = { rows: Number(values.rows), due: Number(values.due) };

endAllOnSignal();
let isMeasured = true;
try {
  if (wanted.includes('sqlite')) await measureRetention('SQLite', size);
  if (wanted.includes('mysql')) {
    const serverUrl = process.env.TEST_MYSQL_URL ?? (await startMariadb())?.url;
    if (serverUrl === undefined) console.log('\nMariaDB: not measured, there is no server here.');
    else await measureRetention('MariaDB', { ...size, serverUrl });
  }
} catch (error) {
  console.error(error);
  isMeasured = false;
} finally {
  await endAll();
}
process.exit(isMeasured ? 0 : 1);

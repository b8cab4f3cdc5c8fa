// Usage: npm run bench -- guessing [--tries 400] [sqlite|mysql ...]
// Whether an address that has an account can be told from one that has none by the time of an answer: of a login with a
// wrong password, of the asking for a new password, and of the request that comes right after that. Both are asked in
// turn and in random order. 'told' is how often, of one answer of each, the slower one is that of the known address:
// 50 % is blind guessing. Addresses that have an account too, asked as if they had none, show what is only noise.
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { measureGuessing } from '../test/bench/guessing.mjs';

const databases = ['sqlite', 'mysql'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tries: { type: 'string', default: '400' } },
});
const unknown = positionals.filter((name) => !databases.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${databases.join(', ')}.`);
const wanted = positionals.length > 0 ? positionals : databases;

endAllOnSignal();
let isHidden = true;
try {
  await build(['api'], { onlyStale: true });
  const tries = Number(values.tries);
  if (wanted.includes('sqlite')) isHidden = (await measureGuessing('SQLite', { tries })) && isHidden;
  if (wanted.includes('mysql')) {
    const serverUrl = process.env.TEST_MYSQL_URL ?? (await startMariadb())?.url;
    if (serverUrl === undefined) console.log('\nMariaDB: not measured, there is no server here.');
    else isHidden = (await measureGuessing('MariaDB', { tries, serverUrl })) && isHidden;
  }
} catch (error) {
  console.error(error);
  isHidden = false;
} finally {
  await endAll();
}
process.exit(isHidden ? 0 : 1);

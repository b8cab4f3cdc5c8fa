// Usage: npm run bench -- guessing [--tries 400] [sqlite|mysql ...]
// Whether an address that has an account can be told from one that has none by the time of an answer: of a login with a
// wrong password, of the asking for a new password, and of the request that comes right after that. Both are asked in
// turn and in random order. 'told' is how often, of one answer of each, the slower one is that of the known address:
// 50 % is blind guessing. Addresses that have an account too, asked as if they had none, show what is only noise.
import { parseArgs } from 'node:util';
import { measureGuessing } from '../test/bench/guessing.mjs';
import { onDatabases, parseDatabases } from './lib/bench.mjs';
import { runOnBuilds } from './lib/build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tries: { type: 'string', default: '400' } },
});
const tries = Number(values.tries);
const wanted = parseDatabases(positionals);

await runOnBuilds(['api'], () =>
  onDatabases(wanted, (title, serverUrl) => measureGuessing(title, { tries, serverUrl })),
);

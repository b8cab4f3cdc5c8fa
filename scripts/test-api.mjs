// Usage: npm run test:api -- [Vitest arguments], with TEST_DATABASE=mysql for MariaDB
// Files of test/programs are run on the built programs, all others on the API's sources.
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { allPrograms } from './lib/programs.mjs';

endAllOnSignal();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env };
const server = env.TEST_DATABASE === 'mysql' && !env.TEST_MYSQL_URL ? await startMariadb() : undefined;
if (server) env.TEST_MYSQL_URL = server.url;
const given = process.argv.slice(2);
const project = given.some((arg) => arg.startsWith('test/programs')) ? 'programs' : 'api';
if (project === 'programs') await build(allPrograms, { onlyStale: true });
const args = ['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...given];
const code = await run(process.execPath, args, { env });
await server?.stop();
await endAll();
process.exit(code);

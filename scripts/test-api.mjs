// Usage: npm run test:api -- [Vitest arguments], with TEST_DATABASE=mysql for MariaDB
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';

endAllOnSignal();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env };
const server = env.TEST_DATABASE === 'mysql' && !env.TEST_MYSQL_URL ? await startMariadb() : undefined;
if (server) env.TEST_MYSQL_URL = server.url;
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=api', ...process.argv.slice(2)];
const code = await run(process.execPath, args, { env });
await server?.stop();
await endAll();
process.exit(code);

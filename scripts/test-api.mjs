// Usage: npm run test:api -- [Jest arguments], with TEST_DATABASE=mysql for MariaDB
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';

endAllOnSignal();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning' };
const server = env.TEST_DATABASE === 'mysql' && !env.TEST_MYSQL_URL ? await startMariadb() : undefined;
if (server) env.TEST_MYSQL_URL = server.url;
const code = await run(process.execPath, ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)], { env });
await server?.stop();
await endAll();
process.exit(code);

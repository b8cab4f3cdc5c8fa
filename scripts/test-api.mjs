// Usage: npm run test:api -- [Jest arguments], with TEST_DATABASE=mysql for MariaDB
// Specs of the API, of the programs (test/programs) and of the scripts: those whose path matches, or all of the API's.
// Programs that they start are built first where they are missing.
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { allPrograms } from './lib/programs.mjs';
import { jestArgs } from './lib/runners.mjs';

endAllOnSignal();
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env };
const server = env.TEST_DATABASE === 'mysql' && !env.TEST_MYSQL_URL ? await startMariadb() : undefined;
if (server) env.TEST_MYSQL_URL = server.url;
const given = process.argv.slice(2);
const project = /test\/programs|scripts|test\/jest/.exec(given.join(' '))?.[0] ?? 'src';
if (project === 'src') await build(['api'], { onlyStale: true });
if (project === 'test/programs') await build(allPrograms, { onlyStale: true });
const projects = { src: 'api', 'test/programs': 'programs', scripts: 'scripts', 'test/jest': 'scripts' };
const selected = projects[/** @type {keyof typeof projects} */ (project)];
const code = await run(process.execPath, [...jestArgs(), ...given, `--selectProjects=${selected}`], { env });
await endAll();
process.exit(code);

// Usage: npm test
// Every test there is: the API's on SQLite and on MariaDB, then the browser's against the real system on both.
// The last line sums them up; the exit code is 0 only when all of them ran and passed.
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { installTestTools } from './lib/machine.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { allPrograms } from './lib/programs.mjs';
import { runJest, runPlaywright } from './lib/runners.mjs';
import { startTestStack } from './lib/test-stack.mjs';

const total = { passed: 0, failed: 0 };

/**
 * @param {string} title
 * @param {() => Promise<import('./lib/runners.mjs').Tally>} runner
 */
async function step(title, runner) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const { passed, failed } = await runner().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`── ${title}: ${passed} passaram, ${failed} falharam (${seconds} s)`);
}

/**
 * @param {'sqlite' | 'mysql'} database
 * @param {string} [serverUrl]
 */
async function browserTests(database, serverUrl) {
  const stack = await startTestStack({ database, serverUrl });
  try {
    // The site's own pages never see which database it is: they are tested once.
    const names = database === 'sqlite' ? ['story', 'site', 'admin'] : ['story', 'admin'];
    const projects = names.map((project) => `--project=${project}`);
    return await runPlaywright(`browser-${database}`, stack.env, projects);
  } finally {
    await stack.stop();
  }
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} */
async function mysqlServer() {
  if (process.env.TEST_MYSQL_URL) return { url: process.env.TEST_MYSQL_URL, stop: async () => {} };
  return await startMariadb();
}

async function testAll() {
  await installTestTools();
  await build(allPrograms, { onlyStale: true });
  const server = await mysqlServer();
  try {
    // A clock that is not UTC shows every date that forgets its zone.
    const TZ = 'America/New_York';
    await step('API em SQLite', () => runJest('api-sqlite', { TEST_DATABASE: 'sqlite', TZ }));
    if (server) {
      const env = { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: server.url, TZ };
      await step('API em MariaDB', () => runJest('api-mysql', env));
    }
    await step('Arranque e fim dos programas', () => runPlaywright('start', {}, ['--project=start', '--workers=1']));
    await step('Navegador em SQLite', () => browserTests('sqlite'));
    if (server) await step('Navegador em MariaDB', () => browserTests('mysql', server.url));
  } finally {
    await server?.stop();
  }
  if (server) return;
  console.error('\n!!! Não há servidor MariaDB nesta máquina: NADA foi testado em MySQL/MariaDB.');
  console.error('!!! Instale mariadb-server, ou indique um servidor em TEST_MYSQL_URL.');
  if (process.env.CI) total.failed += 1;
}

endAllOnSignal();
try {
  await testAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
await endAll();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

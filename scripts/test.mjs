// Usage: npm test
// Every test there is: the API's on SQLite and on MariaDB, the start as the README has it, what fails while people write,
// then the browser's against the real system. The last line sums them up; the exit code is 0 only when all of them ran and passed.
import { tallyOf } from '../test/faults/report.mjs';
import { runFaults } from '../test/faults/run.mjs';
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { installTestTools } from './lib/machine.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { allPrograms } from './lib/programs.mjs';
import { runPlaywright, runVitest } from './lib/runners.mjs';
import { startFromNothing } from './lib/start-from-nothing.mjs';
import { startTestStack } from './lib/test-stack.mjs';
import { Timetable } from './lib/timetable.mjs';

/** How many steps that are one process each run beside one another. */
const CONCURRENCY = 2;

/** @typedef {() => Promise<import('./lib/runners.mjs').Tally>} Runner */
/** @typedef {[title: string, runner: Runner]} Step */

/** @type {import('./lib/runners.mjs').Tally} */
const total = { passed: 0, failed: 0, failures: [] };
const times = new Timetable();

/** @param {Step} step */
async function take([title, runner]) {
  console.log(`\n── ${title}`);
  const { passed, failed, failures } = await times.measure(title, runner()).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, failures: [String(error)] };
  });
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((failure) => `${title}: ${failure}`));
  console.log(`── ${title}: ${passed} passaram, ${failed} falharam`);
}

/** @param {Step[]} steps taken in their order, as many at a time as CONCURRENCY says */
async function besideOneAnother(steps) {
  const ahead = steps.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const step of ahead) await take(step);
    }),
  );
}

/**
 * @param {{ database: 'sqlite' | 'mysql', serverUrl?: string }} where
 * @param {string[]} names of Playwright's projects
 */
async function browserTests(where, names) {
  const stack = await startTestStack(where);
  try {
    const projects = names.map((name) => `--project=${name}`);
    return await runPlaywright(`browser-${where.database}`, stack.env, projects);
  } finally {
    await stack.stop();
  }
}

/** The short form of `npm run test:faults`. */
async function faultTests() {
  const server = await startMariadb({ durable: true });
  const databases = /** @type {('sqlite' | 'mysql')[]} */ (server ? ['sqlite', 'mysql'] : ['sqlite']);
  try {
    return tallyOf(await runFaults({ databases, words: '', rounds: 1, short: true, server }));
  } finally {
    await server?.stop();
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
    /** @type {Step[]} */
    const onMariadb = server
      ? [
          [
            'API em MariaDB',
            () => runVitest('api', 'api-mysql', { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: server.url }),
          ],
        ]
      : [];
    await besideOneAnother([
      ['API em SQLite', () => runVitest('api', 'api-sqlite', { TEST_DATABASE: 'sqlite' })],
      ...onMariadb,
      ['O que o README diz, de raiz', startFromNothing],
      ['Regras do site e do back office', () => runVitest('unit', 'unit')],
      ['Arranque e fim dos programas', () => runPlaywright('start', {}, ['--project=start', '--workers=1'])],
      ['O que falha enquanto se escreve', faultTests],
    ]);
    await take([
      'Navegador em SQLite',
      () => browserTests({ database: 'sqlite' }, ['story', 'coherence', 'site', 'admin']),
    ]);
    // What depends on the database are the API's rules, and its own tests prove them on both: here only that all of it
    // works together, and that several processes of the API do, which SQLite has no room for.
    const where = /** @type {const} */ ({ database: 'mysql', serverUrl: server?.url });
    if (server) await take(['Navegador em MariaDB', () => browserTests(where, ['story', 'coherence'])]);
    if (process.env.TEST_S3_URL) {
      await take(['Ficheiros em S3', () => runVitest('s3', 's3', { TEST_DATABASE: 'sqlite' })]);
    }
  } finally {
    await server?.stop();
  }
  if (!process.env.TEST_S3_URL) {
    console.error('\n!!! TEST_S3_URL não está definido: NADA foi testado num servidor S3 (npm run test:s3).');
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
  total.failures.push(String(error));
}
await endAll();
times.print();
if (total.failures.length > 0) console.log(`\nO que falhou:\n${total.failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

// Usage: npm test · npm run test:all · npm run test:all -- --rest (without what `npm test` has done) [--started] (without
// the README's start, which .ci/run has done on its own clone) [--part=1/1] (of pages and screens that part; else a
// forty-eighth, by the commit's hash)
// The last line sums all up; the exit code is 0 only when every test ran and passed. docs/commands.md says what each tier
// holds.
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { tallyOf } from '../test/faults/report.mjs';
import { runFaults } from '../test/faults/run.mjs';
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal } from './lib/children.mjs';
import { installTestTools } from './lib/machine.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { allPrograms, root } from './lib/programs.mjs';
import { printTally, runFrontEnds, runJest, runPlaywright, runTier } from './lib/runners.mjs';
import { startFromNothing } from './lib/start-from-nothing.mjs';
import { startTestStack } from './lib/test-stack.mjs';
import { browserProjects } from './lib/tiers.mjs';
import { Timetable } from './lib/timetable.mjs';

/** @typedef {import('./lib/runners.mjs').Tally} Tally */
/** @typedef {{ title: string, run: () => Promise<Tally>, needs?: 'mariadb' | 's3' }} Step */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rest: { type: 'boolean', default: false },
    started: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});
const isWhole = positionals.includes('all');

/** How many steps are beside one another: one more than a small machine has cores, since each waits for part of its time. */
const WORKERS = 3;

/** @type {string | undefined} */
let serverUrl = process.env.TEST_MYSQL_URL;

/**
 * @param {'sqlite' | 'mysql'} database
 * @param {string[]} projects
 * @param {string[]} args
 */
async function browser(database, projects, ...args) {
  const stack = await startTestStack({ database, serverUrl });
  try {
    const named = projects.map((name) => `--project=${name}`);
    return await runPlaywright(`browser-${database}-${projects[0]}`, stack.env, [...named, ...args]);
  } finally {
    await stack.stop();
  }
}

/**
 * All pages and screens take longer than all the rest: each commit has its part of them, by its hash. Tests that run in
 * order stay together, which leaves some parts without any: then it is the nearest one before.
 */
function partOfCommit(parts = 48) {
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: root, encoding: 'utf8' });
  let part = (Number.parseInt(commit, 16) % parts) + 1;
  while (part > 1 && !hasTests(`${part}/${parts}`)) part -= 1;
  return `${part}/${parts}`;
}

/**
 * Asks Playwright for the list of a part, for which the specs want to be told of a system, and nothing has to run.
 * @param {string} part
 */
function hasTests(part) {
  const projects = browserProjects.all.map((name) => `--project=${name}`);
  const args = ['test', '--config=test/browser', '--list', `--shard=${part}`, ...projects];
  const told = ['SITE_URL', 'ADMIN_URL', 'API_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATA_DIR'];
  const { stdout } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(told.map((name) => [name, 'http://localhost'])) },
    encoding: 'utf8',
  });
  return /^Total: [1-9]/m.test(stdout);
}

/** The short form of `npm run test:only -- faults`. */
async function faults() {
  const server = await startMariadb({ durable: true });
  const databases = /** @type {('sqlite' | 'mysql')[]} */ (server ? ['sqlite', 'mysql'] : ['sqlite']);
  try {
    return tallyOf(await runFaults({ databases, words: '', rounds: 1, short: true, server }));
  } finally {
    await server?.stop();
  }
}

/**
 * The steps of each tier, and the minutes that they may take on two quiet cores. Steps beside one another begin as a worker
 * is free; then follow the browser's tests, one after the other, which take all workers.
 * @type {Record<import('./lib/tiers.mjs').Tier, { minutes: number, beside: Step[], after: Step[] }>}
 */
const tiers = {
  test: {
    minutes: 7,
    beside: [
      { title: 'API em SQLite', run: () => runTier('api-sqlite') },
      { title: 'Navegador: os percursos', run: () => browser('sqlite', browserProjects.test, '--workers=1') },
      { title: 'Regras do site e do back office', run: runFrontEnds },
      { title: 'Regras dos scripts', run: () => runJest('scripts', 'scripts') },
      { title: 'Pedidos que nenhum navegador faz', run: () => runTier('programs') },
      { title: 'Cada módulo em MariaDB', needs: 'mariadb', run: () => runTier('api-mysql', serverUrl) },
    ],
    after: [],
  },
  all: {
    minutes: 13,
    beside: [
      { title: 'API em MariaDB, o que pode diferir', needs: 'mariadb', run: () => runTier('api-mysql-db', serverUrl) },
      { title: 'API em SQLite, o que é longo', run: () => runTier('api-sqlite-long') },
      ...(values.started ? [] : [{ title: 'O que o README diz, de raiz', run: () => startFromNothing() }]),
      { title: 'Arranque e fim dos programas', run: () => runTier('programs-long') },
      {
        title: 'Navegador em MariaDB',
        needs: 'mariadb',
        run: () => browser('mysql', ['story', 'coherence'], '--workers=1'),
      },
      { title: 'Programas em MariaDB', needs: 'mariadb', run: () => runTier('programs-mysql', serverUrl) },
      { title: 'O que falha enquanto se escreve', run: faults },
      { title: 'Ficheiros em S3', needs: 's3', run: () => runJest('s3', 's3', { TEST_DATABASE: 'sqlite' }) },
    ],
    after: [
      {
        title: 'Navegador: páginas e ecrãs',
        run: () => {
          const part = values.part ?? partOfCommit();
          console.log(`Parte ${part}; todas as partes: npm run test:all -- --part=1/1`);
          return browser('sqlite', browserProjects.all, `--shard=${part}`);
        },
      },
    ],
  },
};

/** @type {Tally} */
const total = { passed: 0, failed: 0, failures: [] };
const times = new Timetable();
const has = { mariadb: () => serverUrl !== undefined, s3: () => process.env.TEST_S3_URL !== undefined };

/** @param {Step[]} steps taken in their order, as many at a time as there are workers */
async function runSteps(steps, workers = WORKERS) {
  const ahead = steps.filter(({ needs }) => needs === undefined || has[needs]()).values();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const { title, run } of ahead) {
        console.log(`\n── ${title}`);
        const { passed, failed, failures } = await times.measure(title, run()).catch((error) => {
          console.error(error instanceof Error ? error.message : error);
          return { passed: 0, failed: 1, failures: [String(error)] };
        });
        total.passed += passed;
        total.failed += failed;
        total.failures.push(...failures.map((failure) => `${title}: ${failure}`));
        console.log(`── ${title}: ${passed} passaram, ${failed} falharam`);
      }
    }),
  );
}

/** @param {import('./lib/tiers.mjs').Tier[]} names */
async function testTiers(names) {
  await installTestTools();
  await times.measure('construção', build(allPrograms, { onlyStale: true }));
  const server = serverUrl === undefined ? await startMariadb() : undefined;
  serverUrl ??= server?.url;
  try {
    await runSteps(names.flatMap((name) => tiers[name].beside));
    await runSteps(
      names.flatMap((name) => tiers[name].after),
      1,
    );
  } finally {
    await server?.stop();
  }
  if (names.includes('all') && !has.s3())
    console.error('\n!!! TEST_S3_URL não está definido: NADA foi testado num servidor S3 (npm run test:only -- s3).');
  if (has.mariadb()) return;
  console.error('\n!!! Não há servidor MariaDB nesta máquina: NADA foi testado em MySQL/MariaDB.');
  console.error('!!! Instale mariadb-server, ou indique um servidor em TEST_MYSQL_URL.');
  if (process.env.CI) total.failed += 1;
}

/** @type {import('./lib/tiers.mjs').Tier[]} */
const asked = isWhole ? (values.rest ? ['all'] : ['test', 'all']) : ['test'];
endAllOnSignal();
try {
  await testTiers(asked);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
  total.failures.push(String(error));
}
await endAll();
times.print(asked.reduce((sum, name) => sum + tiers[name].minutes, 0));
if (!isWhole) {
  const left = [...tiers.all.beside, ...tiers.all.after].map(({ title }) => `  ${title}`);
  console.log(`\nFicou para npm run test:all:\n${left.join('\n')}`);
}
printTally(total);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

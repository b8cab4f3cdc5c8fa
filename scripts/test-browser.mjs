// Usage: npm run test:browser -- [Playwright arguments], with TEST_DATABASE=mysql for MariaDB
// With SITE_URL set it tests the system that runs there; else it starts one of its own.
import { build } from './lib/build.mjs';
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { findChromium } from './lib/machine.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { allPrograms } from './lib/programs.mjs';
import { startTestStack } from './lib/test-stack.mjs';

/** @returns {Promise<number>} the exit code */
async function testBrowser() {
  /** @param {NodeJS.ProcessEnv} env */
  const playwright = (env) =>
    run(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--config=test/browser', ...process.argv.slice(2)],
      {
        env: { ...process.env, CHROMIUM_PATH: findChromium(), ...env },
      },
    );
  if (process.env.SITE_URL) return await playwright({});

  await build(allPrograms, { onlyStale: true });
  const database = process.env.TEST_DATABASE === 'mysql' ? 'mysql' : 'sqlite';
  const given = process.env.TEST_MYSQL_URL;
  const server = database === 'mysql' && !given ? await startMariadb() : undefined;
  const stack = await startTestStack({ database, serverUrl: given ?? server?.url });
  const code = await playwright(stack.env);
  await stack.stop();
  return code;
}

endAllOnSignal();
try {
  process.exitCode = await testBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await endAll();
process.exit();

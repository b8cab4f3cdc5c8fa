import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';

/**
 * @param {string} name
 * @returns {string | undefined} where a command is; the system folders count too, which an ordinary PATH may lack
 */
export function findCommand(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The Chromium to test with, when the machine has one: without its window where there is one, which takes a third less time. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(findCommand).find(Boolean);
}

/** Installs what the tests need and the machine lacks, where this may be done. The rest is told later. */
export async function installTestTools() {
  const missing = [];
  if (!findChromium()) missing.push('chromium-headless-shell');
  if (!findCommand('mariadbd') && !process.env.TEST_MYSQL_URL) missing.push('mariadb-server');
  for (const name of ['redis-server', 'openssl']) if (!findCommand(name)) missing.push(name);
  const apt = findCommand('apt-get');
  if (missing.length > 0 && apt && process.getuid?.() === 0) {
    console.log(`A instalar para os testes: ${missing.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run(apt, ['-qq', 'update'], { env });
    // Each by itself: a package that this distribution has not takes the other with it.
    for (const name of missing) await run(apt, ['-qq', 'install', '-y', '--no-install-recommends', name], { env });
  }
  if (!findChromium()) await run('npx', ['--no', 'playwright', 'install', 'chromium']);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from './children.mjs';
import { findChromium } from './machine.mjs';
import { temporaryFolder } from './temporary.mjs';

const START_SECONDS = 60;
const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/**
 * Starts a Chromium with an empty profile, to be driven through its debugging port; it ends with `endAll`.
 * @returns {Promise<number>} the port
 */
export async function startChromium() {
  const command = findChromium();
  if (!command) throw new Error('Chromium not found: install it or name it in CHROMIUM_PATH.');
  const profile = temporaryFolder('chromium');
  // Chromium's sandbox refuses to work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = launch(command, [...flags, ...sandbox, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const portFile = join(profile, 'DevToolsActivePort');
  const patience = performance.now() + START_SECONDS * 1000;
  while (performance.now() < patience && child.exitCode === null) {
    const [port, path] = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n') : [];
    if (port && path) return Number(port);
    await delay(50);
  }
  throw new Error('Chromium did not start.');
}

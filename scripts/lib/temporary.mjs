import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const folders = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes a folder that is gone when this process ends, however it ends short of SIGKILL.
 * @param {string} purpose
 */
export function temporaryFolder(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `dfc-${purpose}-`));
  folders.push(folder);
  return folder;
}

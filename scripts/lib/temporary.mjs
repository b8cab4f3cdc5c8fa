import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder that is gone when this process ends, however it ends short of SIGKILL.
 * @param {string} purpose
 */
export function temporaryFolder(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `dfc-${purpose}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

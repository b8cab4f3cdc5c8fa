import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory, and the room that the tests need in it at most. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 4 * 1024 ** 3;

/** @type {string[]} */
const folders = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Makes a folder that is gone when this process ends, however it ends short of SIGKILL.
 * @param {string} purpose
 */
export const temporaryFolder = (purpose) => folderIn(tmpdir(), purpose);

/**
 * One for what need not outlive the machine's power, in memory where there is room: nothing waits for the disk.
 * @param {string} purpose
 */
export const memoryFolder = (purpose) => folderIn(hasMemory() ? MEMORY : tmpdir(), purpose);

/**
 * @param {string} parent
 * @param {string} purpose
 */
function folderIn(parent, purpose) {
  const folder = mkdtempSync(join(parent, `dfc-${purpose}-`));
  folders.push(folder);
  return folder;
}

function hasMemory() {
  if (process.env.TMPDIR) return false;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_BYTES;
  } catch {
    return false;
  }
}

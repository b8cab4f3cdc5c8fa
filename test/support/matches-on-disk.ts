import { execFile } from 'node:child_process';
import { settings } from '#platform/config/settings.js';

const MAX_OUTPUT = 100_000_000;

/**
 * Searches the bytes of the files under DATA_DIR for a pattern, in a process of its own: one that closes SQLite's file
 * loses the locks that its own connection has on it.
 * @param print `-l` for the files' paths, `-h -o` for what matched
 */
export async function matchesOnDisk(pattern: string, ...print: readonly string[]): Promise<Set<string>> {
  const found = await new Promise<string>((resolve, reject) => {
    const flags = ['-r', '-a', '-i', '-s', '-E', ...print, '-e', pattern, settings.dataDir];
    execFile('grep', flags, { maxBuffer: MAX_OUTPUT, env: { LC_ALL: 'C' } }, (error, stdout) => {
      // 1: found nowhere; 2: a file went while it looked
      if (error === null || error.code === 1 || error.code === 2) resolve(stdout);
      else reject(error);
    });
  });
  return new Set(found.split('\n').filter((line) => line !== ''));
}

import { readdirSync, readlinkSync } from 'node:fs';

/**
 * The processes that work inside a folder.
 * @param {string} folder absolute
 * @returns {number[]}
 */
export function processesIn(folder) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

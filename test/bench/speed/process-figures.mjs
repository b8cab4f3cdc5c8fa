import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The unit in which Linux counts a process's time. */
const TICK_MS = 10;

/**
 * @param {number} pid
 * @returns {number} the megabytes of memory that a process has now
 */
export function residentMegabytes(pid) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/**
 * @param {number} pid
 * @returns {number} how long processors have worked for a process since it started; NaN where the system does not say
 */
export function processorMilliseconds(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [11, 12].map((field) => Number(fields[field]));
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS;
}

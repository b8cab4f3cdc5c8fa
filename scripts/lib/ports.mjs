import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give ports from here on to whoever asks for any: a lower one is still free when its program listens. */
const FIRST_GIVEN = 32_768;
const LOWEST = 20_000;

/**
 * Whether nothing listens on a port. Nothing does on what is no port, or on one that is not ours to use: the
 * program that is given it says what is wrong.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return true;
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * As many different free ports as asked for.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(LOWEST, FIRST_GIVEN);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

import { createServer } from 'node:net';

/**
 * @param {number} port 0 for any free one
 * @returns {Promise<number | undefined>} the port, nothing when it is taken
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code === 'EADDRINUSE' ? undefined : port);
    });
    server.listen(port, () => {
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(got));
    });
  });
}

/**
 * Whether nothing listens on a port. Nothing does on what is no port, or on one that is not ours to use: the
 * program that is given it says what is wrong.
 * @param {number} port
 */
export async function isFree(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return true;
  return (await tryPort(port)) !== undefined;
}

/**
 * As many different free ports as asked for.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) ports.add((await tryPort(0)) ?? 0);
  return [...ports];
}

import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A way to a server that takes as long as it is told.
 * @param {URL} to
 */
export async function slowedServer(to) {
  let ms = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ]) {
      // one after the other, so that they keep their order
      let last = Promise.resolve();
      from?.on('data', (chunk) => {
        last = last.then(() => (ms > 0 ? delay(ms) : undefined)).then(() => void into?.write(chunk));
      });
      from?.on('error', () => into?.destroy());
      from?.on('close', () => into?.destroy());
    }
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = new URL(to);
  url.port = String(port);
  return {
    url: url.href,
    /** @param {number} next milliseconds for each way */
    slow: (next) => {
      ms = next;
    },
  };
}

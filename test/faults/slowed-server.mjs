import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A way to a server that takes as long as it is told, or leads nowhere.
 * @param {URL} to
 */
export async function slowedServer(to) {
  let ms = 0;
  let isCut = false;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (isCut) {
      client.destroy();
      return;
    }
    open.add(client);
    client.on('close', () => open.delete(client));
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
    /** @param {boolean} next whether it leads nowhere; who is on it is thrown out */
    cut: (next) => {
      isCut = next;
      if (isCut) for (const client of open) client.destroy();
    },
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent, request } from 'node:https';

/**
 * A way by plain http to an https origin on this machine whose certificate is vouched for by an authority of its own.
 * A connection that is cut on the other side is cut here too.
 * @param {string} origin
 * @param {() => string} authority
 * @returns {Promise<string>} the origin to ask instead
 */
export async function secureWay(origin, authority) {
  const { host, hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const onward = request({
      agent,
      host: '127.0.0.1',
      port,
      servername: hostname,
      ca: authority(),
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, host },
    });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.on('error', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** @typedef {'well' | 'refuses' | 'stalls' | 'drops'} Way */

/** A mail server that counts what it takes and can be made to misbehave. */
export async function mailServer() {
  /** @type {Way} */
  let way = 'well';
  /** How often each message was taken, by its Message-ID. @type {Map<string, number>} */
  const taken = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onMailFrom: (_address, _session, callback) =>
      callback(way === 'refuses' ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
    onData: (stream, _session, callback) => {
      let head = '';
      stream.on('error', () => undefined);
      stream.on('data', (chunk) => (head += String(chunk)));
      stream.on('end', () => {
        if (way === 'stalls') return;
        if (way === 'drops') {
          cut();
          return;
        }
        const [, id = ''] = /^message-id: <(.*)>/im.exec(head) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        callback();
      });
    },
  });
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  server.on('error', () => undefined);
  server.server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** @param {Way} next */
    be: (next) => {
      if (way === 'stalls') cut();
      way = next;
    },
    stop: () => {
      cut();
      server.close(() => undefined);
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend again, as a network fault does. */
export interface CuttableProxy {
  port: number;
  /** When somebody last sent something to the server, by `performance.now()`. */
  askedAt: () => number;
  /** Ends every connection that there is; new ones are let through. */
  drop: () => void;
  /** Passes nothing on any more, in either way, and ends nothing: the server hangs. */
  freeze: () => void;
  thaw: () => void;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

/** Opens one. */
export async function cuttableProxy(host: string, port: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let askedAt = performance.now();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    keep(client);
    keep(upstream);
    client.on('data', () => (askedAt = performance.now()));
    client.pipe(upstream).on('close', () => client.destroy());
    upstream.pipe(client).on('close', () => upstream.destroy());
    if (isFrozen) for (const socket of [client, upstream]) socket.pause();
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: own,
    askedAt: () => askedAt,
    drop,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      drop();
      await closed;
    },
    mend: async () => {
      await listen(own);
    },
  };
}

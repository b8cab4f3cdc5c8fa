import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** A connection to the running API on which a test writes exactly the bytes that it wants. */
export interface RawConnection {
  write: (bytes: string | Buffer) => Promise<void>;
  /** Resolves with all that has been answered, once it matches; rejects where the connection ends before. */
  answer: (wanted: RegExp) => Promise<string>;
  /** Whether anything was answered by now. */
  isAnswered: () => boolean;
  /** Resolves when the connection is over, by whomever. */
  ended: Promise<void>;
  /** Cuts the connection off, as a phone that loses its network does. */
  abort: () => Promise<void>;
}

/**
 * Opens one.
 * @param isStubborn whether it goes on writing when the server has ended its side
 */
export async function rawConnection(app: NestExpressApplication, isStubborn = false): Promise<RawConnection> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: isStubborn });
  await once(socket, 'connect');
  let received = '';
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // who writes hears of it, and who waits for an answer
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve()))),
    answer: async (wanted) => {
      while (!wanted.test(received)) await nextChunk(socket, () => received);
      return received;
    },
    isAnswered: () => received !== '',
    ended,
    abort: async () => {
      const closed = once(socket, 'close');
      socket.resetAndDestroy();
      await closed;
    },
  };
}

function nextChunk(socket: Socket, received: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      socket.off('data', more).off('close', over);
      end();
    };
    const more = () => settle(resolve);
    const over = () => settle(() => reject(new Error(`the connection ended after: ${received()}`)));
    socket.on('data', more).on('close', over);
    if (socket.closed) over();
  });
}

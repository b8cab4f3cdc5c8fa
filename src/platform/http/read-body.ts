import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { SECOND_MS } from '../dates/durations.js';
import { AppError } from '../errors/app-error.js';
import { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** Without a byte for so long, or with a small body that takes longer, a sender is given up. */
const PATIENCE_MS = 30 * SECOND_MS;
/** The slowest that a large body may come, bytes a second. */
const SLOWEST = 32 * 1024;

/** Reads a request's body within bounds of size and time; one that is declared too large before its first byte. */
export function readBody(
  request: IncomingMessage,
  { bytes, tooLarge }: { bytes: number; tooLarge: () => AppError },
  read: () => Promise<void>,
): Promise<void> {
  const declared = Number(request.headers['content-length'] ?? bytes);
  if (declared > bytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const late = () => reject(new AppError('timeout'));
    const idle = setTimeout(late, PATIENCE_MS);
    const total = setTimeout(late, PATIENCE_MS + (declared / SLOWEST) * SECOND_MS);
    let seen = 0;
    const count = (chunk: Buffer): void => {
      idle.refresh();
      seen += chunk.length;
      if (seen > bytes) reject(tooLarge());
    };
    request.on('data', count);
    read()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(idle);
        clearTimeout(total);
        request.off('data', count);
      });
  });
}

/** How long and how much a refused client may go on sending: ending the connection at once would lose its answer. */
const LINGER_MS = 2 * SECOND_MS;
const LINGER_BYTES = 1024 * 1024;
/** Accepted requests have this long to be answered once the process is to end; after it, every connection is closed. */
const GRACE_MS = 6 * SECOND_MS;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Closes the connection of a client that is answered before its body has ended. */
@Injectable()
export class RequestBodies implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  watch(server: Server): void {
    // every body that is read has its own time, by its size
    server.requestTimeout = 0;
    server.prependListener('request', (request, response) => {
      if (hasBody(request)) closeIfEarly(request, response);
    });
  }

  beforeApplicationShutdown(): void {
    // a command of the operator's serves nobody
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    if (server) setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  }
}

function closeIfEarly(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const keepsAlive = response.shouldKeepAlive;
  response.shouldKeepAlive = false;
  request.once('end', () => (response.shouldKeepAlive = keepsAlive));
  socket.destroySoon = () => {
    if (request.complete) Socket.prototype.destroySoon.call(socket);
    else linger(request);
  };
}

function linger(request: IncomingMessage): void {
  const { socket } = request;
  const enough = socket.bytesRead + LINGER_BYTES;
  socket.end();
  // Node has given up the request's stream by now; ended while its client still writes, it would take the answer along
  socket.on('data', () => {
    if (socket.bytesRead > enough) socket.pause();
  });
  request.resume();
  const over = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(over));
}

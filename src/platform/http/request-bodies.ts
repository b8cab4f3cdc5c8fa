import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SECOND_MS } from '../dates/durations.js';

/** What a client may go on sending after it was refused: with a connection that ends at once its answer would be lost. */
const LINGER_MS = 2 * SECOND_MS;
const LINGER_BYTES = 1024 * 1024;
/** What was accepted has this long to be answered once the end was asked for; what still arrives is given up then. */
const GRACE_MS = 6 * SECOND_MS;

/** Whether a request comes with a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Who is answered before the end of a body is not listened to until then: the answer closes the connection. No connection
 * holds up the end of the process.
 */
@Injectable()
export class RequestBodies implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Watches the bodies of every request that the server hears. */
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

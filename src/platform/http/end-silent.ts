import type { Server } from 'node:http';
import type { ConnectionTiming } from '../config/connection-timing.js';

/** Has a server that does not listen yet close connections on which no request, or no end of its headers, comes: 408. */
export function endSilent(server: Server, { headers, look }: ConnectionTiming): void {
  server.headersTimeout = headers;
  // read when the server begins to listen; Node has it as an option of its making alone, which is Nest's
  Object.assign(server, { connectionsCheckingInterval: look });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '../errors/error-body.js';
import { errorStatus } from '../errors/error-status.js';
import { messages } from '../messages.js';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Whether a request asks for a path, of one host that can be one (RFC 9112, 3.2); whose name it is is for nobody to say. */
export function isWellAddressed({ url = '', headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // without one it is HTTP/1.0: of a later version Node refuses it
  const isHost = host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));
  return url.startsWith('/') && isHost && hosts.length <= 1;
}

/** Refuses a request that is not: Express and what it uses would fail on some of them. */
export function refuseAddress(response: ServerResponse): void {
  const message = messages.badAddress;
  const body: ErrorBody = { statusCode: errorStatus.invalid, message, erro: message, error: message };
  response.writeHead(errorStatus.invalid, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(JSON.stringify(body));
}

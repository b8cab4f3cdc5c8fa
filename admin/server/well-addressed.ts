import type { IncomingMessage, RequestListener } from 'node:http';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Refuses what does not ask for a path, of one host that can be one (RFC 9112, 3.2), before anything else sees it. */
export function wellAddressed(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isWellAddressed(request)) {
      listener(request, response);
      return;
    }
    response.writeHead(400, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      Connection: 'close',
    });
    response.end('O endereço do pedido ou o cabeçalho Host não é válido.');
  };
}

function isWellAddressed({ url = '', headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // without one it is HTTP/1.0: of a later version Node refuses it
  const isHost = host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));
  return url.startsWith('/') && isHost && hosts.length <= 1;
}
